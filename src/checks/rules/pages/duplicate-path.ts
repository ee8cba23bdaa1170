import { defineCheck } from "../../engine/rule.ts";
import { repeats } from "../shared/repeats.ts";

export const duplicatePath = defineCheck({
  id: "duplicate-path",
  severity: "error",
  summary: "No two pages have the same path.",
  explanation:
    "A path is a page's address, and two pages cannot be shown at one address: one of them would be lost. " +
    "/seo and /seo.html are the same address too. Give the second page a path of its own and lead the " +
    "links that mean it there.",
  *checkSite({ config }) {
    const pages = config.pages.map(({ path }, index) => ({ path, at: ["pages", index, "path"] }));
    for (const { item, first } of repeats(pages, ({ path }) => addressOf(path))) {
      yield {
        path: item.at,
        page: item.path,
        basis: [first.at],
        message: message(item.path, first.path),
        hint: "Give this page a path of its own, or take it out.",
      };
    }
  },
});

/** As the build names the files (src/build-site.ts); disks and hosts may not tell capitals apart. */
export const addressOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.html$/, "")
    .replace(/^\/$/, "/index");

/** Whether a page is there twice: that is reported here, and nothing that follows from it. */
export const isSamePage = (one: { path: string }, other: { path: string }): boolean =>
  addressOf(one.path) === addressOf(other.path);

const message = (path: string, first: string) =>
  path === first
    ? `Another page has the path ${path} already; only one of the two could be shown.`
    : `${path} is the same address as ${first}; only one of the two pages could be shown.`;
