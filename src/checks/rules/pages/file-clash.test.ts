import { describe, expect, it } from "vitest";
import { findingsOfAll } from "../../../testing/check.ts";
import { makeConfig, makePage } from "../../../testing/site.ts";

/**
 * The findings about old addresses and files in public/, on a host that needs pages as redirects.
 */
async function reports(from: readonly string[], ...files: string[]) {
  const pages = ["/", "/prices", "/a"].map((path) => makePage({ path, title: `Of ${path}` }));
  const redirects = from.map((each) => ({ from: each, to: "/prices" }));
  const config = makeConfig({ pages, redirects, publish: { to: "github-pages" } });
  const media = Object.fromEntries(files.map((name) => [`../${name}`, "Words"]));
  const found = await findingsOfAll(config, media);
  return found.filter(({ severity }) => severity === "error");
}

describe("file-clash", () => {
  it.each([
    ["/prices.html/old", []],
    ["/PRICES.html/old", []],
    ["/a.html/b", []],
    ["/notes.svg/x", ["notes.svg"]],
    ["/sitemap.xml/x", []],
    ["/robots.txt/x/y", []],
    ["/_headers/x", []],
    ["/list.pdf/x", ["list.pdf"]],
  ])("reports an old address whose folder has the name of a file: %s", async (from, files) => {
    expect(await reports([from], ...files)).toMatchObject([
      { rule: "file-clash", path: ["redirects", 0, "from"], excerpt: JSON.stringify(from) },
    ]);
  });

  it("reports one old address below the file of another", async () => {
    expect(await reports(["/b.html", "/b.html/c"])).toMatchObject([
      { rule: "file-clash", path: ["redirects", 1, "from"] },
    ]);
  });

  it.each([
    [["sitemap.xml/notes.txt"], "public/sitemap.xml/notes.txt"],
    [["Robots.txt"], "/Robots.txt are the same file"],
    [["Prices.pdf", "prices.pdf"], "/prices.pdf are the same file"],
    [["vercel.json/a.txt"], "public/vercel.json/a.txt"],
  ])("reports files of public/: %j", async (files, message) => {
    expect(await reports([], ...files)).toMatchObject([
      { rule: "file-clash", message: expect.stringContaining(message) },
    ]);
  });

  it("accepts separate paths, and old addresses that cannot be files", async () => {
    const long = `/${"ن".repeat(140)}`;
    const old = ["/about-us", "/prices/old", "/con", "/aux/x", "/wiki/Talk:Home", "/ends.", long];
    expect(await reports(old, "robots.txt", "prices/list.pdf", ".well-known/security.txt")).toEqual(
      [],
    );
  });

  it.each(["/con", "/aux/x", "/a/nul", "/com1.html", "/lpt9"])(
    "rejects page names that Windows reserves: %s",
    async (path) => {
      const pages = [makePage(), makePage({ path, title: "Of it" })];
      const found = await findingsOfAll(makeConfig({ pages }));
      expect(found.filter(({ severity }) => severity === "error")).toMatchObject([
        {
          path: ["pages", 1, "path"],
          message: expect.stringContaining("Windows reserves the name"),
        },
      ]);
    },
  );
});
