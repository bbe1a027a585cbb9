// The camera over a board: a point of the area shown at scale k. All in units of the area.

export interface Camera {
  k: number;
  x: number;
  y: number;
}

export const WHOLE: Camera = { k: 1, x: 0, y: 0 };
export const CLOSEST = 6;

/** A camera that never shows more than the area, nor anything beside it. x and y are the top left corner shown. */
export function bounded(camera: Camera, width: number, height: number): Camera {
  const k = Math.min(CLOSEST, Math.max(1, camera.k));
  const x = Math.min(width - width / k, Math.max(0, camera.x));
  const y = Math.min(height - height / k, Math.max(0, camera.y));
  return { k, x, y };
}

/** Zooms so that the point (px, py), as seen now, stays where it is. The point is given as shares of the view, 0..1. */
export function zoomed(camera: Camera, factor: number, px: number, py: number, width: number, height: number): Camera {
  const k = Math.min(CLOSEST, Math.max(1, camera.k * factor));
  const x = camera.x + (width / camera.k - width / k) * px;
  const y = camera.y + (height / camera.k - height / k) * py;
  return bounded({ k, x, y }, width, height);
}

/** Zooms with a point of the area in the middle. */
export function centred(camera: Camera, factor: number, x: number, y: number, width: number, height: number): Camera {
  const k = Math.min(CLOSEST, Math.max(1, camera.k * factor));
  return bounded({ k, x: x - width / k / 2, y: y - height / k / 2 }, width, height);
}

/** Moves the view by shares of its own size. */
export function panned(camera: Camera, dx: number, dy: number, width: number, height: number): Camera {
  return bounded({ k: camera.k, x: camera.x - (dx * width) / camera.k, y: camera.y - (dy * height) / camera.k }, width, height);
}

/** The camera moved just enough that the point is seen well inside. */
export function showing(camera: Camera, x: number, y: number, width: number, height: number): Camera {
  const w = width / camera.k;
  const h = height / camera.k;
  const inside = x > camera.x + w * 0.08 && x < camera.x + w * 0.92 && y > camera.y + h * 0.08 && y < camera.y + h * 0.92;
  if (camera.k === 1 || inside) return camera;
  return bounded({ k: camera.k, x: x - w / 2, y: y - h / 2 }, width, height);
}
