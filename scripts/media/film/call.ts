import { backOut, easeInOut, easeOut, mix, progress } from "../lib/ease.ts";
import { handset } from "../lib/icons.ts";
import { colour } from "../lib/palette.ts";
import { box, clip, fade, place, shape, text } from "../lib/svg.ts";
import { customer } from "./caller.ts";
import { ground, homeBar, statusBar } from "./furniture.ts";
import { callButton } from "./results.ts";
import { tapOn } from "./search.ts";
import { beat } from "./timeline.ts";

const caller = { x: 240, y: 448 };
const key = { top: 756, height: 116, left: 24, right: 456 };

/** Where the answer button is. */
export const answerButton = { x: 312, y: 814 };

/** Where the bar of the answered call lies when the calendar takes it over. */
export const answeredBar = {
  x: key.left,
  y: key.top,
  width: key.right - key.left,
  height: key.height,
};

function answered(time: number): number {
  return easeInOut(progress(time, beat.answer, 0.3));
}

// Fewer than three rings pass any one place in a second, which keeps under the flash limit.
function ringing(time: number): string {
  const quiet = progress(time, beat.answer, 0.2);
  const arcs = [0, 1, 2].map((index) => {
    const p = ((time - beat.ring) * 0.9 + index / 3) % 1;
    const r = mix(150, 236, p);
    const seen = Math.min(1, p * 5, (1 - p) * 2) * (1 - quiet);
    const d = `M${-r * 0.8} ${-r * 0.6}A${r} ${r} 0 0 0 ${-r * 0.8} ${r * 0.6}M${r * 0.8} ${-r * 0.6}A${r} ${r} 0 0 1 ${r * 0.8} ${r * 0.6}`;
    return fade(seen, shape("path", { d, fill: "none", stroke: colour.hivis, "stroke-width": 9 }));
  });
  return place(caller, time < beat.ring + 0.2 ? "" : arcs.join(""));
}

function portrait(time: number): string {
  const calm = 1 - progress(time, beat.answer, 0.2);
  const wobble = 3.2 * Math.sin((time - beat.ring) * 13) * calm;
  const size = backOut(1.6)(progress(time, beat.ring + 0.12, 0.4));
  const frame = box(-104, -104, 208, 208, { rx: 4 });
  const picture = clip(
    "caller",
    frame,
    box(-104, -104, 208, 208, { fill: colour.water }) + customer(),
  );
  const edge = box(-104, -104, 208, 208, {
    rx: 4,
    fill: "none",
    stroke: colour.paper,
    "stroke-width": 5,
  });
  return place({ ...caller, scale: size * 1.18, turn: wobble }, picture + edge);
}

function heading(time: number): string {
  const waiting = 1 - progress(time, beat.answer, 0.12);
  const counting = progress(time, beat.answer + 0.12, 0.12);
  const middle = { x: 240, anchor: "middle" } as const;
  const name = { ...middle, y: 214, size: 52, weight: 800, width: 96, face: "archivo" } as const;
  const clock = `0:0${Math.max(0, Math.floor((time - beat.answer) * 4))}`;
  return (
    text("New customer", { ...name, fill: colour.paper }) +
    fade(waiting, text("Calling", { ...middle, y: 150, size: 27, fill: colour.mutedOnInk })) +
    fade(counting, text(clock, { ...middle, y: 150, size: 27, weight: 600, fill: colour.hivis }))
  );
}

function voice(time: number): string {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((n) => {
      const height = 14 + 44 * Math.abs(Math.sin(time * 5 + n * 1.3)) * (1 - Math.abs(n - 4) / 8);
      return box(n * 18 - 76, -height / 2, 8, height, { fill: colour.card });
    })
    .join("");
}

/** What the bar of a call under way shows: the handset and the voices. */
export function onTheLine(time: number): string {
  return (
    place({ x: 92, y: 814, scale: 1.05, turn: -135 }, handset(colour.card)) +
    place({ x: 268, y: 814 }, voice(time))
  );
}

// It grows into the bar of a call under way.
function answerKey(time: number): string {
  const p = answered(time);
  const left = mix(168, key.left, p);
  const shake = 9 * Math.sin((time - beat.ring) * 17) * (1 - p);
  const pressed =
    5 * (progress(time, beat.answer - 0.06, 0.06) - progress(time, beat.answer + 0.08, 0.12));
  return (
    box(
      left + pressed,
      key.top + pressed,
      key.right - left - 2 * pressed,
      key.height - 2 * pressed,
      { fill: colour.green, rx: 4 },
    ) +
    place({ x: mix(312, 92, p), y: 814, scale: 1.05, turn: -135 + shake }, handset(colour.card)) +
    fade(p, place({ x: 268, y: 814 }, voice(time)))
  );
}

function declineKey(time: number): string {
  const p = easeOut(progress(time, beat.answer, 0.18));
  const edge = { fill: "none", stroke: colour.muted, "stroke-width": 3, rx: 4 };
  const icon = place({ x: 88, y: 820, scale: 0.8 }, handset(colour.mutedOnInk));
  return fade(1 - p, box(key.left + 1.5, key.top + 1.5, 125, key.height - 3, edge) + icon);
}

/** The trader's phone: it rings, a thumb answers, and the customer is on the line. */
export function callScreen(time: number): string {
  const opened = easeInOut(progress(time, beat.ring, 0.42));
  const iris = shape("circle", { cx: callButton.x, cy: callButton.y, r: mix(20, 760, opened) });
  const content =
    ground(colour.ink) +
    statusBar(colour.paper) +
    heading(time) +
    ringing(time) +
    portrait(time) +
    declineKey(time) +
    (time < beat.week ? answerKey(time) : "") +
    homeBar(colour.paper) +
    tapOn(time, { at: beat.answer, ...answerButton });
  return opened < 1 ? clip("iris", iris, content) : content;
}
