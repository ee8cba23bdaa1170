const IN_ARABIC = { ",": "،", ";": "؛" };

/** Parts on one line. Arabic text has its own comma and semicolon. */
export function joined(parts: readonly string[], sign: "," | ";"): string {
  const isArabic = parts.some((part) => /\p{Script=Arabic}/u.test(part));
  return parts.join(`${isArabic ? IN_ARABIC[sign] : sign} `);
}
