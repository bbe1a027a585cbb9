// Where the pointer and the focus are on the boards of a table, and where things were before the last change.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf(id: string): DOMRect | null {
  return document.querySelector(`[data-item="${CSS.escape(id)}"]`)?.getBoundingClientRect() ?? null;
}

export class Pointing {
  hover = $state<string | null>(null);
  focus = $state<string | null>(null);
  /** The item of each area that the Tab key leads to. */
  stop = $state.raw<Record<string, string>>({});
  at = $state.raw<Box | null>(null);
  /** Angle each group has at this moment, while it swings. */
  angles = $state.raw<Record<string, number>>({});
  readonly rects = new Map<string, DOMRect>();

  point(id: string | null, box: Box | null): void {
    this.hover = id;
    this.at = box;
  }

  focused(id: string, area: string, visible: boolean): void {
    this.focus = visible ? id : null;
    if (this.stop[area] !== id) this.stop = { ...this.stop, [area]: id };
    this.keyArea = visible ? area : '';
    if (visible) this.at = boxOf(id);
  }

  /** Whoever moved by keyboard in an area stays there when the item under the focus goes away. */
  keyArea = '';

  blurred(to: EventTarget | null): void {
    if (to) this.keyArea = '';
    this.focus = null;
    if (!this.hover) this.at = null;
  }

  /** Called before a change is drawn, so that items may glide from one area to another. */
  remember(root: HTMLElement): void {
    this.rects.clear();
    for (const element of root.querySelectorAll<SVGElement>('[data-item]')) {
      const id = element.dataset.item;
      if (id) this.rects.set(id, element.getBoundingClientRect());
    }
  }

  moveFocus(id: string): void {
    document.querySelector<SVGElement>(`[data-item="${CSS.escape(id)}"]`)?.focus();
  }
}

/** Where a card of this size goes beside a box without leaving the window. */
export function beside(box: Box, width: number, height: number, viewWidth: number, viewHeight: number): { x: number; y: number } {
  const middle = (box.left + box.right) / 2 - width / 2;
  const x = Math.max(8, Math.min(viewWidth - width - 8, middle));
  const below = box.bottom + 10;
  const above = box.top - height - 10;
  const y = below + height <= viewHeight - 8 ? below : above >= 8 ? above : Math.max(8, viewHeight - height - 8);
  return { x, y };
}
