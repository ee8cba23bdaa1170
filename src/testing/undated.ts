/**
 * Findings without those that depend on the day: examples have opening hours, and the upcoming holidays
 * change.
 */
export const undated = <T extends { rule: string }>(diagnostics: readonly T[]): T[] =>
  diagnostics.filter(({ rule }) => rule !== "public-holiday");
