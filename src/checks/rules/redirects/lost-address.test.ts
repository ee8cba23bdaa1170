import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checkSite } from "../../../pipeline.ts";
import { commitAll, git } from "../../../testing/commands/repository.ts";
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

/** The findings about a site that changed after a commit. */
async function findingsAfter(then: Config, towns = TOWNS) {
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
  ["a removed page", without("/old"), TOWNS, "/old was"],
  [
    "the page of a removed row",
    makeConfig(before),
    TOWNS.replace(/Mockley.*\n/, ""),
    "/roofs-mockley was",
  ],
  [
    "all rows of a table",
    without("/roofs-{location}"),
    TOWNS,
    "/roofs-mockham and /roofs-mockley were",
  ],
])("reports the lost address of %s", async (_, then, towns, words) => {
  expect(await findingsAfter(then, towns)).toEqual([
    `${words} there in the last commit, and there is no redirect.`,
  ]);
});

it.each([
  ["nothing has changed", makeConfig(before)],
  ["there is a redirect", without("/old", { redirects: [{ from: "/old", to: "/" }] })],
  ["there is a pattern", without("/roofs-{location}", { redirects: [{ from: "/*", to: "/" }] })],
  [
    "the page exists with another notation of its path",
    makeConfig({
      ...before,
      pages: [...pages, makePage({ path: "/Old.html" })].filter(({ path }) => path !== "/old"),
    }),
  ],
])("reports nothing if %s", async (_, then) => {
  expect(await findingsAfter(then)).toEqual([]);
});
