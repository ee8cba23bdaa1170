import { easeInOut, mix, progress } from "../lib/ease.ts";
import { colour } from "../lib/palette.ts";
import { clip, shape } from "../lib/svg.ts";
import { screen } from "./timeline.ts";

const point = 150;
const band = 84;
const bands = [colour.hivis, colour.ink, colour.hivis, colour.ink];

/** Everything left of an arrowhead edge whose shoulders stand at `x`. */
function arrowhead(x: number): string {
  const { width, height } = screen;
  return `M${-width} 0H${x}L${x + point} ${height / 2} ${x} ${height}H${-width}Z`;
}

/** Hazard chevrons that cross the screen and leave `next` behind them. */
export function chevronWipe(time: number, start: number, lasts: number, next: string): string {
  const tail = bands.length * band;
  const x = mix(-point, screen.width + tail, easeInOut(progress(time, start, lasts)));
  const stripes = bands.map((fill, index) =>
    shape("path", { d: arrowhead(x - index * band), fill }),
  );
  const cleared = shape("path", { d: arrowhead(x - tail) });
  return stripes.join("") + clip("wiped", cleared, next);
}
