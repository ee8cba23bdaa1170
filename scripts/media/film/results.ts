import { backOut, easeInOut, easeOut, mix, progress, tween } from "../lib/ease.ts";
import { handset, plumbBob, stars, type Trade, trade } from "../lib/icons.ts";
import { colour } from "../lib/palette.ts";
import { box, clip, place, shape, text } from "../lib/svg.ts";
import { rule } from "./furniture.ts";
import { town } from "./streets.ts";
import { beat } from "./timeline.ts";

interface Result {
  title: string;
  score: string;
  full: number;
  reviews: string;
  distance: string;
  trade: Trade;
  pin: { x: number; y: number };
}

const results: readonly Result[] = [
  {
    title: "Plumber",
    score: "4.9",
    full: 5,
    reviews: "(127)",
    distance: "0.4 mi",
    trade: "tap",
    pin: { x: 258, y: 226 },
  },
  {
    title: "Heating",
    score: "4.6",
    full: 4,
    reviews: "(38)",
    distance: "0.9 mi",
    trade: "flame",
    pin: { x: 424, y: 172 },
  },
  {
    title: "Drains",
    score: "4.3",
    full: 4,
    reviews: "(12)",
    distance: "1.6 mi",
    trade: "pipe",
    pin: { x: 72, y: 146 },
  },
];

const map = { top: 156, height: 330 };
const card = { x: 16, top: 502, width: 448, height: 126, pitch: 140 };

/** Where the first result's call button is, for the fingertip and the screen that opens from it. */
export const callButton = { x: 415, y: 565 };

function highlight(time: number): number {
  return easeInOut(progress(time, beat.highlight, 0.4));
}

function pin(result: Result, index: number, time: number): string {
  const start = beat.pins + index * 0.13;
  const fallen = progress(time, start, 0.5);
  if (fallen <= 0) return "";
  const lift = tween(time, { from: -map.height, to: 0, start, lasts: 0.5, ease: backOut(1.1) });
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

function mapPanel(time: number): string {
  const frame = box(0, 0, 480, map.height);
  // The town travels a little further than its frame, which gives the rise some depth.
  const drift = tween(time, { from: 60, to: -20, start: beat.results, lasts: 1.1 });
  // The first pin is drawn last: it grows over its neighbours.
  const pins = results.map((result, index) => pin(result, index, time)).reverse();
  return (
    clip("map", frame, place({ y: drift }, town) + pins.join("")) +
    rule(0, 1, 480, 1, colour.ink, 3) +
    rule(0, map.height - 1, 480, map.height - 1, colour.ink, 3)
  );
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
    to: map.top,
    start: beat.results,
    lasts: 0.62,
    ease: backOut(0.6),
  });
  return (
    place(
      { y },
      mapPanel(time) +
        shape("rect", { y: map.height, width: 480, height: 900, fill: colour.paper }),
    ) + results.map((result, index) => resultCard(result, index, time)).join("")
  );
}
