import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { findingsOf } from "../testing/check.ts";
import { SMALL_SVG } from "../testing/facts.ts";
import { makeConfig, withSections } from "../testing/site.ts";
import { localPage, template } from "../testing/template.ts";

const drawing = (bytes: number) => SMALL_SVG.replace("/>", "></svg>").padEnd(bytes, "\n");
const png = (width: number) =>
  sharp({ create: { width, height: 2, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();

const showing = (file: string) => {
  const hero = { type: "hero", heading: "Roofs", picture: { file, alt: "A slate roof" } } as const;
  return withSections(hero, hero);
};

const video = { files: ["roof.webm"], poster: "logo.svg", label: "A roof is laid" };
const withVideo = withSections({ type: "hero", heading: "Roofs", video });

describe("media-heavy", () => {
  it("reports a heavy picture with its weight, where it is used first", async () => {
    const media = { "roof.svg": drawing(1_640_000) };
    expect(await findingsOf("media-heavy", showing("roof.svg"), media)).toMatchObject([
      {
        severity: "warning",
        excerpt: '"roof.svg"',
        place: "/ › section 1, hero › picture › file",
        message: "roof.svg weighs 1.6 MB; on a phone visitors would wait for it.",
      },
    ]);
  });

  it("reports a picture of more pixels than any screen has", async () => {
    const media = { "roof.png": await png(4001) };
    expect(await findingsOf("media-heavy", showing("roof.png"), media)).toMatchObject([
      { message: "roof.png is 4001 by 2 pixels, far more than any screen shows." },
    ]);
  });

  it("reports a heavy video", async () => {
    const media = { "roof.webm": "x".repeat(2_100_000) };
    expect(await findingsOf("media-heavy", withVideo, media)).toMatchObject([
      { excerpt: '"roof.webm"', message: expect.stringContaining("weighs 2.1 MB") },
    ]);
  });

  it("is content with light files, and with drawings of any size", async () => {
    const large = SMALL_SVG.replace('"4"', '"9000"');
    const light = { "roof.png": await png(4000), "roof.webm": "x".repeat(1_900_000) };
    expect(await findingsOf("media-heavy", showing("roof.png"), light)).toEqual([]);
    expect(await findingsOf("media-heavy", showing("roof.svg"), { "roof.svg": large })).toEqual([]);
    expect(await findingsOf("media-heavy", withVideo, light)).toEqual([]);
  });

  it("counts the pages of a template that shows the file", async () => {
    const { sections } = withSections({ type: "hero", heading: "Roofs", video }).pages[0] ?? {};
    const config = makeConfig({
      templates: { local: template({ sections: sections ?? [] }) },
      pages: [localPage({ path: "/a" }), localPage({ path: "/b" })],
    });
    const media = { "roof.webm": "x".repeat(2_100_000) };
    expect(await findingsOf("media-heavy", config, media)).toMatchObject([
      { affects: ["/a", "/b"] },
    ]);
  });
});
