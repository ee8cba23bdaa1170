/**
 * The budget for a visitor's device. Bytes are transferred bytes, with brotli as `plumbline preview`
 * compresses, and without headers.
 */
export const limits = {
  /** HTML and CSS for the first paint: ten packets, the first that a server sends, are 14.6 KB. */
  firstPaint: 14_600,
  /**
   * All scripts of a page once the app runs, on pages without a form, search, gallery or film. The app has 88 KB,
   * and each further section type of a page 0.6 to 2.9 KB.
   */
  scripts: 105_000,
  /** All scripts of any page, including a form, the search, a gallery or a film. */
  allScripts: 112_000,
  /** Everything that a page sends within ten seconds without interaction, except the film. */
  whileReading: 100_000,
  /** Scripts before any interaction; they run after the first paint. */
  earlyScript: 1_500,
  fonts: 48_000,
  /** Pictures that a phone loads before the visitor scrolls. */
  pictures: 60_000,
  /** The film of a page's hero, which loads last, and not with Save-Data or reduced motion. */
  film: 200_000,
  /** Requests to other origins before any interaction. */
  thirdParties: 0,
  cookies: 0,
  /** Lighthouse's scores out of 100, its mobile settings. */
  score: 100,
  /** Largest Contentful Paint, relative to the same page as bare HTML. */
  paintRatio: 1.1,
  layoutShift: 0,
  /** Milliseconds. */
  blockingTime: 50,
  /** From the first tap on the menu button to the open menu; CPU four times slower, empty cache. */
  menuTap: 100,
  /** From the first tap on a link to the painted page, which is in the cache. */
  linkTap: 300,
} as const;
