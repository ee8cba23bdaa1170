import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { SMALL_SVG } from "../../../testing/facts.ts";
import { makeConfig, withSections } from "../../../testing/site.ts";

const media = { "old roof.svg": SMALL_SVG };

describe("media-unused", () => {
  it("reports an unused file; its position is the whole file", async () => {
    const config = makeConfig();
    expect(await findingsOf("media-unused", config, media)).toMatchObject([
      {
        severity: "info",
        excerpt: JSON.stringify(config, null, 2),
        location: "the whole file",
        message: "Nothing on the site uses public/media/old roof.svg.",
      },
    ]);
  });

  it("does not mind the picture that the studio has added for the time being", async () => {
    const added = { "placeholder.svg": SMALL_SVG };
    expect(await findingsOf("media-unused", makeConfig(), added)).toEqual([]);
  });

  it("lists several files in one note", async () => {
    const more = Array.from({ length: 25 }, (_, at) => [`roof-${at + 10}.svg`, SMALL_SVG]);
    const found = await findingsOf("media-unused", makeConfig(), Object.fromEntries(more));
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^Nothing on the site uses 25 files in public\/media: roof-10\.svg, roof-11\.svg, .* and 5 more\.$/,
      ),
    ]);
  });

  it("accepts the business's own pictures", async () => {
    expect(await findingsOf("media-unused", makeConfig())).toEqual([]);
  });

  it("accepts a picture that is shown", async () => {
    const picture = { file: "old roof.svg", alt: "A slate roof" };
    const config = withSections({ type: "hero", heading: "Roofs", picture });
    expect(await findingsOf("media-unused", config, media)).toEqual([]);
  });

  it("accepts a picture that is linked to", async () => {
    const text = "[Look](/media/old%20roof.svg).";
    const config = withSections({ type: "hero", heading: "Roofs", text });
    expect(await findingsOf("media-unused", config, media)).toEqual([]);
  });
});
