import type { Path } from "fontkit";
import { addAll } from "../../lib/lists.ts";
import type { Outline } from "../../looks/drawing/coverage.ts";

/** Straight pieces for each curve; at 150 pixels for a letter they are seen as a curve. */
const PIECES = 10;

/** A font's path as polygons, at `scale` pixels for each of the font's units. */
export function outlineOf(path: Path, scale: number): Outline {
  const outline: number[][] = [];
  for (const { command, args } of path.commands) {
    if (command === "closePath") continue;
    if (command === "moveTo") outline.push([]);
    const polygon = outline.at(-1) ?? [];
    // A font's y axis points up.
    const points = args.map((value, index) => (index % 2 ? -value : value) * scale);
    if (points.length > 2) addAll(polygon, curve(polygon.slice(-2), points));
    else addAll(polygon, points);
  }
  return outline;
}

/** Points on a Bézier curve of any degree, by de Casteljau's construction. */
function curve(start: readonly number[], rest: readonly number[]): number[] {
  return Array.from({ length: PIECES }, (_, index) => {
    const t = (index + 1) / PIECES;
    let points = [...start, ...rest];
    while (points.length > 2) {
      points = points.slice(0, -2).map((value, at) => value + t * ((points[at + 2] ?? 0) - value));
    }
    return points;
  }).flat();
}
