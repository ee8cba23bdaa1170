import { stageRules } from "../checks/engine/stage-rules.ts";
import type { Kit } from "../kit/kit.ts";
import type { OwnKind } from "../model/own-code.ts";
import { startOf } from "./code-text.ts";
import { OwnCodeError, ownProblem } from "./own-problem.ts";
import type { OwnValue } from "./run.ts";

/** What is unique of each kind. */
const NAMES = { section: "type", motif: "name", language: "code", check: "id" } as const;

/** Throws where a name is taken: by Plumbline, or by something else that the site has. */
export function expectFree(values: readonly OwnValue[], ours: Kit): void {
  const taken: Record<OwnKind, Set<string>> = {
    section: new Set(ours.sections.keys()),
    motif: new Set(ours.motifs.keys()),
    language: new Set(ours.languages.keys()),
    check: new Set([...ours.checks, ...stageRules].map(({ id }) => id)),
  };
  const problems = values.flatMap(({ kind, value, file }) => {
    const name = String(Reflect.get(value, NAMES[kind]));
    const isTaken = taken[kind].has(name);
    taken[kind].add(name);
    if (!isTaken) return [];
    const message = `There is a ${kind} "${name}" already.`;
    return [ownProblem(startOf(file, name), message, `Give this one another ${NAMES[kind]}.`)];
  });
  if (problems.length > 0) throw new OwnCodeError(problems);
}
