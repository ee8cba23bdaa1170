import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { findingsOf } from "../../testing/check.ts";
import { fixtureMedia, siteWith } from "../../testing/fixtures.ts";
import { openSection } from "../../testing/pages/section.tsx";
import { compile, heroWith, type MediaFiles, withSections } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";

const media = {
  ...fixtureMedia,
  "prices.pdf": `%PDF-1.7${"x".repeat(1_239_992)}`,
  "Preise für alle.csv": "a;b",
};

async function open(language: string, files = fixtures.minimal.files, more: MediaFiles = {}) {
  const config = { ...siteWith({ ...fixtures.minimal, files }), language };
  return (await openSection(config, { ...media, ...more })).main;
}

describe("downloads", () => {
  it.each([
    ["en-GB", "PDF · 1.2 MB"],
    ["de", "PDF · 1,2 MB"],
    ["fr", "PDF · 1,2 Mo"],
  ])("show in %s the type and the size of a file", async (language, said) => {
    expect((await open(language)).textContent?.replaceAll("\u00a0", " ")).toContain(said);
  });

  it("keep the file name", async () => {
    const main = await open("de", [{ file: "Preise für alle.csv", label: "Preise" }]);
    const link = main.querySelector("a");
    expect(link?.getAttribute("href")).toBe("/media/Preise%20f%C3%BCr%20alle.csv");
    expect(link?.type).toBe("text/csv");
    expect(main.textContent?.replaceAll("\u00a0", " ")).toContain("CSV · 1 kB");
  });

  it("are reported like pictures if they are missing", async () => {
    const section = { ...fixtures.minimal, files: [{ file: "price.pdf", label: "Prices" }] };
    const { diagnostics } = await compile(siteWith(section), media);
    expect(diagnostics).toMatchObject([
      { rule: "media-missing", hint: 'Did you mean "prices.pdf"?' },
    ]);
  });

  it("may be any published file, however large, and original photographs", async () => {
    const heavy = { ...media, "prices.pdf": `%PDF-1.7${"x".repeat(4_999_992)}` };
    expect(await findingsOf("media-heavy", siteWith(fixtures.full), heavy)).toEqual([]);
    const photograph = await sharp({
      create: { width: 600, height: 400, channels: 3, background: "#fff" },
    })
      .jpeg()
      .toBuffer();
    const main = await open("en-GB", [{ file: "roof.jpg", label: "A roof" }], {
      "roof.jpg": photograph,
    });
    expect(main.querySelector("a")?.getAttribute("href")).toBe("/media/roof.jpg");
  });

  it("are rejected as pictures", async () => {
    const { diagnostics } = await compile(withSections(heroWith("prices.pdf")), media);
    expect(diagnostics).toMatchObject([
      { message: 'This field needs a picture, and "prices.pdf" is a document.' },
    ]);
  });
});
