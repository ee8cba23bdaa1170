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
  it("reports a photograph of few pixels once, where it is shown first", async () => {
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

  it("is content with enough of them, and with drawings, which have none", async () => {
    const media = { "roof.png": await png(480), "roof.svg": SMALL_SVG };
    expect(await findingsOf("media-small", showing("roof.png"), media)).toEqual([]);
    expect(await findingsOf("media-small", showing("roof.svg"), media)).toEqual([]);
  });

  it("lets a logo be small", async () => {
    const config = makeConfig();
    const business = { ...config.business, logo: "logo.png" };
    const media = { "logo.png": await png(112) };
    expect(await findingsOf("media-small", { ...config, business }, media)).toEqual([]);
  });
});
