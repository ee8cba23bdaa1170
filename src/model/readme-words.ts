/** A heading and the text under it: two strings. */
type Chapter = readonly string[];

/**
 * The README of a new site, in one language. Commands come before the text of their chapter. In braces:
 * the business's `{name}`, an `{example}` of a placeholder, the files of the `{guide}` and the `{reference}`.
 */
export interface ReadmeWords {
  intro: string;
  /** `npm install`, and how to see the site. */
  see: Chapter;
  write: Chapter;
  /** For a site with pages that are rows of a table. */
  places: string;
  brackets: Chapter;
  check: Chapter;
  publish: Chapter;
  more: Chapter;
}
