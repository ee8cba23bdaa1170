import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checkSite } from "../../../check-site.ts";
import { commitAll, git } from "../../../testing/repository.ts";
import {
  type Config,
  makeConfig,
  makePage,
  type PageConfig,
  writeSite,
  wrong,
} from "../../../testing/site.ts";
import { localPage, template } from "../../../testing/template.ts";

const DAY = "2026-03-03";
const TOWNS = "location,areas,story\nMockham,A;B,Up\nMockley,C;D,Down\n";

const pages = [
  makePage(),
  makePage({ path: "/old", title: "Old" }),
  wrong<PageConfig>({ ...localPage(), path: "/roofs-{location}", params: "towns.csv" }),
];
const before = { templates: { local: template() }, pages };

/** What is said of a site that was committed and then changed. */
async function toldAfter(then: Config, towns = TOWNS) {
  const { folder, file } = writeSite(makeConfig(before), { "list.pdf": "%PDF-1.4" });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const table = join(folder, "towns.csv");
  writeFileSync(table, TOWNS);
  git(folder, DAY, "init");
  commitAll(folder, DAY);
  writeFileSync(table, towns);
  writeFileSync(file, JSON.stringify(then));
  const { diagnostics } = await checkSite(file);
  return diagnostics.flatMap(({ rule, message }) => (rule === "lost-address" ? message : []));
}

const without = (path: string, more: Partial<Config> = {}) =>
  makeConfig({ ...before, pages: pages.filter((page) => page.path !== path), ...more });

it.each([
  ["a page that is gone", without("/old"), TOWNS, "/old was"],
  [
    "the page of a row that is gone",
    makeConfig(before),
    TOWNS.replace(/Mockley.*\n/, ""),
    "/roofs-mockley was",
  ],
  ["all of a table", without("/roofs-{location}"), TOWNS, "/roofs-mockham and /roofs-mockley were"],
])("names %s and leads nowhere", async (_, then, towns, words) => {
  expect(await toldAfter(then, towns)).toEqual([
    `${words} there in the last commit, and there is no redirect.`,
  ]);
});

it.each([
  ["nothing has changed", makeConfig(before)],
  ["a redirect is there", without("/old", { redirects: [{ from: "/old", to: "/" }] })],
  ["a pattern is there", without("/roofs-{location}", { redirects: [{ from: "/*", to: "/" }] })],
  [
    "the page is there in another spelling",
    makeConfig({
      ...before,
      pages: [...pages, makePage({ path: "/Old.html" })].filter(({ path }) => path !== "/old"),
    }),
  ],
])("is content where %s", async (_, then) => {
  expect(await toldAfter(then)).toEqual([]);
});
