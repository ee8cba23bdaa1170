import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checkSite } from "../../../pipeline.ts";
import { put } from "../../../testing/commands/folder.ts";
import { makeConfig, withSections, writeSite } from "../../../testing/site.ts";

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");
const windows = (text: string) => Buffer.from(text, "latin1");

const RULES = ["public-encoding", "not-published", "media-damaged", "media-drawing"];

/** The findings about a site with files in its public folder. */
async function findings(files: Record<string, string | Uint8Array>, config = makeConfig()) {
  const { folder, file } = writeSite(config);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, data] of Object.entries(files)) put(join(folder, "public"), path, data);
  const { diagnostics } = await checkSite(file);
  return diagnostics.filter(({ rule }) => RULES.includes(rule));
}

it.each([
  ["security.txt", ".well-known/security.txt", utf16("Contact: mailto:tess@example.com\n")],
  ["a file without an extension", ".well-known/apple-app-site-association", utf16("{}")],
  ["robots.txt", "ads.txt", utf16("example.com, 1\n").swap16()],
  ["a page", "old/prices.html", windows("<p>Für £40</p>")],
  ["a style sheet", "old/style.css", windows("/* für */")],
  ["a calendar", "days.ics", windows("SUMMARY:für")],
])("%s that is not UTF-8 is reported", async (_, path, data) => {
  const [found, ...others] = await findings({ [path]: data });
  expect(found).toMatchObject({
    rule: "public-encoding",
    message: expect.stringContaining(`Not in UTF-8: public/${path}. It is sent as UTF-8`),
  });
  expect(others).toEqual([]);
});

it("UTF-8, tables and unpublished files are accepted", async () => {
  const found = await findings({
    "ads.txt": "\uFEFFfür",
    "prices.csv": windows("für"),
    "media/notes.txt": windows("für"),
    "data.bin": utf16("für"),
  });
  expect(found).toEqual([]);
});

it.each([
  ["a document that a page links to", "media/terms.txt"],
  ["one whose file name has decomposed letters", "media/gebühren.txt".normalize("NFD")],
])("%s is checked", async (_, path) => {
  const text = `[Terms](/${path.normalize()})`;
  const config = withSections({ type: "hero", heading: "Roofs", text });
  const [found] = await findings({ [path]: windows("für") }, config);
  expect(found?.message.normalize()).toContain(`public/${path.normalize()}`);
});

it.each([
  ["UTF-16", utf16],
  ["UTF-16 of another order", (text: string) => utf16(text).swap16()],
])("a drawing in %s is accepted", async (_, pack) => {
  const svg = `<?xml version="1.0" encoding="UTF-16"?><svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="9" height="9"/></svg>`;
  const picture = { file: "roof.svg", alt: "A roof" };
  const config = withSections({ type: "hero", heading: "Roofs", picture });
  expect(await findings({ "media/roof.svg": pack(svg), "favicon.svg": pack(svg) }, config)).toEqual(
    [],
  );
});
