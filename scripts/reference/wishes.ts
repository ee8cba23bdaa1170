import type { SiteInput } from "../../schema/site.ts";

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
