// A damped pendulum: how far it still is from rest, as a share of where it was let go.

export interface Swing {
  period: number;
  damping: number;
}

/** The share of the first deflection after so many seconds; `damping` is the ratio to critical damping. */
export function swingAt(swing: Swing, seconds: number): number {
  const omega = (2 * Math.PI) / Math.max(0.05, swing.period);
  const ratio = Math.min(Math.max(swing.damping, 0.02), 0.99);
  const turn = omega * Math.sqrt(1 - ratio * ratio);
  const decay = Math.exp(-ratio * omega * seconds);
  return decay * (Math.cos(turn * seconds) + ((ratio * omega) / turn) * Math.sin(turn * seconds));
}

const KNOCK = 0.3; // how much of its way a swing keeps that meets a stop

/** The angle after so many seconds of a swing between two angles; it comes back from a stop. */
export function angleAt(swing: Swing & { stop: number }, from: number, to: number, seconds: number): number {
  const angle = to + (from - to) * swingAt(swing, seconds);
  const beyond = Math.abs(angle) - swing.stop;
  return beyond > 0 ? Math.sign(angle) * (swing.stop - KNOCK * beyond) : angle;
}

/** Where a point goes when a group turns by so many degrees about its own point. */
export function turnedPoint(point: { x: number; y: number }, angle: number, about: { x: number; y: number }): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  const dx = point.x - about.x;
  const dy = point.y - about.y;
  return { x: about.x + dx * Math.cos(turn) - dy * Math.sin(turn), y: about.y + dx * Math.sin(turn) + dy * Math.cos(turn) };
}

/** Seconds until a swing over so many degrees is no longer seen. */
export function swingTime(swing: Swing, degrees: number): number {
  const omega = (2 * Math.PI) / Math.max(0.05, swing.period);
  const ratio = Math.min(Math.max(swing.damping, 0.02), 0.99);
  return Math.min(8, Math.max(0, Math.log(Math.max(1, Math.abs(degrees) / 0.05)) / (ratio * omega)));
}
