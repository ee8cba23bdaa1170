import type { LocatedDiagnostic } from "./diagnostic.ts";

/** Problems that are shown as one: the worst of them in full, the others by their places. */
export interface ProblemGroup {
  worst: LocatedDiagnostic;
  /** The worst first. */
  others: readonly LocatedDiagnostic[];
}

/**
 * So many problems of one rule are still shown one by one. On pages of one template they have one
 * cause more often than not; elsewhere each is mended by itself.
 */
const FEW = { onTemplate: 3, elsewhere: 20 };

/**
 * Puts problems of one rule on pages of one template together, and those of one rule elsewhere, where
 * they are many. A group comes where the first of them would.
 */
export function groupProblems(diagnostics: readonly LocatedDiagnostic[]): ProblemGroup[] {
  const alike = new Map<string, LocatedDiagnostic[]>();
  for (const each of diagnostics) {
    const found = alike.get(keyOf(each));
    if (found) found.push(each);
    else alike.set(keyOf(each), [each]);
  }
  return diagnostics.flatMap((each) => {
    const found = alike.get(keyOf(each)) ?? [];
    const few = each.template === undefined ? FEW.elsewhere : FEW.onTemplate;
    if (found.length <= few) return [{ worst: each, others: [] }];
    if (found[0] !== each) return [];
    const [worst = each, ...others] = found.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
    return [{ worst, others }];
  });
}

const keyOf = ({ rule, severity, template = "" }: LocatedDiagnostic): string =>
  [rule, severity, template].join(" ");
