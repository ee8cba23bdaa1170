/**
 * The budget: what the built site may ask of a visitor's device. Bytes are as they travel, with
 * brotli as `plumbline preview` compresses, and without headers.
 */
export const limits = {
  /** HTML and CSS that the first paint needs. Ten packets, the first that a server sends: 14.6 KB. */
  firstPaint: 14_600,
  /** All scripts of a page once the app runs, on pages that are read. */
  scripts: 100_000,
  /** All scripts of any page, with what a form, the search, a gallery or a film brings in addition. */
  allScripts: 104_000,
  /** Everything that is sent to who looks at a page for ten seconds, but for the film. */
  looked: 100_000,
  /** Scripts that come before the visitor does anything: they run after the first paint. */
  earlyScript: 1_500,
  fonts: 45_000,
  /** Pictures of a page that are loaded before the visitor scrolls, on a phone. */
  pictures: 60_000,
  /** The film of a page's opening, which comes last and not under Save-Data or reduced motion. */
  film: 200_000,
  /** Requests to other origins before the visitor does anything. */
  thirdParties: 0,
  cookies: 0,
  /** Lighthouse's scores out of 100, its mobile settings. */
  score: 100,
  /** Largest Contentful Paint, as a multiple of that of the same page as bare HTML. */
  paintRatio: 1.1,
  layoutShift: 0,
  /** Milliseconds. */
  blockingTime: 50,
  /** From the first tap on the menu's button to the open menu; CPU four times slower, nothing cached. */
  menuTap: 100,
  /** From the first tap on a link to the painted page, when it is in the cache. */
  linkTap: 300,
} as const;
