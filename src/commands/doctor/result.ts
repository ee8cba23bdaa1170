import { counted } from "../../lib/amounts.ts";
import { painter } from "../../lib/paint.ts";

/** The groups of the report, in its order. */
export const GROUPS = [
  "Words and facts",
  "Domain and search engines",
  "Forms",
  "Legal pages",
  "Weight",
  "Safety",
  "Old addresses",
] as const;

export type Group = (typeof GROUPS)[number];

/**
 * `note` requires nothing; `to do` is left before the site is ready; `wrong` is a mistake that
 * visitors see; `unknown` could not be tested.
 */
export type State = "ok" | "note" | "to do" | "wrong" | "unknown";

/** One line of the doctor's list. */
export interface DoctorResult {
  group: Group;
  state: State;
  /** The result, in a sentence. */
  what: string;
  /** The next step. */
  todo?: string;
}

type MakeResult = (what: string, todo?: string) => DoctorResult;

/** Functions that make results of a group. */
export function resultsIn(
  group: Group,
): Record<"ok" | "note" | "toDo" | "wrong" | "unknown", MakeResult> {
  const say =
    (state: State): MakeResult =>
    (what, todo) => ({ group, state, what, ...(todo !== undefined && { todo }) });
  return {
    ok: say("ok"),
    note: say("note"),
    toDo: say("to do"),
    wrong: say("wrong"),
    unknown: say("unknown"),
  };
}

/** A result about some items; nothing for an empty list. */
export const ifAny = <T>(
  items: readonly T[],
  result: (items: readonly T[]) => DoctorResult,
): DoctorResult[] => (items.length > 0 ? [result(items)] : []);

/** 0 if a site is ready, 1 if it is not, 2 if it could not be tested. */
export function exitCodeOf(results: readonly DoctorResult[]): number {
  if (results.some(({ state }) => state === "unknown")) return 2;
  return results.some(({ state }) => state === "wrong" || state === "to do") ? 1 : 0;
}

const STYLES = {
  ok: "green",
  note: "cyan",
  "to do": "yellow",
  wrong: "red",
  unknown: "magenta",
} as const satisfies Record<State, string>;

const WIDTH = Math.max(...Object.keys(STYLES).map((state) => state.length));

/** The report for a terminal. */
export function formatResults(results: readonly DoctorResult[], { colour = false }): string {
  const paint = painter(colour);
  const lineOf = ({ state, what, todo }: DoctorResult) => [
    `  ${paint(STYLES[state], state.padEnd(WIDTH))}  ${what}`,
    ...(todo === undefined ? [] : [`  ${" ".repeat(WIDTH)}  → ${todo}`]),
  ];
  const blocks = inGroups(results).map(([group, own]) =>
    [paint("bold", group), ...own.flatMap(lineOf)].join("\n"),
  );
  return [...blocks, verdict(results)].join("\n\n");
}

/** Problems come first in each group; empty groups are left out. */
export const inGroups = (
  results: readonly DoctorResult[],
): [group: string, results: DoctorResult[]][] =>
  GROUPS.map((group): [string, DoctorResult[]] => [
    group,
    ORDER.flatMap((state) =>
      results.filter((each) => each.group === group && each.state === state),
    ),
  ]).filter(([, own]) => own.length > 0);

const ORDER: readonly State[] = ["unknown", "wrong", "to do", "note", "ok"];

/** The summary line. */
export function verdict(results: readonly DoctorResult[]): string {
  const count = (state: State) => results.filter((each) => each.state === state).length;
  const [wrong, todo] = [count("wrong"), count("to do")];
  if (count("unknown") > 0) return "The site could not be reached; see above.";
  if (wrong + todo === 0) return "Ready.";
  const parts = [
    ...(wrong > 0 ? [counted(wrong, "problem")] : []),
    ...(todo > 0 ? [counted(todo, "task")] : []),
  ];
  return `Not ready: ${parts.join(", ")}.`;
}
