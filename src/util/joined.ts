const IN_ARABIC = { ",": "،", ";": "؛" };

/** Parts on one line. Words in Arabic letters have a comma and a semicolon of their own. */
export function joined(parts: readonly string[], sign: "," | ";"): string {
  const isArabic = parts.some((part) => /\p{Script=Arabic}/u.test(part));
  return parts.join(`${isArabic ? IN_ARABIC[sign] : sign} `);
}
