import sharp from "sharp";
import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage } from "../../../testing/site.ts";

const RULE = "share-picture";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } })
    .png()
    .toBuffer();

const sharing = (name: string, where: "business" | "page") => {
  const picture = { file: name, alt: "A slate roof in the rain" };
  const config = makeConfig({ pages: [makePage(where === "page" ? { picture } : {})] });
  return where === "page"
    ? config
    : { ...config, business: { ...config.business, shareImage: name } };
};

it.each(["business", "page"] as const)(
  "reports what networks do not show of a %s",
  async (where) => {
    expect(await findingsOf(RULE, sharing("logo.svg", where))).toMatchObject([
      { severity: "warning", message: expect.stringContaining("is a drawing") },
    ]);
    for (const [width, height] of [
      [1, 1],
      [1200, 90],
      [300, 6000],
    ] as const) {
      const files = { "share.png": await photo(width, height) };
      expect(await findingsOf(RULE, sharing("share.png", where), files)).toMatchObject([
        { message: expect.stringContaining(`${width} by ${height} pixels`) },
      ]);
    }
    const files = { "share.png": await photo(1200, 630) };
    expect(await findingsOf(RULE, sharing("share.png", where), files)).toEqual([]);
  },
);
