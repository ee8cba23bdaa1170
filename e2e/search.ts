import { siteSearch } from "../src/sections/site-search/section.ts";
import { findSection, firstOf, headingOf, home } from "./site.ts";

const found = findSection(siteSearch);

export const searchPage = found?.route;
export const suggestions = found?.section.suggestions ?? [];
export const NO_SEARCH = "The site has no page that searches it.";

/** Files that only visitors who search may load. */
export const SEARCH_FILES = /^\/(search-index\.json|assets\/engine-)/;

/** A word that the search finds on the home page. */
export const word = firstOf(
  (headingOf(home).match(/[a-z]+/gi) ?? []).sort((one, other) => other.length - one.length),
);
