import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, withSections } from "../../../testing/site.ts";
import { localPage, template } from "../../../testing/template.ts";

const prose = { type: "prose", heading: "Slates", text: "Old." } as const;

describe("one-main-heading", () => {
  it("reports a page without a main heading, at its path", async () => {
    expect(await findingsOf("one-main-heading", withSections(prose))).toMatchObject([
      {
        severity: "error",
        excerpt: '"/"',
        location: "/ › path",
        message:
          "The main heading is missing, so neither visitors nor search engines see the topic.",
      },
    ]);
  });

  it("names the day from which a page has no main heading", async () => {
    const until = "2999-02-28";
    const page = withSections(
      { type: "hero", heading: "Spring", until },
      { type: "prose", text: "Slates." },
    );
    expect(await findingsOf("one-main-heading", page)).toMatchObject([
      {
        severity: "error",
        message: expect.stringMatching(/^From 1 March 2999 on: The main heading is missing/),
      },
    ]);
  });

  it("reports every main heading after the first", async () => {
    const config = withSections(
      { type: "hero", heading: "Roofs" },
      { type: "hero", heading: "More roofs" },
    );
    expect(await findingsOf("one-main-heading", config)).toMatchObject([
      { excerpt: '"More roofs"', location: "/ › section 2, hero › heading" },
    ]);
  });

  it("accepts one main heading in any position", async () => {
    const config = withSections(prose, { type: "hero", heading: "Roofs" });
    expect(await findingsOf("one-main-heading", config)).toEqual([]);
  });

  it("reports a template once for all its pages", async () => {
    const config = makeConfig({
      templates: { local: template({ sections: [{ type: "prose", text: "{story}" }] }) },
      pages: [localPage({ path: "/a" }), localPage({ path: "/b" })],
    });
    expect(await findingsOf("one-main-heading", config)).toMatchObject([
      { excerpt: '"sections"', location: "templates › local › sections", affects: ["/a", "/b"] },
    ]);
  });
});
