// A list that grows at its end: the newest stays in sight, unless somebody reads further up.

const NEAR = 40; // pixels from the end that count as being there

export interface Scrolled {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

export class Stick {
  /** Whether the newest is to be kept in sight. */
  on = true;
  private top = 0;

  /** The list was scrolled, by somebody or by itself. It also stands elsewhere when its frame became smaller: that is nobody's wish. */
  scrolled(list: Scrolled): void {
    const atEnd = list.scrollTop + list.clientHeight > list.scrollHeight - NEAR;
    if (atEnd) this.on = true;
    else if (list.scrollTop < this.top) this.on = false;
    this.top = list.scrollTop;
  }
}
