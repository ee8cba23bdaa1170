import { escapeHtml } from "../../src/app/document.ts";
import { medianOf } from "../lib/statistics.ts";
import { MEASURED, PEERS, type Peer } from "./peers.ts";
import { STYLE } from "./plot-style.ts";
import type { Cold } from "./results.ts";
import { decades, logScale, spread } from "./scale.ts";

const WIDTH = 960;
const HEIGHT = 600;
/** Where the lines are; their labels are to the right. */
const AREA = { left: 74, right: 590, top: 84, bottom: 530 };
const LABEL_GAP = 19;

interface Point {
  pages: number;
  seconds: number;
}

interface Line {
  label: string;
  kind: "own" | "peer";
  points: Point[];
  /** From here on nothing was measured. */
  dashedFrom?: number;
}

/** Build time against pages, both on logarithmic scales: what was measured, beside what others cost. */
export function plot(cold: readonly Cold[]): string {
  const last = Math.max(10_000, ...cold.map(({ pages }) => pages));
  const lines = [...ownLine(cold), ...PEERS.map((peer) => peerLine(peer, last))];
  const points = lines.flatMap((line) => line.points);
  const times = points.map(({ seconds }) => seconds);
  const few = Math.min(...points.map(({ pages }) => pages));
  const [shortest, longest] = [Math.min(...times), Math.max(...times)];
  const domain = { x: [few / 1.2, last] as const, y: [shortest / 1.4, longest * 1.4] as const };
  const x = logScale(domain.x, [AREA.left, AREA.right]);
  const y = logScale(domain.y, [AREA.bottom, AREA.top]);
  const at = ({ pages, seconds }: Point) => [x(pages), y(seconds)] as const;
  return svg([
    ...decades(...domain.y).map((value) => horizontal(y(value), shownTime(value))),
    ...pageTicks(few, last).map((value) => vertical(x(value), value.toLocaleString("en-GB"))),
    ...lines.map((line) => drawn(line, at)),
    ...labels(lines, at),
  ]);
}

function ownLine(cold: readonly Cold[]): Line[] {
  const points = cold.map(({ pages, runs }) => ({
    pages,
    seconds: medianOf(runs, ({ wall }) => wall) ?? 0,
  }));
  const longest = points.at(-1);
  if (!longest) return [];
  const time = longest.seconds.toFixed(longest.seconds < 10 ? 1 : 0);
  const pages = longest.pages.toLocaleString("en-GB");
  return [{ label: `Plumbline: ${time} s for ${pages} pages`, kind: "own", points }];
}

function peerLine({ name, perPage }: Peer, last: number): Line {
  const [low, high = low] = perPage;
  const cost = (low + high) / 2 / 1000;
  const points = [MEASURED.from, MEASURED.to, last].map((pages) => ({
    pages,
    seconds: pages * cost,
  }));
  const label = `${name}: ${perPage.join("–")} ms`;
  return { label, kind: "peer", points, dashedFrom: MEASURED.to };
}

const shownTime = (seconds: number) => `${Number(seconds.toPrecision(1))} s`;

const pageTicks = (few: number, last: number) =>
  [30, 100, 300, 1000, 3000, 10_000].filter((value) => value >= few && value <= last);

type Place = readonly [x: number, y: number];

const horizontal = (y: number, label: string) =>
  `<path class="grid" d="M${AREA.left} ${fixed(y)}H${AREA.right}"/>` +
  text(AREA.left - 10, y + 4, label, "soft end");

const vertical = (x: number, label: string) =>
  `<path class="grid" d="M${fixed(x)} ${AREA.top}V${AREA.bottom}"/>` +
  text(x, AREA.bottom + 22, label, "soft middle");

function drawn({ kind, points, dashedFrom = Number.POSITIVE_INFINITY }: Line, at: At): string {
  const solid = points.filter(({ pages }) => pages <= dashedFrom);
  const dashed = points.filter(({ pages }) => pages >= dashedFrom);
  const marks = kind === "own" ? points.map((point) => dot(at(point))) : [];
  return [path(kind, solid.map(at)), path(`${kind} guess`, dashed.map(at)), ...marks].join("");
}

type At = (point: Point) => Place;

function path(kind: string, places: readonly Place[]): string {
  if (places.length < 2) return "";
  const steps = places.map(([x, y]) => `${fixed(x)} ${fixed(y)}`);
  return `<path class="${kind}" d="M${steps.join("L")}"/>`;
}

const dot = ([x, y]: Place) => `<circle class="dot" cx="${fixed(x)}" cy="${fixed(y)}" r="4"/>`;

/** Each at the end of its line, joined to it by a thin one, since some had to make room. */
function labels(lines: readonly Line[], at: At): string[] {
  const ends = lines.map(({ points }): Place => {
    const end = points.at(-1);
    return end ? at(end) : [AREA.right, AREA.bottom];
  });
  const places = spread(
    ends.map(([, y]) => y),
    LABEL_GAP,
  );
  return lines.map(({ label, kind }, index) => {
    const [x, y] = ends[index] ?? [AREA.right, AREA.bottom];
    const place = places[index] ?? y;
    const leader = [[x + 5, y] as const, [AREA.right + 22, place] as const];
    return path("leader", leader) + text(AREA.right + 27, place + 4.5, label, `${kind}-label`);
  });
}

const text = (x: number, y: number, words: string, kind: string) =>
  `<text class="${kind}" x="${fixed(x)}" y="${fixed(y)}">${escapeHtml(words)}</text>`;

const fixed = (value: number) => String(Number(value.toFixed(1)));

const TITLE = "Time to build a site from nothing, against its pages";

const NOTES = [
  "Plumbline: the whole command, measured. Others: pages × ms, which is what one page more costs between",
  `${MEASURED.from} and ${MEASURED.to.toLocaleString("en-GB")} pages (dashed: beyond what was measured); what a build costs before its first page is left out.`,
];

const svg = (parts: readonly string[]) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title notes">`,
    `<title id="title">${escapeHtml(TITLE)}</title>`,
    `<desc id="notes">${escapeHtml(NOTES.join(" "))}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${WIDTH}" height="${HEIGHT}" rx="8"/>`,
    text(24, 32, TITLE, "title"),
    ...NOTES.map((note, index) => text(24, 52 + index * 17, note, "soft")),
    ...parts,
    text((AREA.left + AREA.right) / 2, AREA.bottom + 48, "pages", "soft middle"),
    "</svg>\n",
  ].join("\n");
