// Sprite sheets: fetched once and put into the document, so that colours given by CSS variables reach them.

const loaded = new Map<string, Promise<void>>();
const SHAPES = 'path,polygon,circle,ellipse,rect';
const PLACE = new Set(['d', 'points', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height', 'transform']);

export function loadArt(address: string): Promise<void> {
  let promise = loaded.get(address);
  if (!promise) {
    promise = fetch(address, { credentials: 'same-origin' })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
      .then(inline)
      .catch((error: unknown) => {
        loaded.delete(address); // another try may fare better
        throw error;
      });
    loaded.set(address, promise);
  }
  return promise;
}

export function edgeOf(sprite: string): string {
  return `${sprite}--edge`;
}

function inline(text: string): void {
  const sheet = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (sheet.nodeName !== 'svg') throw new Error('not a sprite sheet');
  sheet.querySelectorAll('script,foreignObject').forEach((node) => node.remove());
  sheet.querySelectorAll('symbol').forEach((symbol) => {
    const edge = outline(symbol);
    if (edge) symbol.after(edge);
  });
  const holder = document.importNode(sheet, true);
  holder.setAttribute('class', 'sprites');
  holder.setAttribute('aria-hidden', 'true');
  holder.setAttribute('width', '0');
  holder.setAttribute('height', '0');
  document.body.append(holder);
}

/** A symbol's outline as a symbol of its own: the shape marked `data-edge`, else its first shape. */
function outline(symbol: Element): Element | null {
  const shape = symbol.querySelector('[data-edge]') ?? symbol.querySelector(SHAPES);
  if (!shape) return null;
  const edge = symbol.cloneNode(false) as Element;
  edge.id = edgeOf(symbol.id);
  let copy = shape.cloneNode(false) as Element;
  for (const name of copy.getAttributeNames()) if (!PLACE.has(name)) copy.removeAttribute(name);
  copy.setAttribute('vector-effect', 'non-scaling-stroke');
  for (let up = shape.parentElement; up && up !== symbol; up = up.parentElement) {
    const turned = up.getAttribute('transform');
    if (!turned) continue;
    const wrap = symbol.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g');
    wrap.setAttribute('transform', turned);
    wrap.append(copy);
    copy = wrap;
  }
  edge.append(copy);
  return edge;
}
