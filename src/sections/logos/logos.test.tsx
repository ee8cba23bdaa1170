import { describe, expect, it } from "vitest";
import { siteWith } from "../../testing/fixtures.ts";
import { openSection } from "../../testing/pages/section.tsx";

const drawn = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;

describe("logos", () => {
  it("cover similar areas of their cards in any shape, and fit", async () => {
    const media = {
      "square.svg": drawn(900, 900),
      "wide.svg": drawn(300, 100),
      "banner.svg": drawn(2000, 100),
      "tower.svg": drawn(20, 80),
    };
    const logos = Object.keys(media).map((file) => ({ file, name: file.slice(0, -4) }));
    const { main } = await openSection(siteWith({ type: "logos", logos }), media);
    const sizes = [...main.querySelectorAll("img")].map(({ width, height }) => [width, height]);
    expect(sizes).toEqual([
      [72, 72],
      [139, 46],
      [160, 8],
      [18, 72],
    ]);
  });
});
