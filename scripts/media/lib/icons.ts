import { colour } from "./palette.ts";
import { box, place, shape } from "./svg.ts";

/** A plumb bob hanging point down; the point is at 0,0 and the cap 64 above it. */
export function plumbBob(fill: string, outline: string): string {
  const body = "M0 0 -20-33Q-25-41-21-47-17-54-8-54H8Q17-54 21-47 25-41 20-33Z";
  const edge = { fill, stroke: outline, "stroke-width": 3, "stroke-linejoin": "round" };
  return box(-6, -66, 12, 13, edge) + shape("path", { d: body, ...edge });
}

/** A telephone handset, 60 wide, lying down; turn it by -135 degrees to pick it up. */
export function handset(fill: string): string {
  const d =
    "M-30-3C-30-17-16-22 0-22S30-17 30-3V8Q30 13 25 13H14Q9 13 9 8V-1Q0-5-9-1V8Q-9 13-14 13H-25Q-30 13-30 8Z";
  return shape("path", { d, fill });
}

/** A magnifying glass, 28 across. */
export function magnifier(stroke: string): string {
  const line = { fill: "none", stroke, "stroke-width": 4 };
  return (
    shape("circle", { cx: -3, cy: -3, r: 9.5, ...line }) +
    shape("path", { d: "M4 4 13 13", ...line })
  );
}

const starPath = "M0-10 2.9-3.6 9.8-2.9 4.6 1.7 6.1 8.5 0 5-6.1 8.5-4.6 1.7-9.8-2.9-2.9-3.6Z";

/** Five stars in a row, the last ones empty. */
export function stars(full: number, fill: string, empty: string): string {
  return [0, 1, 2, 3, 4]
    .map((index) =>
      place({ x: index * 22 }, shape("path", { d: starPath, fill: index < full ? fill : empty })),
    )
    .join("");
}

/** A drop of water, its tip at 0,0. */
export function drop(fill: string): string {
  return shape("path", { d: "M0 0C6 10 11 16 11 23A11 11 0 0 1-11 23C-11 16-6 10 0 0Z", fill });
}

/** What a job is, for the calendar: each drawn about 0,0 and some 34 across. */
export const trade = {
  tap: (c: string) =>
    shape("path", { d: "M-16-3H6Q16-3 16 7V12H6V7H-16ZM-7-3V-9H-13V-14H7V-9H1V-3Z", fill: c }),
  drip: (c: string) => place({ y: -17 }, drop(c)),
  flame: (c: string) =>
    shape("path", {
      d: "M1-18C4-9 13-6 13 5A13 12 0 0 1-13 5C-13-1-9-4-8-9-4-7-3-5-2-3 1-7 2-12 1-18Z",
      fill: c,
    }),
  spanner: (c: string) =>
    place(
      { turn: 45 },
      shape("path", { d: "M-4-5V16H4V-5A9 9 0 0 0 5-19V-12H-5V-19A9 9 0 0 0-4-5Z", fill: c }),
    ),
  pipe: (c: string) =>
    shape("path", {
      d: "M-16-13H-10V-10H2Q13-10 13 1V9H16V15H-1V9H2V2Q2 1 1 1H-10V4H-16Z",
      fill: c,
    }),
} as const;

/** The name of a kind of job. */
export type Trade = keyof typeof trade;

/** A fingertip: pressed from 0 to 1, with a ring that spreads once it has landed. */
export function fingertip(pressed: number, ripple: number): string {
  // Paper inside ink, so that it shows on hi-vis, on blue and on ink alike.
  const halo = { fill: "none", stroke: colour.paper, "stroke-width": 3 };
  const ring = { fill: "none", stroke: colour.ink, "stroke-width": 4, opacity: 1 - ripple };
  const spread = ripple > 0 && ripple < 1 ? shape("circle", { r: 26 + 34 * ripple, ...ring }) : "";
  const r = 28 - 7 * pressed;
  const tip = {
    r,
    fill: colour.paper,
    "fill-opacity": 0.62,
    stroke: colour.ink,
    "stroke-width": 4,
  };
  return spread + shape("circle", tip) + shape("circle", { r: r + 3.5, ...halo });
}
