import { colour } from "../lib/palette.ts";
import { box, shape, text } from "../lib/svg.ts";

/** The clock, signal and battery at the top, clear of the middle where phones have a camera. */
export function statusBar(tone: string): string {
  const bars = [0, 1, 2, 3].map((n) => box(366 + n * 7, 34 - n * 4, 5, 6 + n * 4, { fill: tone }));
  const battery =
    box(406, 23, 36, 18, { fill: "none", stroke: tone, "stroke-width": 2.5, rx: 4 }) +
    box(410, 27, 22, 10, { fill: tone }) +
    box(444, 28, 3, 8, { fill: tone });
  const clock = text("8:02", { x: 32, y: 41, size: 24, weight: 600, fill: tone });
  return clock + bars.join("") + battery;
}

/** The bar along the bottom edge that a modern phone keeps over every app. */
export function homeBar(tone: string): string {
  return box(170, 944, 140, 5, { fill: tone, rx: 2.5 });
}

/** A whole screen of one colour. */
export function ground(fill: string = colour.paper): string {
  return box(0, 0, 480, 960, { fill });
}

/** A straight line, for rules and plumb lines. */
export function rule(x1: number, y1: number, x2: number, y2: number, stroke: string, weight = 2) {
  return shape("line", { x1, y1, x2, y2, stroke, "stroke-width": weight });
}
