import type { SiteInput } from "../../schema/site.ts";

/** What an owner wants to say or have, and the sections for it. */
export const CONTENT_WISHES: readonly (readonly [wish: string, types: readonly string[]])[] = [
  ["Who you are and what you do, at first sight", ["hero"]],
  ["What an inner page is about", ["pageHeader"]],
  ["What you offer", ["featureGrid", "checklist"]],
  ["What it costs", ["priceList", "tiers", "table"]],
  ["What there is to eat and drink", ["menu"]],
  ["What people can buy, or give as a present", ["products", "vouchers"]],
  ["Which class is when, and with whom", ["timetable"]],
  ["What is on: concerts, services, markets, parties", ["events"]],
  ["When you are open", ["hours", "contact"]],
  ["Where you are, and how to get there", ["contact", "locations"]],
  ["How people reach you: a form, a number, an address", ["contact", "ctaBand"]],
  ["Who is behind it", ["split", "team"]],
  ["Whom you look for", ["jobs"]],
  ["How it goes, step by step", ["steps"]],
  ["Why you", ["valueBand", "figures", "comparison"]],
  ["What customers say, and who trusts you", ["testimonials", "logos"]],
  ["What people ask", ["faq"]],
  ["What your work looks like", ["gallery", "video"]],
  ["What is new, and what is true for some days only", ["newsList", "pageList", "banner"]],
  ["Your other pages: advice, projects, related ones", ["pageList"]],
  ["Where else you work", ["nearbyAreas", "pageList"]],
  ["A story, or anything in sentences", ["prose"]],
  ["Sizes, measures, features: rows and columns", ["table"]],
  ["Booking, tickets, a form or a player of another company", ["embed"]],
  ["Files to download", ["downloads"]],
  ["A newsletter, or an offer in return for an email address", ["leadCapture"]],
  ["A search of your own pages", ["siteSearch"]],
  ["What the law requires: privacy, imprint", ["privacy", "prose"]],
];

/** Wishes about all pages, and the part of the config for each. */
export const SETTING_WISHES: readonly (readonly [
  wish: string,
  parts: readonly (keyof SiteInput)[],
])[] = [
  ["Name, address, phone, hours, written once", ["business"]],
  ["Several shops, offices or practices", ["locations"]],
  ["Who writes your pages", ["authors"]],
  ["The look of the site", ["theme"]],
  ["The menu, and the footer of each page", ["header", "footer"]],
  ["Where forms are sent, and the map", ["forms", "map"]],
  ["Pages, and many similar pages", ["pages", "templates"]],
  ["Who may read the site: search engines, AI services", ["search"]],
  ["What the check should ignore", ["checks"]],
  ["Another language", ["languages"]],
  ["Your own words for buttons and labels", ["texts"]],
];
