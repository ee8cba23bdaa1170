/** Counts and names within the words in Arabic. */

const RULES = new Intl.PluralRules("ar");

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export function plural(count: number, forms: Forms): string {
  return forms[RULES.select(count)] ?? forms.other;
}

/** Two pages have a form of their own after a preposition. */
export function pages(count: number, two: "صفحتان" | "صفحتين"): string {
  return plural(count, {
    one: "صفحة واحدة",
    two,
    few: `${count} صفحات`,
    other: `${count} صفحة`,
  });
}

export function links(count: number): string {
  return plural(count, {
    one: "رابط واحد",
    two: "رابطان",
    few: `${count} روابط`,
    many: `${count} رابطًا`,
    other: `${count} رابط`,
  });
}

export function andMore(count: number): string {
  return plural(count, { one: "وواحد آخر", two: "واثنان آخران", other: `و${count} أخرى` });
}

/** Keeps the direction of a name or an address: "/about", not "about/". */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
