import { backOut, easeInOut, easeOut, mix, progress, tween } from "../lib/ease.ts";
import { trade } from "../lib/icons.ts";
import { colour } from "../lib/palette.ts";
import { box, clip, fade, place, shape, text } from "../lib/svg.ts";
import { answeredBar, onTheLine } from "./call.ts";
import { ground, homeBar, rule, statusBar } from "./furniture.ts";
import { type Job, jobs } from "./jobs.ts";
import { beat } from "./timeline.ts";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"];
const grid = { left: 54, top: 262, column: 85, hour: 70, first: 8, last: 17 };
const takeover = 0.5;

function cell(job: Job) {
  return {
    x: grid.left + job.day * grid.column + 3,
    y: grid.top + (job.from - grid.first) * grid.hour + 3,
    width: grid.column - 6,
    height: (job.until - job.from) * grid.hour - 6,
  };
}

function clock(hour: number): string {
  const minutes = hour % 1 === 0 ? "00" : "30";
  return `${((Math.floor(hour) + 11) % 12) + 1}:${minutes}`;
}

function booked(index: number): number {
  return index === 0 ? beat.week + takeover : beat.jobs + 0.08 + index * beat.perJob;
}

function block(job: Job, index: number, time: number): string {
  const grown = backOut(1.5)(progress(time, booked(index), index === 0 ? 0.01 : 0.34));
  if (grown <= 0) return "";
  const { x, y, width, height } = cell(job);
  const tone = job.bright ? colour.ink : colour.card;
  const fill = job.bright ? colour.hivis : colour.blue;
  const settled = progress(time, booked(index) + 0.1, 0.14);
  return (
    box(x, y, width, height * grown, {
      fill,
      rx: 4,
      stroke: job.bright ? colour.ink : colour.blue,
      "stroke-width": 2.5,
    }) +
    fade(
      settled,
      text(clock(job.from), { x: x + 9, y: y + 27, size: 21, weight: 700, fill: tone }) +
        place({ x: x + 27, y: y + height - 28, scale: 1.05 }, trade[job.trade](tone)),
    )
  );
}

function calendar(): string {
  const hours = [8, 10, 12, 14, 16].map((hour) => {
    const y = grid.top + (hour - grid.first) * grid.hour;
    return text(String(((hour + 11) % 12) + 1), {
      x: 42,
      y: y + 24,
      size: 21,
      fill: colour.muted,
      anchor: "end",
    });
  });
  const lines: string[] = [];
  for (let hour = grid.first; hour <= grid.last; hour++) {
    const y = grid.top + (hour - grid.first) * grid.hour;
    lines.push(rule(grid.left, y, 480, y, colour.line, hour % 2 === 0 ? 2 : 1));
  }
  const columns = days.map((day, index) => {
    const x = grid.left + index * grid.column;
    const middle = { x: x + grid.column / 2, anchor: "middle" } as const;
    return (
      rule(x, 184, x, 960, colour.line, 2) +
      text(day, { ...middle, y: 208, size: 23, weight: 600, fill: colour.muted }) +
      text(String(15 + index), {
        ...middle,
        y: 243,
        size: 28,
        weight: 750,
        face: "archivo",
        fill: colour.ink,
      })
    );
  });
  return (
    box(grid.left, 184, 480, 800, { fill: colour.card }) +
    lines.join("") +
    columns.join("") +
    hours.join("") +
    rule(0, 262, 480, 262, colour.ink, 3)
  );
}

function tally(time: number): string {
  const count = jobs.filter((_job, index) => time >= booked(index) + 0.05).length;
  const full = easeInOut(progress(time, booked(jobs.length - 1) + 0.2, 0.3));
  const letters = { y: 146, face: "archivo", fill: colour.ink } as const;
  return (
    box(24, 84, 240 * full, 80, { fill: colour.hivis }) +
    text(String(count), { ...letters, x: 36, size: 70, weight: 850, width: 105 }) +
    text(count === 1 ? "job" : "jobs", {
      ...letters,
      x: mix(94, 142, count > 9 ? 1 : 0),
      size: 48,
      weight: 700,
      width: 96,
    })
  );
}

function arrowKeys(): string {
  const line = { fill: "none", stroke: colour.ink, "stroke-width": 4 };
  const edge = { fill: colour.card, stroke: colour.line, "stroke-width": 2.5, rx: 4 };
  const key = (x: number, d: string) =>
    place({ x, y: 124 }, box(-26, -26, 52, 52, edge) + shape("path", { d, ...line }));
  return key(366, "M5-10-5 0 5 10") + key(430, "M-5-10 5 0-5 10");
}

// The call itself becomes the first job: the green bar flies to its hour and turns hi-vis.
function flight(time: number): string {
  const p = easeInOut(progress(time, beat.week, takeover));
  const [first] = jobs;
  if (p >= 1 || !first) return "";
  const end = cell(first);
  const start = answeredBar;
  const x = mix(start.x, end.x, p);
  const y = mix(start.y, end.y, p);
  const width = mix(start.width, end.width, p);
  const height = mix(start.height, end.height, p);
  const turned = easeOut(progress(time, beat.week + 0.12, 0.3));
  const booked = { fill: colour.hivis, rx: 4, stroke: colour.ink, "stroke-width": 2.5 };
  return (
    box(x, y, width, height, { fill: colour.green, rx: 4 }) +
    fade(1 - p * 8, place({ x: x - start.x, y: y - start.y }, onTheLine(time))) +
    fade(turned, box(x, y, width, height, booked))
  );
}

/** The trader's week: it rises over the call and fills with jobs. */
export function weekScreen(time: number): string {
  const y = tween(time, { from: 980, to: 0, start: beat.week, lasts: takeover, ease: easeInOut });
  const sheet = ground() + shape("rect", { y: -4, width: 480, height: 4, fill: colour.ink });
  const blocks = jobs.map((job, index) => block(job, index, time)).join("");
  return (
    place({ y }, sheet + calendar() + tally(time) + arrowKeys()) +
    clip("week", box(0, y, 480, 960), statusBar(colour.ink)) +
    flight(time) +
    blocks +
    place({ y }, homeBar(colour.ink))
  );
}
