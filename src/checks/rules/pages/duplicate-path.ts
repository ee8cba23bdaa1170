import { defineCheck } from "../../engine/rule.ts";
import { repeats } from "../shared/repeats.ts";

export const duplicatePath = defineCheck({
  id: "duplicate-path",
  severity: "error",
  summary: "No two pages have the same path.",
  explanation:
    "A path is a page's address. Of two pages at one address, one would be lost. " +
    "/seo and /seo.html are the same address too. Give the second page another path and correct the " +
    "links to it.",
  *checkSite({ config }) {
    const pages = config.pages.map(({ path }, index) => ({ path, at: ["pages", index, "path"] }));
    for (const { item, first } of repeats(pages, ({ path }) => addressOf(path))) {
      yield {
        path: item.at,
        page: item.path,
        message: message(item.path, first.path),
        hint: "Give this page another path, or remove it.",
      };
    }
  },
});

/**
 * In the form of the build's file names (src/commands/build/build-site.ts). Some disks and hosts ignore case.
 */
export const addressOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.html$/, "")
    .replace(/^\/$/, "/index");

/** Whether a page is a duplicate, so that other rules need not report its consequences. */
export const isSamePage = (one: { path: string }, other: { path: string }): boolean =>
  addressOf(one.path) === addressOf(other.path);

const message = (path: string, first: string) =>
  path === first
    ? `Another page already has the path ${path}. Only one of the two can be shown.`
    : `${path} is the same address as ${first}. Only one of the two pages can be shown.`;
