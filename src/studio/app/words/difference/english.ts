/** The words for what visitors notice of a save or a publication. */
export const ENGLISH_DIFFERENCE = {
  base: { saved: "Compared with the saved site", live: "Compared with the live site" },
  allPages: (count: number) => `All ${count} pages`,
  appear: (count: number) => (count === 1 ? "1 page is new" : `${count} pages are new`),
  vanish: (count: number) => (count === 1 ? "1 page is removed" : `${count} pages are removed`),
  moved: (count: number) =>
    count === 1 ? "1 page has another address" : `${count} pages have other addresses`,
  redirected: "The old address redirects there",
  notRedirected: "No redirect leads there from the old address",
  /** Pages and what changes there, or a position and what changes there. */
  titled: (where: string, what: string) => `${where}: ${what}`,
  added: (what: string) => `${what} is new`,
  removed: (what: string) => `${what} is no longer shown`,
  order: (what: string) => `${what}: in another order`,
  differing: (change: string) => `${change}, which differs from page to page`,
  movedBefore: (what: string, next: string) => `${what} moved before ${next}`,
  movedToEnd: (what: string) => `${what} moved to the end`,
  quoted: (name: string) => `“${name}”`,
  otherFile: {
    picture: "another picture under the same name",
    film: "another film under the same name",
    document: "another document under the same name",
    file: "another file under the same name",
  },
  listed: "Search engines may list it again",
  notListed: "Search engines may no longer list it, and remove it from results",
  important: "Important",
  closed: "Search engines are blocked: they are asked not to read any page of the site.",
  opened: "Search engines may read the site again.",
  oldAddresses: "Old addresses",
  redirects: (from: string, to: string) => `${from} redirects to ${to}`,
  redirectsNow: (from: string, to: string, before: string) =>
    `${from} redirects to ${to}, no longer to ${before}`,
  redirectsNoMore: (from: string, before: string) => `${from} no longer redirects to ${before}`,
  files: "Files",
  icon: "The site’s icon has changed",
  scheduled: "By itself, with the first build of that day",
  from: (day: string, what: string) => `From ${day}: ${what}`,
  appears: (what: string) => `${what} appears`,
  goes: (what: string) => `${what} goes`,
  nextDates: "what comes back each year has its next dates",
  partial:
    "Header, footer, colours and fonts are not compared: an older version of Plumbline built that site.",
  subjects: { "opening hours": "Opening hours", look: "Look" },
};

/** The words in another language. */
export type DifferenceWords = typeof ENGLISH_DIFFERENCE;
