import { describe, expect, it } from "vitest";
import { rangeOf } from "../testing/position.ts";
import { compile, withSections } from "../testing/site.ts";
import { localPage, params, templated } from "../testing/template.ts";

const HINT =
  "Use paragraphs, **bold**, *italic*, [links](/seo), lists, line breaks and ## headings.";

describe("Markdown that pages do not have", () => {
  it.each([
    ["HTML in a line", "A <b>dry</b> roof"],
    ["HTML of its own", "<script>alert(1)</script>"],
    ["an HTML comment", "<!-- later -->"],
    ["a picture", "![A roof](/media/roof.svg)"],
    ["code in a line", "A `dry` roof"],
    ["code in a block", "```\ndry\n```"],
    ["indented code", "    dry"],
    ["a quotation", "> dry"],
    ["a rule", "dry\n\n***\n\nwarm"],
    ["a link by reference", "[a][b]\n\n[b]: /seo"],
  ])("is refused, not dropped: %s", async (_, markdown) => {
    const { site, diagnostics, text } = await compile(
      withSections({ type: "prose", text: markdown }),
    );
    expect(site).toBeUndefined();
    expect(diagnostics[0]).toMatchObject({
      rule: "markdown",
      severity: "error",
      hint: HINT,
      place: "/ › section 1, prose › text",
      range: rangeOf(text, JSON.stringify(markdown)),
    });
  });

  it("is named in words that its writer knows", async () => {
    const names = ["<b>a</b>", "![a](b)", "`a`", "> a", "***"].map(async (markdown) => {
      const { diagnostics } = await compile(withSections({ type: "prose", text: markdown }));
      return diagnostics[0]?.message;
    });
    for (const message of await Promise.all(names)) {
      expect(message).not.toMatch(/inlineCode|blockquote|thematicBreak/);
    }
  });

  it("is refused in a link's target as anywhere else", async () => {
    const { diagnostics } = await compile(
      withSections({ type: "prose", text: "[a](javascript:alert(1))" }),
    );
    expect(diagnostics).toMatchObject([{ rule: "link-target" }]);
  });

  it("is reported in a page's parameter where the page says it", async () => {
    const page = localPage({ params: params({ story: "A <b>dry</b> roof" }) });
    const { diagnostics, text } = await compile(templated(page));
    expect(diagnostics[0]).toMatchObject({
      rule: "markdown",
      place: "/roofs-mockham › params › story",
      range: rangeOf(text, '"A <b>dry</b> roof"'),
    });
  });
});

describe("a Markdown parameter", () => {
  const story = async (words: string) => {
    const page = localPage({ params: params({ story: words }) });
    const { site, diagnostics } = await compile(templated(page));
    expect(diagnostics).toEqual([]);
    return site?.routes[1]?.sections[1];
  };

  it("takes the place of the paragraph that it is", async () => {
    expect(await story("One.\n\n- two\n- three")).toMatchObject({
      text: [{ type: "paragraph" }, { type: "unordered" }],
    });
  });

  it("has facts and the page's other words filled in, once", async () => {
    expect(await story("{business.owner} in {location}")).toMatchObject({
      text: [{ children: [{ type: "text", value: "Tess Ting in Mockham" }] }],
    });
  });

  it("cannot bring itself in", async () => {
    const page = localPage({ params: params({ story: "{story}" }) });
    const { diagnostics } = await compile(templated(page));
    expect(diagnostics).toMatchObject([{ severity: "error" }]);
  });
});
