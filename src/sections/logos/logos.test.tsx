// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { mount, serverHtml } from "../../testing/dom.tsx";
import { siteWith } from "../../testing/fixtures.ts";
import { compileSections } from "../../testing/site.ts";
import { SectionRenderer } from "../section-renderer.tsx";

const drawn = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;

describe("logos", () => {
  it("cover about as much of their plates, whatever their shapes, and fit", async () => {
    const media = {
      "square.svg": drawn(900, 900),
      "wide.svg": drawn(300, 100),
      "banner.svg": drawn(2000, 100),
      "tower.svg": drawn(20, 80),
    };
    const logos = Object.keys(media).map((file) => ({ file, name: file.slice(0, -4) }));
    const [section] = await compileSections(siteWith({ type: "logos", logos }), media);
    if (!section) throw new Error("There is no section.");
    const main = mount(serverHtml(<SectionRenderer section={section} />));
    const sizes = [...main.querySelectorAll("img")].map(({ width, height }) => [width, height]);
    expect(sizes).toEqual([
      [72, 72],
      [139, 46],
      [160, 8],
      [18, 72],
    ]);
  });
});
