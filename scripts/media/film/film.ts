import { shape } from "../lib/svg.ts";
import { callScreen } from "./call.ts";
import { searchScreen } from "./search.ts";
import { beat, framesPerSecond, screen, seconds } from "./timeline.ts";
import { weekScreen } from "./week.ts";
import { chevronWipe } from "./wipe.ts";

const wipeLasts = 0.7;

function scenes(time: number): string {
  if (time < beat.ring) return searchScreen(time);
  if (time < beat.week) return searchScreen(time) + callScreen(time);
  if (time < beat.wipe) return callScreen(time) + weekScreen(time);
  // What the wipe uncovers is the start of the next round, seen before its own zero.
  return weekScreen(time) + chevronWipe(time, beat.wipe, wipeLasts, searchScreen(time - seconds));
}

/** The whole screen at a moment of the loop, as SVG; the same moment always gives the same picture. */
export function picture(time: number): string {
  const { width, height } = screen;
  const moment = ((time % seconds) + seconds) % seconds;
  const view = {
    xmlns: "http://www.w3.org/2000/svg",
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
  };
  return shape("svg", view, scenes(moment));
}

/** Every frame of one round; the frame after the last is the first again. */
export function frames(): string[] {
  const count = seconds * framesPerSecond;
  return Array.from({ length: count }, (_, index) => picture(index / framesPerSecond));
}
