import { easeIn, easeOut, mix, progress } from "../lib/ease.ts";
import { drop, magnifier } from "../lib/icons.ts";
import { colour } from "../lib/palette.ts";
import { box, place, shape, text } from "../lib/svg.ts";
import { beat, seconds } from "./timeline.ts";

const query = "plumber near me";

// A whole number of drips and caret blinks fits the loop, so neither jumps at the seam.
const dripEvery = seconds / 5;
const blinkEvery = 1;

const outline = { stroke: colour.ink, "stroke-width": 5, "stroke-linejoin": "round" };

// The pipe comes in from the edge of the screen: there is a whole house beyond it.
function tap(): string {
  const body = "M-4 196H262Q330 196 330 264V296H278V264Q278 248 262 248H-4Z";
  return (
    shape("path", { d: body, fill: colour.ink }) +
    box(52, 180, 26, 84, { fill: colour.ink, rx: 4 }) +
    box(168, 128, 30, 76, { fill: colour.ink }) +
    box(152, 172, 62, 16, { fill: colour.ink, rx: 4 }) +
    box(116, 96, 134, 36, { fill: colour.hivis, rx: 4, ...outline }) +
    box(268, 290, 72, 22, { fill: colour.ink, rx: 4 })
  );
}

function bucket(): string {
  return (
    shape("path", { d: "M232 398H376L360 468H248Z", fill: colour.blue, ...outline }) +
    box(222, 384, 164, 18, { fill: colour.card, rx: 4, ...outline }) +
    box(260, 414, 9, 34, { fill: colour.card, rx: 4 }) +
    box(-4, 468, 488, 5, { fill: colour.ink })
  );
}

function drip(time: number): string {
  const phase = (((time % dripEvery) + dripEvery) % dripEvery) / dripEvery;
  const swelling = easeOut(progress(phase, 0.05, 0.45));
  const falling = easeIn(progress(phase, 0.5, 0.24));
  if (falling >= 1) return splash(progress(phase, 0.74, 0.24));
  return place({ x: 304, y: mix(308, 374, falling), scale: swelling }, drop(colour.blue));
}

function splash(p: number): string {
  if (p <= 0 || p >= 1) return "";
  const height = 26 * Math.sin(Math.PI * p);
  const away = 14 + 22 * easeOut(p);
  return [-1, 1]
    .map((side) =>
      shape("circle", { cx: 304 + side * away, cy: 378 - height, r: 5, fill: colour.blue }),
    )
    .join("");
}

/** The reason for the search: a tap that drips into a bucket. */
export function drippingTap(time: number): string {
  return tap() + drip(time) + bucket();
}

/** How many letters of the search have been typed by then. */
export function lettersTyped(time: number): number {
  const typed = Math.floor((time - beat.typing) / beat.perLetter) + 1;
  return Math.min(query.length, Math.max(0, typed));
}

/** The letter under the thumb, and how recently it was struck: 1 is just now. */
export function struckKey(time: number): { letter: string; heat: number } {
  const typed = lettersTyped(time);
  const since = time - beat.typing - (typed - 1) * beat.perLetter;
  return { letter: query.charAt(typed - 1), heat: 1 - progress(since, 0, 0.14) };
}

function caret(time: number, typed: number): string {
  if (time > beat.search) return "";
  const waiting = typed === 0 && ((time % blinkEvery) + blinkEvery) % blinkEvery > 0.6;
  return waiting
    ? ""
    : shape("tspan", { fill: colour.blue, "font-weight": 400, dx: typed === 0 ? -4 : 0 }, "|");
}

/** The search box at a height on the screen, with what has been typed in it. */
export function searchBox(time: number, y: number): string {
  const typed = lettersTyped(time);
  const frame = { fill: colour.card, stroke: colour.ink, "stroke-width": 3, rx: 4 };
  // The caret is a letter of the same line, so it follows the text without measuring it.
  const line = text(query.slice(0, typed), { x: 92, y: 47, size: 32, fill: colour.ink });
  return place(
    { y },
    box(24, 0, 432, 72, frame) +
      place({ x: 60, y: 36, scale: 1.1 }, magnifier(colour.blue)) +
      line.replace("</text>", `${caret(time, typed)}</text>`),
  );
}
