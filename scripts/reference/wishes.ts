import type { SiteInput } from "../../schema/site.ts";

/** What an owner wants to say or to have, and which sections do it. */
export const SAID: readonly (readonly [wish: string, types: readonly string[]])[] = [
  ["Who you are and what you do, at first sight", ["hero"]],
  ["What you offer", ["featureGrid", "checklist"]],
  ["What it costs", ["priceList", "tiers", "table"]],
  ["When you are open", ["hours", "contact"]],
  ["Where you are, and how to get there", ["contact", "locations"]],
  ["How people reach you: a form, a number, an address", ["contact", "ctaBand"]],
  ["Who is behind it", ["about", "team"]],
  ["How it goes, step by step", ["steps"]],
  ["Why you", ["valueBand", "figures", "comparison"]],
  ["What customers say, and who trusts you", ["testimonials", "logos"]],
  ["What people ask", ["faq"]],
  ["What your work looks like", ["gallery", "video"]],
  ["What is new, and what is true for some days only", ["newsList", "banner"]],
  ["Where else you work, and other pages of a kind", ["nearbyAreas"]],
  ["A story, or anything in sentences", ["prose"]],
  ["A timetable, allergens, sizes: rows and columns", ["table"]],
  ["Something to take along", ["downloads"]],
  ["A newsletter, or something for an email address", ["leadCapture"]],
  ["A search of your own pages", ["siteSearch"]],
  ["What the law wants: privacy, imprint", ["privacy", "prose"]],
];

/** What is said once for all pages, and in which part of the file. */
export const SET: readonly (readonly [wish: string, parts: readonly (keyof SiteInput)[]])[] = [
  ["Name, address, phone, hours, written once", ["business"]],
  ["Several shops, offices or practices", ["locations"]],
  ["What the site looks like", ["theme"]],
  ["The menu, and the foot of each page", ["header", "footer"]],
  ["Where forms are sent, and the map", ["forms", "map"]],
  ["A page, and many pages of one kind", ["pages", "templates"]],
  ["Who may read the site: search engines, AI services", ["search"]],
  ["What the check should leave alone", ["checks"]],
  ["Another language", ["languages"]],
  ["Your own words for buttons and labels", ["texts"]],
];
