import { backOut, easeIn, easeInOut, easeOut, mix, progress, tween } from "../lib/ease.ts";
import { fingertip } from "../lib/icons.ts";
import { colour } from "../lib/palette.ts";
import { fade, place } from "../lib/svg.ts";
import { ground, homeBar, statusBar } from "./furniture.ts";
import { drippingTap, searchBox } from "./home.ts";
import { keyboard, searchKey } from "./keyboard.ts";
import { callButton, mapPack } from "./results.ts";
import { beat } from "./timeline.ts";

interface Tap {
  at: number;
  x: number;
  y: number;
}

/** A fingertip that comes up from below, presses at its moment and leaves. */
export function tapOn(time: number, { at, x, y }: Tap): string {
  const arriving = easeOut(progress(time, at - 0.4, 0.32));
  const leaving = progress(time, at + 0.22, 0.16);
  if (arriving <= 0 || leaving >= 1) return "";
  const pressed = progress(time, at - 0.08, 0.08) - progress(time, at + 0.06, 0.12);
  const where = { x: x + mix(30, 0, arriving), y: y + mix(150, 0, arriving) };
  const seen = Math.min(1, arriving * 2) * (1 - leaving);
  return fade(seen, place(where, fingertip(pressed, progress(time, at, 0.32))));
}

/** From an empty search box to a map pack whose first result is about to be called. */
export function searchScreen(time: number): string {
  const gone = easeIn(progress(time, beat.results - 0.04, 0.3));
  const up = easeInOut(progress(time, beat.results, 0.5));
  const keys = tween(time, {
    from: 620,
    to: 1000,
    start: beat.results - 0.02,
    lasts: 0.36,
    ease: easeIn,
  });
  const boxY = mix(508, 66, backOut(0.4)(up));
  return (
    ground(colour.paper) +
    (gone < 1 ? place({ y: -560 * gone }, drippingTap(time)) : "") +
    (time > beat.results ? mapPack(time) : "") +
    searchBox(time, boxY) +
    (keys < 990 ? keyboard(time, keys) : "") +
    statusBar(colour.ink) +
    homeBar(colour.ink) +
    tapOn(time, { at: beat.search, ...searchKey }) +
    tapOn(time, { at: beat.call, ...callButton })
  );
}
