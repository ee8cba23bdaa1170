import { describe, expect, it } from "vitest";
import { findingsOf, mendedBy } from "../testing/check.ts";
import { makeConfig, makePage, withSections } from "../testing/site.ts";

const withLink = (link: string) =>
  withSections({ type: "hero", heading: "Roofs", actions: [{ label: "Our roofs", link }] });

const twoPages = (link: string) =>
  makeConfig({
    pages: [
      makePage({
        sections: [{ type: "hero", heading: "Roofs", actions: [{ label: "Slate", link }] }],
      }),
      makePage({ path: "/slate-roofs" }),
    ],
  });

describe("dead-link", () => {
  it("reports a link to a page that is not there, at the link", async () => {
    expect(await findingsOf("dead-link", withLink("/nowhere"))).toMatchObject([
      {
        severity: "error",
        excerpt: '"/nowhere"',
        place: "/ › section 1, hero › actions › entry 1 › link",
        message: "There is no page /nowhere; visitors who follow this link find nothing.",
      },
    ]);
  });

  it.each([
    "/",
    "/#contact",
    "/?from=van",
    "#contact",
    "/guide.pdf",
    "whatsapp:",
    "https://a.example",
  ])("is content with %s", async (link) =>
    expect(await findingsOf("dead-link", withLink(link))).toEqual([]),
  );

  it("looks into Markdown, where it suggests but does not mend", async () => {
    const config = withSections({ type: "prose", text: "See [our roofs](/slates)." });
    expect(await findingsOf("dead-link", config)).toMatchObject([
      { excerpt: '"See [our roofs](/slates)."' },
    ]);
    expect(await mendedBy("dead-link", config)).toContain("(/slates)");
  });

  it("suggests the path that was meant, and mends it with its anchor", async () => {
    const config = twoPages("/slate-rofs#prices");
    expect(await findingsOf("dead-link", config)).toMatchObject([
      { hint: 'Did you mean "/slate-roofs"?' },
    ]);
    expect(await mendedBy("dead-link", config)).toContain('"/slate-roofs#prices"');
  });
});
