/** Counts and names within the words in Polish. */

interface Forms {
  one: string;
  few: string;
  many: string;
}

const RULES = new Intl.PluralRules("pl");

/** The pages after `na`. */
export const ON_PAGES: Forms = { one: "stronie", few: "stronach", many: "stronach" };

/** A count with the form of the word that goes with it. */
export function plural(count: number, forms: Forms): string {
  const rule = RULES.select(count);
  return `${count} ${rule === "one" || rule === "few" ? forms[rule] : forms.many}`;
}
