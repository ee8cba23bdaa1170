import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { SMALL_SVG } from "../../../testing/facts.ts";
import { withSections } from "../../../testing/site.ts";

const config = withSections({ type: "hero", heading: "Roofs", picture: "roof.svg" });

const unused = (texts: object, more = {}) =>
  findingsOf("picture-text-unused", config, {
    "roof.svg": SMALL_SVG,
    "media.json": JSON.stringify({ "roof.svg": "A slate roof", ...texts }),
    ...more,
  });

describe("picture-text-unused", () => {
  it.each<[string, object, string]>([
    ["no file has its name", { "rof.svg": "A roof" }, 'Did you mean "roof.svg"?'],
    ["no place reads it", { "logo.svg": "Our sign" }, "Remove it"],
    ["the site lacks its language", { "roof.svg": { alt: { en: "A roof", fr: "Un toit" } } }, "en"],
  ])("reports an entry in the file if %s", async (_, texts, hint) => {
    expect(await unused(texts)).toMatchObject([
      {
        severity: "warning",
        file: expect.stringMatching(/public\/media\/media\.json$/),
        hint: expect.stringContaining(hint),
      },
    ]);
  });

  it("accepts texts that pages show", async () => {
    expect(await unused({})).toEqual([]);
  });

  it("reports a file of texts in another folder", async () => {
    expect(await unused({}, { "team/media.json": "{}" })).toMatchObject([
      { message: expect.stringContaining("public/media/team/media.json is not read") },
    ]);
  });
});
