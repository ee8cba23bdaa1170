import { type Diagnostic, EACH, type Path } from "./diagnostic.ts";

/** What a stage reports. */
export interface StageReport {
  diagnostics: Diagnostic[];
  /** Where an example stands for a mistake, so that later stages can go on: nothing that they say of it is about the file. */
  standIns: Path[];
}

/** Whether a path, or one of those that it stands for, is one of the others or lies below one. */
export const isUnder = (path: Path, others: readonly Path[]): boolean =>
  others.some((other) =>
    other.every((step, index) => path[index] === step || path[index] === EACH),
  );

/**
 * What is left of what a later stage says, after an earlier one. One mistake is reported once: what is
 * said of a stand-in, or follows from one, goes.
 */
export const without = <T extends Pick<Diagnostic, "path" | "basis">>(
  standIns: readonly Path[],
  found: readonly T[],
): T[] =>
  standIns.length === 0
    ? [...found]
    : found.filter(
        ({ path, basis = [] }) => ![path, ...basis].some((each) => isUnder(each, standIns)),
      );

/** What both of two stages report, one after the other. */
export const andThen = (first: StageReport, later: StageReport): StageReport => ({
  diagnostics: [...first.diagnostics, ...without(first.standIns, later.diagnostics)],
  standIns: [...first.standIns, ...later.standIns],
});
