import sharp from "sharp";
import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { SMALL_SVG } from "../../../testing/facts.ts";
import { compiled, makeConfig, makePage } from "../../../testing/site.ts";

const RULE = "share-picture";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } })
    .png()
    .toBuffer();

const sharing = (shareImage: string) => {
  const config = makeConfig();
  return { ...config, business: { ...config.business, shareImage } };
};

const SIZES = [
  [1, 1],
  [1200, 90],
  [300, 6000],
] as const;

it("reports a business picture in a format or size that networks do not show", async () => {
  expect(await findingsOf(RULE, sharing("logo.svg"))).toMatchObject([
    {
      severity: "warning",
      location: "business › shareImage",
      message: expect.stringContaining("drawing"),
    },
  ]);
  for (const [width, height] of SIZES) {
    const files = { "share.png": await photo(width, height) };
    expect(await findingsOf(RULE, sharing("share.png"), files)).toMatchObject([
      { message: expect.stringContaining(`${width} by ${height} pixels`) },
    ]);
  }
  const files = { "share.png": await photo(1200, 630) };
  expect(await findingsOf(RULE, sharing("share.png"), files)).toEqual([]);
});

it("draws a picture for a page whose own picture networks do not show", async () => {
  const shared = async (file: string, data: Uint8Array | string) => {
    const pages = [makePage({ picture: { file, alt: "A slate roof in the rain" } })];
    const { routes } = await compiled(makeConfig({ pages }), { [file]: data });
    return JSON.stringify(routes[0]?.head);
  };
  expect(await shared("roof.svg", SMALL_SVG)).toContain("/share/index-");
  for (const [width, height] of SIZES)
    expect(await shared("roof.png", await photo(width, height))).toContain("/share/index-");
  expect(await shared("roof.png", await photo(1200, 630))).not.toContain("/share/index-");
});
