/** What stands over a part of the page, and in it. */
type Chapter = readonly [heading: string, text: string];

/**
 * The page for the owner in the folder of a new site, in one language. Commands stand before the texts of
 * their chapters. In braces: `{name}` of the business, an `{example}` of what waits to be written, the files
 * with the `{guide}` and the `{reference}`.
 */
export interface ReadmeWords {
  intro: string;
  /** `npm install`, and what shows the site. */
  see: Chapter;
  write: Chapter;
  /** Where some pages are the lines of a table. */
  places: string;
  brackets: Chapter;
  check: Chapter;
  publish: Chapter;
  more: Chapter;
}
