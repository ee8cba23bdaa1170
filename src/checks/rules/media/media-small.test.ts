import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { SMALL_SVG } from "../../../testing/facts.ts";
import { heroWith, makeConfig, withSections } from "../../../testing/site.ts";

const png = (width: number) =>
  sharp({ create: { width, height: 600, channels: 3, background: "#fd0" } })
    .png()
    .toBuffer();

const showing = (file: string) => withSections(heroWith(file), heroWith(file));

describe("media-small", () => {
  it("reports a photograph with few pixels once, at its first use", async () => {
    const media = { "roof.png": await png(479) };
    expect(await findingsOf("media-small", showing("roof.png"), media)).toMatchObject([
      {
        severity: "warning",
        excerpt: '"roof.png"',
        location: "/ › section 1, hero › picture › file",
        message: "roof.png is only 479 pixels wide, so it looks blurred on most screens.",
      },
    ]);
  });

  it("accepts enough pixels, and drawings", async () => {
    const media = { "roof.png": await png(480), "roof.svg": SMALL_SVG };
    expect(await findingsOf("media-small", showing("roof.png"), media)).toEqual([]);
    expect(await findingsOf("media-small", showing("roof.svg"), media)).toEqual([]);
  });

  it("accepts a small logo", async () => {
    const config = makeConfig();
    const business = { ...config.business, logo: "logo.png" };
    const media = { "logo.png": await png(112) };
    expect(await findingsOf("media-small", { ...config, business }, media)).toEqual([]);
  });
});
