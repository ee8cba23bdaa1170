import { backOut, easeInOut, progress, tween } from "../lib/ease.ts";
import { handset, stars, trade } from "../lib/icons.ts";
import { colour } from "../lib/palette.ts";
import { box, clip, place, shape, text } from "../lib/svg.ts";
import { mapHeight, mapPanel } from "./map.ts";
import { type Result, results } from "./pack.ts";
import { beat } from "./timeline.ts";

const mapTop = 156;
const card = { x: 16, top: 502, width: 448, height: 126, pitch: 140 };

/** Where the first result's call button is, for the fingertip and the screen that opens from it. */
export const callButton = { x: 415, y: 565 };

function highlight(time: number): number {
  return easeInOut(progress(time, beat.highlight, 0.4));
}

function thumbnail(result: Result, lit: boolean): string {
  const fill = lit ? colour.ink : colour.ground;
  const icon = trade[result.trade](lit ? colour.hivis : colour.muted);
  return box(16, 18, 90, 90, { fill, rx: 4 }) + place({ x: 61, y: 63, scale: 1.6 }, icon);
}

function callKey(lit: boolean): string {
  const face = lit
    ? { fill: colour.ink }
    : { fill: colour.card, stroke: colour.line, "stroke-width": 2.5 };
  const tone = lit ? colour.hivis : colour.ink;
  return (
    box(366, 18, 66, 90, { ...face, rx: 4 }) +
    place({ x: 399, y: 51, scale: 0.58, turn: -135 }, handset(tone)) +
    text("Call", { x: 399, y: 94, size: 21, weight: 700, fill: tone, anchor: "middle" })
  );
}

function facts(result: Result, lit: boolean): string {
  const soft = lit ? colour.ink : colour.muted;
  return (
    text(result.title, {
      x: 124,
      y: 44,
      size: 29,
      weight: 750,
      face: "archivo",
      fill: colour.ink,
    }) +
    text(result.score, { x: 124, y: 75, size: 23, weight: 700, fill: colour.ink }) +
    place({ x: 178, y: 67 }, stars(result.full, colour.ink, lit ? "#B9D41F" : colour.line)) +
    text(result.reviews, { x: 284, y: 75, size: 21, fill: soft }) +
    text("Open", { x: 124, y: 105, size: 21, weight: 700, fill: lit ? colour.ink : colour.green }) +
    text(result.distance, { x: 190, y: 105, size: 21, fill: soft })
  );
}

function face(result: Result, lit: boolean): string {
  const fill = lit ? colour.hivis : colour.card;
  const edge = { stroke: lit ? colour.ink : colour.line, "stroke-width": lit ? 3.5 : 2.5 };
  return (
    box(0, 0, card.width, card.height, { fill, ...edge, rx: 4 }) +
    thumbnail(result, lit) +
    facts(result, lit) +
    callKey(lit)
  );
}

function resultCard(result: Result, index: number, time: number): string {
  const start = beat.results + 0.1 + index * 0.07;
  const rise = tween(time, { from: 480, to: 0, start, lasts: 0.6, ease: backOut(0.8) });
  const y = card.top + index * card.pitch + rise;
  const lit = index === 0 ? highlight(time) : 0;
  const sweep = box(-4, -4, (card.width + 8) * lit, card.height + 8);
  const bright = lit > 0 ? clip("lit", sweep, face(result, true)) : "";
  return place({ x: card.x, y }, face(result, false) + bright);
}

/** The map pack: a map with three pins and the three results they stand for. */
export function mapPack(time: number): string {
  const y = tween(time, {
    from: 960,
    to: mapTop,
    start: beat.results,
    lasts: 0.62,
    ease: backOut(0.6),
  });
  return (
    place(
      { y },
      mapPanel(time) + shape("rect", { y: mapHeight, width: 480, height: 900, fill: colour.paper }),
    ) + results.map((result, index) => resultCard(result, index, time)).join("")
  );
}
