import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { SMALL_SVG, SMALL_WEBM } from "../../../testing/facts.ts";
import { heroWith, makeConfig, withSections } from "../../../testing/site.ts";
import { localPage, template } from "../../../testing/template.ts";

const drawing = (bytes: number) => SMALL_SVG.replace("/>", "></svg>").padEnd(bytes, "\n");

const square = (background = "#fff") =>
  sharp({ create: { width: 800, height: 800, channels: 3, background } }).png({
    compressionLevel: 0,
  });
const heavyPng = () => square().toBuffer();

async function heavyGif() {
  const frames = [await square("#fd0").toBuffer(), await square("#00f").toBuffer()];
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  return Buffer.concat([gif, Buffer.alloc(1_600_000)]);
}

const showing = (file: string) => withSections(heroWith(file), heroWith(file));

const film = (bytes: number) => Buffer.concat([SMALL_WEBM, Buffer.alloc(bytes - 4)]);

const video = { files: ["roof.webm"], poster: "logo.svg", label: "A roof is laid" };
const withVideo = withSections({ type: "hero", heading: "Roofs", video });

describe("media-heavy", () => {
  it("reports a heavy picture with its size, at its first use", async () => {
    const media = { "roof.svg": drawing(1_640_000) };
    expect(await findingsOf("media-heavy", showing("roof.svg"), media)).toMatchObject([
      {
        severity: "warning",
        excerpt: '"roof.svg"',
        location: "/ › section 1, hero › picture › file",
        message: "roof.svg is 1.6 MB large, so visitors on phones wait for it.",
      },
    ]);
  });

  it("accepts heavy photographs that are resized", async () => {
    const media = { "roof.png": await heavyPng() };
    expect(await findingsOf("media-heavy", showing("roof.png"), media)).toEqual([]);
  });

  it("reports a heavy photograph that is sent unchanged", async () => {
    const config = makeConfig();
    const media = { "roof.png": await heavyPng() };
    const business = { ...config.business, shareImage: "roof.png" };
    expect(await findingsOf("media-heavy", { ...config, business }, media)).toMatchObject([
      { location: "business › shareImage", message: expect.stringContaining("is 1.9 MB large") },
    ]);
  });

  it("reports a heavy animated picture", async () => {
    const media = { "roof.gif": await heavyGif() };
    expect(await findingsOf("media-heavy", showing("roof.gif"), media)).toMatchObject([
      { excerpt: '"roof.gif"' },
    ]);
  });

  it("reports a heavy video", async () => {
    const media = { "roof.webm": film(2_100_000) };
    expect(await findingsOf("media-heavy", withVideo, media)).toMatchObject([
      { excerpt: '"roof.webm"', message: expect.stringContaining("is 2.1 MB large") },
    ]);
  });

  it("accepts light files", async () => {
    const light = { "roof.svg": drawing(1_400_000), "roof.webm": film(1_900_000) };
    expect(await findingsOf("media-heavy", showing("roof.svg"), light)).toEqual([]);
    expect(await findingsOf("media-heavy", withVideo, light)).toEqual([]);
  });

  it("counts the pages of a template that shows the file", async () => {
    const { sections } = withSections({ type: "hero", heading: "Roofs", video }).pages[0] ?? {};
    const config = makeConfig({
      templates: { local: template({ sections: sections ?? [] }) },
      pages: [localPage({ path: "/a" }), localPage({ path: "/b" })],
    });
    const media = { "roof.webm": film(2_100_000) };
    expect(await findingsOf("media-heavy", config, media)).toMatchObject([
      { affects: ["/a", "/b"] },
    ]);
  });
});
