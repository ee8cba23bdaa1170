import { createContext, useContext, useMemo } from "react";
import type { ValuePath } from "../../../protocol/edits.ts";
import { type FieldProblem, SCHEMA_RULES } from "../../../protocol/problems.ts";
import type { ProblemModel } from "../../../protocol/state.ts";
import { useStudioState } from "../../store.ts";

/** What the schema says about the value of the form, at once. */
export const FormProblems = createContext<readonly FieldProblem[]>([]);

export interface KnownProblem {
  problem: FieldProblem | ProblemModel;
  /** Its index in the list of the last build, if it is in there. */
  index?: number;
  /** Whether the site has changed since it was found. */
  isOutdated: boolean;
}

/** The problems of a value and of all within it. */
export function useProblemsWithin(path: ValuePath): KnownProblem[] {
  const own = useContext(FormProblems);
  const built = useStudioState(({ problems }) => problems);
  const isOutdated = useStudioState(({ version, builtVersion }) => version !== builtVersion);
  const key = path.join("/");
  return useMemo(() => {
    const isWithin = (each: FieldProblem) => `${each.path.join("/")}/`.startsWith(`${key}/`);
    const found: KnownProblem[] = own
      .filter(isWithin)
      .map((problem) => ({ problem, isOutdated: false }));
    const isKnown = ({ message, path: at }: ProblemModel) =>
      found.some(({ problem }) => problem.message === message && String(problem.path) === `${at}`);
    for (const [index, problem] of (built ?? []).entries()) {
      if (problem.cell || !isWithin(problem) || isKnown(problem)) continue;
      // What somebody types is right by the schema before the next build knows it.
      if (isOutdated && SCHEMA_RULES.has(problem.rule)) continue;
      found.push({ problem, index, isOutdated: isOutdated === true });
    }
    return found;
  }, [own, built, isOutdated, key]);
}

/** The problems of a value itself. */
export const useProblemsAt = (path: ValuePath): KnownProblem[] =>
  useProblemsWithin(path).filter(({ problem }) => problem.path.length === path.length);
