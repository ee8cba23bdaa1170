import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../lib/group-by.ts";

/** Findings of one site that the other does not have. */
export interface FindingsDiff {
  before: number;
  after: number;
  fresh: LocatedDiagnostic[];
  gone: LocatedDiagnostic[];
}

export function findingsDiff(
  before: readonly LocatedDiagnostic[],
  after: readonly LocatedDiagnostic[],
): FindingsDiff {
  return {
    before: before.length,
    after: after.length,
    fresh: onlyIn(after, before),
    gone: onlyIn(before, after),
  };
}

/** Findings that occur more often than in `others`, ignoring line numbers. */
function onlyIn(
  some: readonly LocatedDiagnostic[],
  others: readonly LocatedDiagnostic[],
): LocatedDiagnostic[] {
  const known = groupBy(others, findingKey);
  return [...groupBy(some, findingKey)].flatMap(([name, found]) =>
    found.slice(known.get(name)?.length ?? 0),
  );
}

const findingKey = ({ rule, location, message }: LocatedDiagnostic): string =>
  JSON.stringify([rule, location, message]);

/** A finding in a line. */
export const formatFinding = ({ location, message, rule }: LocatedDiagnostic): string =>
  `${location}: ${message} (${rule})`;
