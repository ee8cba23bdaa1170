import type { LanguageLink } from "../model/route.ts";
import type { NamedLanguage } from "./languages.ts";
import { HOME, type PageOutline, type SiteIndex } from "./site-index.ts";

/**
 * The language switcher of a page: links to its translations, or to the home page of a language without
 * one, and the page itself. Empty for a site in one language.
 */
export function languageLinks(
  page: Pick<PageOutline, "path" | "language">,
  languages: readonly NamedLanguage[],
  { translations }: SiteIndex,
): LanguageLink[] {
  if (languages.length < 2) return [];
  const pages = [...(translations.get(page.path) ?? []), ...(translations.get(HOME) ?? [])];
  return languages.flatMap(({ language, name }): LanguageLink[] => {
    if (language === page.language) return [{ language, name, href: page.path, isHere: true }];
    const to = pages.find((other) => other.language === language);
    return to ? [{ language, name, href: to.path, isHere: false }] : [];
  });
}
