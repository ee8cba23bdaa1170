/** What is found on any day: examples have opening hours, and which holidays are ahead changes. */
export const undated = <T extends { rule: string }>(diagnostics: readonly T[]): T[] =>
  diagnostics.filter(({ rule }) => rule !== "public-holiday");
