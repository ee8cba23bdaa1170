import { backOut, easeOut, mix, progress, tween } from "../lib/ease.ts";
import { plumbBob } from "../lib/icons.ts";
import { colour } from "../lib/palette.ts";
import { box, clip, place, text } from "../lib/svg.ts";
import { rule } from "./furniture.ts";
import { type Result, results } from "./pack.ts";
import { town } from "./streets.ts";
import { beat } from "./timeline.ts";

/** How much of the screen the map takes. */
export const mapHeight = 330;

function pin(result: Result, index: number, time: number): string {
  const start = beat.pins + index * 0.13;
  const fallen = progress(time, start, 0.5);
  if (fallen <= 0) return "";
  const lift = tween(time, { from: -mapHeight, to: 0, start, lasts: 0.5, ease: backOut(1.1) });
  const slack = easeOut(progress(time, start + 0.36, 0.25));
  const chosen = index === 0 ? backOut(2)(progress(time, beat.highlight, 0.4)) : 0;
  const first = index === 0 && time >= beat.highlight;
  const bob =
    plumbBob(first ? colour.hivis : colour.ink, first ? colour.ink : colour.card) +
    text(String(index + 1), {
      x: 0,
      y: -28,
      size: 25,
      weight: 800,
      face: "archivo",
      anchor: "middle",
      fill: first ? colour.ink : colour.card,
    });
  const { x, y } = result.pin;
  const cord =
    slack < 1 ? rule(x, mix(-20, y + lift - 64, slack), x, y + lift - 64, colour.ink, 3) : "";
  return cord + place({ x, y: y + lift, scale: mix(1.15, 1.5, chosen) }, bob);
}

/** The map, its top edge at 0, with a pin dropped on a line for each result. */
export function mapPanel(time: number): string {
  const frame = box(0, 0, 480, mapHeight);
  // The town travels a little further than its frame, which gives the rise some depth.
  const drift = tween(time, { from: 60, to: -20, start: beat.results, lasts: 1.1 });
  // The first pin is drawn last: it grows over its neighbours.
  const pins = results.map((result, index) => pin(result, index, time)).reverse();
  return (
    clip("map", frame, place({ y: drift }, town) + pins.join("")) +
    rule(0, 1, 480, 1, colour.ink, 3) +
    rule(0, mapHeight - 1, 480, mapHeight - 1, colour.ink, 3)
  );
}
