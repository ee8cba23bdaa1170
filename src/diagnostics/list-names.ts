/** The first of many names, such as `/a, /b and 4 more`; for one alone there would be room as well. */
export const listNames = (names: readonly string[], most: number): string =>
  names.length <= most + 1
    ? names.join(", ")
    : `${names.slice(0, most).join(", ")} and ${names.length - most} more`;
