import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import {
  makeConfig,
  makePage,
  type PageConfig,
  withSections,
  wrong,
} from "../../../testing/site.ts";

const hero = { type: "hero", heading: "Roofs" } as const;

describe("heading-order", () => {
  it("reports ### with nothing above it, with the right level", async () => {
    const config = withSections(
      hero,
      wrong({ type: "prose", heading: "Fixing", text: "### Hooks" }),
    );
    expect(await findingsOf("heading-order", config)).toMatchObject([
      {
        message: expect.stringContaining("no ## heading above it"),
        hint: expect.stringContaining("Write ##"),
      },
    ]);
  });

  it("reports a heading below the main one that skips a level", async () => {
    const config = withSections({ ...hero, text: "Dry.\n\n## Slates" });
    expect(await findingsOf("heading-order", config)).toMatchObject([
      {
        severity: "warning",
        excerpt: '"Dry.\\n\\n## Slates"',
        location: "/ › section 1, hero › text",
        message: expect.stringContaining("skips a level"),
      },
    ]);
  });

  it("reports a heading before the main one", async () => {
    const config = withSections({ type: "prose", heading: "Slates", text: "Old." }, hero);
    expect(await findingsOf("heading-order", config)).toMatchObject([
      { excerpt: '"Slates"', message: expect.stringContaining("before the main heading") },
    ]);
  });

  it("leaves a missing main heading to one-main-heading", async () => {
    const config = withSections({ type: "prose", heading: "Slates", text: "Old." });
    expect(await findingsOf("heading-order", config)).toEqual([]);
  });

  it("accepts sections, their cards, and headings in their texts", async () => {
    const config = withSections(
      hero,
      { type: "prose", text: "## Slates\n\nOld.\n\n## Tiles\n\nNew." },
      { type: "prose", heading: "Lead", text: "Soft.\n\n- ## Flashing" },
      {
        type: "featureGrid",
        heading: "Jobs",
        intro: "## All of them",
        cards: [{ title: "Gutters", text: "## Cast iron" }],
      },
      { type: "ctaBand", heading: "Ring", actions: [{ label: "Call", link: "phone:" }] },
    );
    expect(await findingsOf("heading-order", config)).toEqual([]);
  });

  it("accepts the entries of a section without a heading that come from a parameter", async () => {
    const config = makeConfig({
      before: [{ type: "banner", text: "Closed today." }],
      templates: {
        job: {
          params: {
            title: { type: "text", description: "What" },
            job: { type: "row", description: "The rest" },
          },
          title: "{title}",
          description: "What was done on a roof.",
          sections: [
            { type: "hero", heading: "{title}" },
            wrong({ type: "events", layout: "single", events: ["{job}"] }),
          ],
        },
      },
      pages: [
        makePage(),
        wrong<PageConfig>({ path: "/jobs/{title}", template: "job", params: "jobs.csv" }),
      ],
    });
    const table = { "../../jobs.csv": "title,start\nSlates,2199-10-03\n" };
    expect(await findingsOf("heading-order", config, table)).toEqual([]);
  });
});
