/** A curve from 0 to 1; it may leave that range on the way when it overshoots. */
export type Ease = (progress: number) => number;

interface Tween {
  from: number;
  to: number;
  /** Seconds into the film. */
  start: number;
  /** Seconds the move takes. */
  lasts: number;
  ease?: Ease;
}

/** Starts at once and settles: for things that answer a touch. */
export const easeOut: Ease = (p) => 1 - (1 - p) ** 3;

/** Gathers speed: for things that leave or fall. */
export const easeIn: Ease = (p) => p ** 3;

/** Slow at both ends: for large surfaces crossing the screen. */
export const easeInOut: Ease = (p) => (p < 0.5 ? 4 * p ** 3 : 1 - (2 - 2 * p) ** 3 / 2);

/** Goes a little past its mark and comes back; more `overshoot`, more swing. */
export function backOut(overshoot = 1.4): Ease {
  return (p) => 1 + (overshoot + 1) * (p - 1) ** 3 + overshoot * (p - 1) ** 2;
}

/** How far `time` is through a span, held at 0 before it and at 1 after it. */
export function progress(time: number, start: number, lasts: number): number {
  return Math.min(1, Math.max(0, (time - start) / lasts));
}

/** The value between two numbers. */
export function mix(from: number, to: number, p: number): number {
  return from + (to - from) * p;
}

/** A number on its way from one value to another. */
export function tween(time: number, { from, to, start, lasts, ease = easeOut }: Tween): number {
  return mix(from, to, ease(progress(time, start, lasts)));
}
