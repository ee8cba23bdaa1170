import type { Fields, SectionContext } from "plumbline/kit";
import type { schema } from "./schema.ts";

/** The initials that replace a missing portrait. */
export const deriveTeam = (
  { locale }: SectionContext,
  { people }: Pick<Fields<typeof schema>, "people">,
) => ({ initials: people.map(({ name }) => initials(name, locale)) });

/**
 * The first letters of the first and the last name, without titles such as "Dr."; one letter in scripts that
 * have no capitals, where two would be joined to a word.
 */
function initials(name: string, locale: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const names = words.filter((word) => !word.endsWith("."));
  const [first = "", ...others] = (names.length > 0 ? names : words).map((word) =>
    (/^\p{L}\p{M}*/u.exec(word)?.[0] ?? "").toLocaleUpperCase(locale),
  );
  return first.toLowerCase() === first ? first : first + (others.at(-1) ?? "");
}
