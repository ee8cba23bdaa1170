import { KIND_NAMES, type KindName } from "../gen/kinds.ts";
import { markdownTable } from "../lib/markdown-table.ts";
import { marginal, medianOf } from "../lib/statistics.ts";
import type { Change, Cold, Machine, Results, Usage, Warm } from "./results.ts";

/** The results in Markdown: the machine, the cold builds, the warm builds, and what is unknown. */
export function report({ day, machine, cold, warm }: Results): string {
  const all = [...cold, ...warm].flatMap(({ runs }): readonly Usage[] => runs);
  return [
    `Measured on ${day}: ${machineLine(machine)}.`,
    ...KIND_NAMES.flatMap((name) => {
      const isOfKind = ({ kind }: { kind: KindName }) => kind === name;
      return tables(name, cold.filter(isOfKind), warm.filter(isOfKind));
    }),
    ...unknown(all),
  ].join("\n\n");
}

function tables(kind: KindName, cold: readonly Cold[], warm: readonly Warm[]): string[] {
  const of = `\`${kind}\``;
  return [
    ...(cold.length > 0 ? [`From nothing, ${of}:\n\n${coldTable(cold)}`] : []),
    ...(warm.length > 0 ? [`Built again after a change, ${of}:\n\n${warmTable(warm)}`] : []),
  ];
}

function machineLine(machine: Machine): string {
  const { cpu, cores, memory, node, system, disk, load } = machine;
  const parts = [
    `${cpu}, ${cores} ${cores === 1 ? "core" : "cores"}`,
    `${(memory / 1e9).toFixed(1)} GB of memory`,
    `Node.js ${node.replace(/^v/, "")}`,
    system,
    `disk: ${disk ?? "not known"}`,
    `load before the start ${load.toFixed(2)}`,
  ];
  return parts.join("; ");
}

const COLD_HEAD = [
  "local pages",
  "pages in all",
  "wall time",
  "fastest to slowest",
  "CPU time",
  "peak memory",
  "ms a page",
  "ms per additional page",
];

function coldTable(cold: readonly Cold[]): string {
  const points = cold.map(({ pages, runs }) => ({ pages, time: time(runs) }));
  const rows = cold.map(({ local, pages, runs }, index) => {
    const [point, previous] = [{ pages, time: time(runs) }, points[index - 1]];
    const each = ((point.time / pages) * 1000).toFixed(2);
    const more = previous ? marginal(previous, point).toFixed(2) : "";
    return [count(local), count(pages), ...usageCells(runs), each, more];
  });
  return markdownTable(COLD_HEAD, rows);
}

const TITLES: Record<Change, string> = {
  nothing: "nothing",
  page: "the text of one local page",
  reformatted: "the same, and the indentation of the file",
  ten: "the texts of ten local pages",
  hundred: "the texts of a hundred local pages",
  template: "a template of local pages",
  phone: "the phone number of the business",
};

const WARM_HEAD = [
  "local pages",
  "what changed",
  "wall time",
  "fastest to slowest",
  "CPU time",
  "peak memory",
  "files written",
  "kept",
  "removed",
];

function warmTable(warm: readonly Warm[]): string {
  const rows = warm.map(({ local, change, runs }) => {
    const counts = (["written", "kept", "removed"] as const).map((key) =>
      count(medianOf(runs, (run) => run[key]) ?? 0),
    );
    return [count(local), TITLES[change], ...usageCells(runs), ...counts];
  });
  return markdownTable(WARM_HEAD, rows);
}

const time = (runs: readonly Usage[]) => medianOf(runs, ({ wall }) => wall) ?? 0;

function usageCells(runs: readonly Usage[]): string[] {
  const walls = runs.map(({ wall }) => wall);
  const cpu = medianOf(runs, (run) => run.cpu);
  const peak = medianOf(runs, (run) => run.peak);
  return [
    seconds(time(runs)),
    `${seconds(Math.min(...walls))} to ${seconds(Math.max(...walls))}`,
    cpu === undefined ? "–" : seconds(cpu),
    peak === undefined ? "–" : `${Math.round(peak / 1e6)} MB`,
  ];
}

const seconds = (value: number) => `${value.toFixed(2)} s`;
const count = (value: number) => Math.round(value).toLocaleString("en-GB");

function unknown(runs: readonly Usage[]): string[] {
  const missing = [
    ...(runs.some(({ cpu }) => cpu === undefined) ? ["CPU time"] : []),
    ...(runs.some(({ peak }) => peak === undefined) ? ["peak memory"] : []),
  ];
  return missing.length > 0 ? [`This system does not provide: ${missing.join(", ")}.`] : [];
}
