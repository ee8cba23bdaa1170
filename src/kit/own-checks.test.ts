// @vitest-environment node
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { buildSite } from "../build-site.ts";
import { checkSite } from "../check-site.ts";
import { put } from "../testing/folder.ts";
import { makeConfig, writeSite } from "../testing/site.ts";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A check that says so of each page, in TypeScript and with a module beside it. */
const check = (id: string, message: string) => `
  import { defineCheck, type Finding } from "plumbline/kit";
  import { words } from "../words.ts";
  export const mine = defineCheck({
    id: "${id}",
    severity: "warning",
    summary: "It is said.",
    explanation: "It is said of each page.",
    *checkPage({ path }: { path: string }): Iterable<Finding> {
      yield { path: ["pages", 0, "title"], message: words + "${message}" } as Finding;
    },
  });`;

function siteWith(code: string) {
  const { folder, file } = writeSite(makeConfig());
  folders.push(folder);
  put(folder, "words.ts", 'export const words: string = "Said: ";');
  put(folder, "checks/mine.ts", code);
  put(folder, "checks/mine.test.ts", "this is no module of a site");
  return { folder, file };
}

const said = (found: { diagnostics: { rule: string; message: string }[] }) =>
  found.diagnostics.filter(({ rule }) => rule === "mine").map(({ message }) => message);

describe("a check beside the config", () => {
  it("is asked when the site is checked", async () => {
    expect(said(await checkSite(siteWith(check("mine", "one")).file))).toEqual(["Said: one"]);
  });

  it("is asked by a build, and again by the next one when it was changed", async () => {
    const { folder, file } = siteWith(check("mine", "one"));
    const build = () => buildSite({ configFile: file, outDir: join(folder, "dist") });
    expect(said(await build())).toEqual(["Said: one"]);
    put(folder, "words.ts", 'export const words = "Told: ";');
    expect(said(await build())).toEqual(["Told: one"]);
    rmSync(join(folder, "checks"), { recursive: true });
    expect(said(await build())).toEqual([]);
  });

  it("is told with its place where it cannot be read", async () => {
    await expect(checkSite(siteWith("\nexport const mine = = 1;").file)).rejects.toThrow(
      'checks/mine.ts:2:21  Unexpected "="',
    );
  });

  it("has an id that no other check has", async () => {
    await expect(checkSite(siteWith(check("dead-link", "one")).file)).rejects.toThrow(
      'There are two checks "dead-link".',
    );
  });
});
