import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { surplus } from "../../lib/lists.ts";

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
    fresh: surplus(after, before, findingKey),
    gone: surplus(before, after, findingKey),
  };
}

/** Ignores line numbers. */
const findingKey = ({ rule, location, message }: LocatedDiagnostic): string =>
  JSON.stringify([rule, location, message]);

/** A finding in a line. */
export const formatFinding = ({ location, message, rule }: LocatedDiagnostic): string =>
  `${location}: ${message} (${rule})`;
