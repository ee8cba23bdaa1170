import { describe, expect, it } from "vitest";
import { findingsOf, fixedBy } from "../../../testing/check.ts";
import { makeConfig, makePage, withSections } from "../../../testing/site.ts";

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
  it("reports a link to a page that does not exist, at the link", async () => {
    expect(await findingsOf("dead-link", withLink("/nowhere"))).toMatchObject([
      {
        severity: "error",
        excerpt: '"/nowhere"',
        location: "/ › section 1, hero › actions › entry 1 › link",
        message: "There is no page /nowhere, so visitors who follow this link get an error.",
      },
    ]);
  });

  it.each([
    "/",
    "/#contact",
    "/?from=van",
    "#contact",
    "/sitemap.xml",
    "/robots.txt",
    "whatsapp:",
    "https://a.example",
    "https://a.example/nowhere",
    "https://roofs.example.org/nowhere",
    "https://roofs.example",
    "https://www.roofs.example/#contact",
  ])("accepts %s", async (link) =>
    expect(await findingsOf("dead-link", withLink(link))).toEqual([]),
  );

  /** A file outside of `media` in the public folder. */
  const files = {
    "../prices.pdf": "%PDF",
    "../Price list.pdf": "%PDF",
    "../tool/index.html": "<p>Tool",
    "../empty.pdf": "",
  };

  it.each([
    "/prices.pdf",
    "/prices.pdf?v=2#page=3",
    "/Price%20list.pdf",
    "/tool",
    "/media/logo.svg",
  ])("accepts an existing file at %s", async (link) =>
    expect(await findingsOf("dead-link", withLink(link), files)).toEqual([]),
  );

  it.each([
    ["/empty.pdf", "public/empty.pdf is not published", "not-published explains why"],
    ["/prcies.pdf", "There is no file public/prcies.pdf", 'Did you mean "/prices.pdf"?'],
    ["/Prices.pdf?v=2", "There is no file public/Prices.pdf", 'Did you mean "/prices.pdf"?'],
    ["/price%20lst.pdf", "There is no file public/price lst.pdf", '"/Price%20list.pdf"?'],
    ["/menu.docx", "There is no file public/menu.docx", "Put the file into the folder public"],
    ["/llms.txt", "There is no file public/llms.txt", "Put the file into the folder public"],
    ["https://roofs.example/prcies.pdf", "There is no file public/prcies.pdf", "/prices.pdf"],
  ])("reports %s, which does not exist", async (link, message, hint) =>
    expect(await findingsOf("dead-link", withLink(link), files)).toMatchObject([
      {
        severity: "error",
        excerpt: `"${link}"`,
        message: expect.stringContaining(message),
        hint: expect.stringContaining(hint),
      },
    ]),
  );

  it.each(["https://roofs.example", "https://www.roofs.example", "https://ROOFS.example"])(
    "recognizes the site's own address %s",
    async (origin) => {
      const config = twoPages(`${origin}/slate-rofs#prices`);
      expect(await findingsOf("dead-link", config)).toMatchObject([
        {
          message: expect.stringContaining("page /slate-rofs,"),
          hint: 'Did you mean "/slate-roofs"?',
        },
      ]);
      expect(await fixedBy("dead-link", config)).toContain('"/slate-roofs#prices"');
      expect(await findingsOf("missing-anchor", twoPages(`${origin}/slate-roofs#no`))).toHaveLength(
        1,
      );
    },
  );

  it("makes suggestions in Markdown, without a fix", async () => {
    const config = withSections({ type: "prose", text: "See [our roofs](/slates)." });
    expect(await findingsOf("dead-link", config)).toMatchObject([{ excerpt: "/slates" }]);
    expect(await fixedBy("dead-link", config)).toContain("(/slates)");
  });

  it("suggests the most similar path, and keeps the anchor in its fix", async () => {
    const config = twoPages("/slate-rofs#prices");
    expect(await findingsOf("dead-link", config)).toMatchObject([
      { hint: 'Did you mean "/slate-roofs"?' },
    ]);
    expect(await fixedBy("dead-link", config)).toContain('"/slate-roofs#prices"');
  });
});
