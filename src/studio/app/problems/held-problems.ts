import { isObject, ownProperty } from "../../../lib/objects.ts";
import type { ValuePath } from "../../protocol/edits.ts";
import type { FieldProblem } from "../../protocol/problems.ts";
import type { ProblemModel } from "../../protocol/state.ts";
import { isWithin } from "../store/form-path.ts";

export interface KnownProblem<P extends FieldProblem = FieldProblem | ProblemModel> {
  problem: P;
  /** Its index in the list of the last build, if it is in there. */
  index?: number;
  /** Whether the site has changed since it was found. */
  isOutdated: boolean;
  /** Whether it is known that it no longer holds. */
  isGone?: boolean;
}

const keyOf = ({ problem: { rule, path, message } }: KnownProblem<FieldProblem>) =>
  JSON.stringify([rule, path, message]);

/** Those that are shown, as they are now. Those that no longer hold stay, so that nothing below them moves. */
export function withState<P extends FieldProblem>(
  shown: readonly KnownProblem<P>[],
  now: readonly KnownProblem<P>[],
): KnownProblem<P>[] {
  const known = new Map(now.map((each) => [keyOf(each), each]));
  return shown.map((each) => known.get(keyOf(each)) ?? { ...each, isOutdated: true, isGone: true });
}

/** Those that are new since others are shown. */
export function added<P extends FieldProblem>(
  shown: readonly KnownProblem<P>[],
  now: readonly KnownProblem<P>[],
): KnownProblem<P>[] {
  const keys = new Set(shown.map(keyOf));
  return now.filter((each) => !keys.has(keyOf(each)));
}

/**
 * Whether a value is in a part of the form that has been added since the form was opened, and that nobody has left yet.
 * `before` is the value of the form then.
 */
export function isFresh(
  path: ValuePath,
  form: { path: ValuePath; before: unknown; left: readonly ValuePath[] },
): boolean {
  const steps = path.slice(form.path.length);
  // A field of an object may be missing in it; an entry of a list is there or new.
  const known = typeof steps.at(-1) === "number" ? steps : steps.slice(0, -1);
  const isKnown = valueAt(form.before, known) !== undefined;
  return !isKnown && !form.left.some((each) => isWithin(each, path) || isWithin(path, each));
}

const valueAt = (value: unknown, steps: ValuePath): unknown =>
  steps.reduce<unknown>(
    (inner, step) =>
      isObject(inner) || Array.isArray(inner)
        ? ownProperty(Object(inner), String(step))
        : undefined,
    value,
  );
