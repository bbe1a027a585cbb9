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

/** Seconds until a swing over so many degrees is no longer seen. */
export function swingTime(swing: Swing, degrees: number): number {
  const omega = (2 * Math.PI) / Math.max(0.05, swing.period);
  const ratio = Math.min(Math.max(swing.damping, 0.02), 0.99);
  return Math.min(8, Math.max(0, Math.log(Math.max(1, Math.abs(degrees) / 0.05)) / (ratio * omega)));
}
