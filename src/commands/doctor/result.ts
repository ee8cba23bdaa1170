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

/** 0 if a site is ready, 1 if it is not, 2 if it could not be tested. */
export function exitCodeOf(results: readonly DoctorResult[]): number {
  if (results.some(({ state }) => state === "unknown")) return 2;
  return results.some(({ state }) => state === "wrong" || state === "to do") ? 1 : 0;
}
