/** The words of the list of pages, and of what is done with a page. */
export const ENGLISH_PAGES = {
  count: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
  help: "Alt and the arrow keys move a page, Shift F10 opens its menu.",
  template: (name: string) => `Template: ${name}`,
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  more: (page: string) => `More for ${page}`,
  openIn: (page: string, language: string) => `${page}: ${language}`,
  copyTo: (page: string, language: string) => `Copy ${page} to ${language}`,
  addPage: "Add a page",
  addBelow: "Add a page below",
  addRow: (template: string) => `Add a page of the template ${template}`,
  copy: "Copy",
  rename: "Change the address",
  delete: "Delete",
  title: "Title",
  path: "Address",
  pathHelp: "The part after the name of your site. It follows the title until you change it.",
  startFrom: "Start from",
  empty: "An empty page",
  preset: (name: string) => `Example: ${name}`,
  copyOf: (page: string) => `A copy of ${page}`,
  rowOf: (template: string) => `A page of the template ${template}`,
  parent: "Below",
  noParent: "No page",
  draftHelp: "The page is a draft: visitors get it as soon as you show it to them.",
  cancel: "Cancel",
  renameTitle: (page: string) => `Change the address of ${page}`,
  newPath: "New address",
  checking: "Looking what depends on the page …",
  renames: (links: number, redirects: number) =>
    `${links === 1 ? "1 link follows" : `${links} links follow`}. ${
      redirects === 0
        ? "Nobody knows the old address yet, so that it needs no redirect."
        : "Visitors of the old address are redirected to the new one."
    }`,
  changesFiles: (names: string) =>
    `This also changes ${names} at once, and undo does not change it back.`,
  look: "See what changes",
  deleteTitle: (page: string) => `Delete ${page}`,
  deleteUnknown:
    "The site has errors, so it is not known what links to this page. Links to it will be problems.",
  inMenus: (count: number) => (count === 1 ? "1 link in a menu" : `${count} links in menus`),
  linksFrom: (count: number) => (count === 1 ? "1 link:" : `${count} links:`),
  andMore: (count: number) => `and ${count} more`,
  childrenOf: (paths: string) => `Pages below it, which stay: ${paths}`,
  translationsOf: (paths: string) => `The same page in other languages, which stays: ${paths}`,
  nothingBreaks: "Nothing links to this page.",
  target: "Links and visitors go to",
  targetHelp:
    "Without a page or with the home page, menus lose their links to it. Without a page, other links are in the list of problems.",
  ownValues: (count: number) =>
    `These values are of this page alone. The template around them is on ${count} pages.`,
  templateForm: "Edit the template",
  hide: "Hide from visitors",
  unhide: "Show to visitors",
  stateOf: { draft: "hidden", from: "later", until: "past" },
  copySection: "Copy to another page",
  toPage: "Page",
  isDraft: "This page is a draft. Visitors do not get it.",
  isScheduled: (day: string) => `Visitors get this page from ${day}.`,
  isPast: (day: string) => `Visitors got this page until ${day}. It is not built any more.`,
  isBuilding: "The page shows here as soon as it is built, and the site has no errors.",
  isEarlier:
    "This is the last version of the page without errors. As the site is now, it cannot be shown.",
  publish: "Show it to visitors",
  showInMenu: "Show in the menu",
  removeFromMenu: "Remove from the menu",
  inMenu: "in the menu",
  namedLinks: (places: string) => `A new name also changes these links: ${places}`,
  lastInMenu: "The menu needs at least one entry. Add another page to it first.",
  fromOtherPage: (page: string) => `This is from the page ${page}, and shows here, too.`,
};

/** The words in another language. */
export type PagesWords = typeof ENGLISH_PAGES;
