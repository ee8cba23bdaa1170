/** Counts and names within the words in Welsh. */

const RULES = new Intl.PluralRules("cy");

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export function plural(count: number, forms: Forms): string {
  return forms[RULES.select(count)] ?? forms.other;
}

export function pages(count: number): string {
  return plural(count, {
    one: "1 dudalen",
    two: "2 dudalen",
    many: `${count} thudalen`,
    other: `${count} tudalen`,
  });
}

export function links(count: number): string {
  return plural(count, { one: "1 ddolen", two: "2 ddolen", other: `${count} dolen` });
}
