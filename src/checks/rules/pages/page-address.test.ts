import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkSite } from "../../../pipeline.ts";
import { put } from "../../../testing/commands/folder.ts";
import { makeConfig, makePage, writeSite } from "../../../testing/site.ts";

/** The findings about pages with these paths beside a home page, and about files in public/. */
async function findings(paths: readonly string[], ...files: string[]) {
  const pages = ["/", ...paths].map((path) => makePage({ path, title: path }));
  const { folder, file } = writeSite(makeConfig({ pages }));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of files) put(join(folder, "public"), name, "<p>Other words</p>");
  const { diagnostics } = await checkSite(file);
  return diagnostics.filter(({ rule }) => rule === "page-address");
}

const LONG = "a".repeat(240);

describe("page-address", () => {
  it("reports a page in a reserved folder, at its path", async () => {
    expect(await findings(["/share/prices"])).toEqual([
      expect.objectContaining({
        severity: "error",
        path: ["pages", 1, "path"],
        location: "/share/prices › path",
        message:
          "/share is a folder of the build's files, which hosts treat differently, " +
          "so visitors may get an old page or none.",
        hint: "Give the page another path, such as /share-prices.",
      }),
    ]);
  });

  it.each(["/assets/a", "/assets", "/route-data/index", "/media/press.html", "/share.html"])(
    "reports %s too",
    async (path) => {
      const [found] = await findings([path]);
      expect(found?.message).toContain("is a folder of the build's files");
    },
  );

  it.each([
    [["/seo/index"], "Give the page the path /seo, or another name."],
    [["/seo/index.html"], "Give the page the path /seo, or another name."],
    [["/seo", "/seo/index"], "Give this page another name, or remove it."],
  ])("reports a page with the name index: %s", async (paths, hint) => {
    expect(await findings(paths)).toMatchObject([{ hint }]);
  });

  it.each([
    ["seo/index.html", "public/seo/index.html has the same address as this page"],
    ["SEO.html", "public/SEO.html has the same address as this page"],
    ["seo", "public/seo has the same address as this page"],
    ["seo.html/a.txt", "public/seo.html is a folder, and this page is a file of that name."],
    ["index.html", "public/index.html has the same address as this page"],
    ["assets", "public/assets is a file, and the build needs a folder of that name."],
  ])("reports public/%s", async (file, message) => {
    expect(await findings(["/seo"], file)).toMatchObject([
      { message: expect.stringContaining(message) },
    ]);
  });

  it("reports a file with the name of a folder of pages", async () => {
    expect(await findings(["/seo/barry"], "seo")).toMatchObject([
      { message: "public/seo is a file, and this page needs a folder of that name." },
    ]);
  });

  it("accepts similar names, and the longest possible file name", async () => {
    const paths = ["/shared", "/assets-list", "/prices/share", "/index-fund", `/${LONG}`, "/seo"];
    expect(await findings(paths, "seo/a.pdf", "seo.pdf", "media/seo.html")).toEqual([]);
  });
});
