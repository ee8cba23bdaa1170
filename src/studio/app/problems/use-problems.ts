import { createContext, useContext, useMemo } from "react";
import type { ValuePath } from "../../protocol/edits.ts";
import { type FieldProblem, SCHEMA_RULES } from "../../protocol/problems.ts";
import { isWithin } from "../store/form-path.ts";
import { useStudioState } from "../store/store.ts";
import type { KnownProblem } from "./held-problems.ts";

/** The problems that the form shows. */
export const ShownProblems = createContext<readonly KnownProblem[]>([]);

/** The problems of a value and of all within it, as they are now. `own` is what the schema says, at once. */
export function useKnownProblems(path: ValuePath, own: readonly FieldProblem[]): KnownProblem[] {
  const built = useStudioState(({ problems }) => problems);
  const isOutdated = useStudioState(({ version, builtVersion }) => version !== builtVersion);
  const key = JSON.stringify(path);
  return useMemo(() => {
    const form: ValuePath = JSON.parse(key);
    const found: KnownProblem[] = own.map((problem) => ({ problem, isOutdated: false }));
    const isKnown = ({ message, path: at }: FieldProblem) =>
      found.some(({ problem }) => problem.message === message && String(problem.path) === `${at}`);
    for (const [index, problem] of (built ?? []).entries()) {
      if (problem.cell || !isWithin(problem.path, form) || isKnown(problem)) continue;
      // What somebody types is right by the schema before the next build knows it.
      if (isOutdated && SCHEMA_RULES.has(problem.rule)) continue;
      found.push({ problem, index, isOutdated: isOutdated === true });
    }
    return found;
  }, [own, built, isOutdated, key]);
}

/** The problems of a value and of all within it that the form shows. */
export function useProblemsWithin(path: ValuePath): KnownProblem[] {
  const shown = useContext(ShownProblems);
  return shown.filter(({ problem }) => isWithin(problem.path, path));
}

/** The problems of a value itself. */
export const useProblemsAt = (path: ValuePath): KnownProblem[] =>
  useProblemsWithin(path).filter(({ problem }) => problem.path.length === path.length);
