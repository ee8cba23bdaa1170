import { describe, expect, it } from "vitest";
import { rangeInside } from "../../../testing/position.ts";
import { compile, withSections } from "../../../testing/site.ts";
import { localPage, params, templated } from "../../../testing/template.ts";

const SMALL =
  "Use paragraphs, **bold**, *italic*, [links](/seo), lists, line breaks and ## headings.";

/** A section with a text in the small Markdown. */
const sectionWith = (text: string) =>
  withSections({ type: "steps", heading: "How", steps: [{ title: "Lay", text }] });

/** The problems of a text, each with the piece at its range. */
async function refusedOf(markdown: string) {
  const { site, diagnostics, text } = await compile(sectionWith(markdown));
  const lines = text.split("\n");
  const found = diagnostics.map(({ rule, severity, location, message, hint, range }) => {
    expect({ rule, severity, location, isRefused: site === undefined }).toEqual({
      rule: "markdown",
      severity: "error",
      isRefused: true,
      location: "/ › section 1, steps › steps › entry 1 › text",
    });
    const excerpt = lines[range.line - 1]?.slice(range.column - 1, range.endColumn - 1);
    const what = message.replace(/ is not supported in a text\.$/, "");
    return { what, excerpt: excerpt?.replace(/^"(.*)"$/, "$1"), hint };
  });
  return found;
}

describe("unsupported Markdown", () => {
  it.each([
    ["HTML", "A <b>dry</b> roof", "<b>"],
    ["HTML", "<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["HTML", "é\n\nOne\n\n<!-- later -->", "<!-- later -->"],
    ["A ruled line (---)", "dry\n\n***\n\nwarm", "***"],
    ["A link by reference", "[a][b]\n\n[b]: /seo", "[a][b]"],
  ])("is reported, not dropped: %s in %j", async (what, markdown, excerpt) => {
    expect((await refusedOf(markdown))[0]).toEqual({ what, excerpt, hint: SMALL });
  });

  it.each([
    ["Code (`)", "A `dry` roof", "`dry`"],
    ["A block of code", "```\ndry\n```", "```\\ndry\\n```"],
    ["A block of code", "    dry", "    dry"],
    ["A quotation (>)", "> dry", "> dry"],
    [
      "A table (|)",
      "Milk:\n| Dish | Milk |\n|---|:-:|\n| Scone | yes |",
      "| Dish | Milk |\\n|---|:-:|",
    ],
    ["A table (|)", "Dish | Milk\n--- | ---\nScone | yes", "Dish | Milk\\n--- | ---"],
    ["A table (|)", "One\n\n- | a |\n  | - |\n  | **b** |", "| a |\\n  | - |"],
    ["A picture", "![A roof](/media/roof.svg)", "![A roof](/media/roof.svg)"],
    ["A footnote ([^1])", "Dry[^1].\n\n[^1]: For a year.", "[^1]"],
    ["A footnote ([^1])", "Dry[^1].\n\n[^1]: Yearly", "[^1]"],
    ["A checkbox ([ ])", "- [ ] slate\n- [x] tile", "[ ]"],
    ["Struck-out text (~~)", "From ~~£90~~ **£80**", "~~£90~~"],
    ["Marked text (==)", "The ==best== roof", "==best=="],
    ["Raised text (^)", "From 12 m^2^ on", "^2^"],
    ["Lowered text (~)", "Less CO~2~, more H~2~O", "~2~"],
    ["An underlined heading", "Slate\n---", "Slate\\n---"],
    ["An underlined heading", "Slate\n===", "Slate\\n==="],
    ["A heading of level 1", "# Slate", "# Slate"],
    ["A heading of level 3", "One\n\n### Slate\n\nTwo", "### Slate"],
    ["A heading without a space", "##Slate", "##Slate"],
    ["A heading without words", "One\n\n##\n\nTwo", "##"],
    ["A list entry without words", "- one\n-\n- two", "-"],
    ["A paragraph without words", "One\n\n&nbsp;\n\nTwo", "&nbsp;"],
    ["A list that counts from 3", "3. strip\n4. lay", "3. strip\\n4. lay"],
    ["A list that counts from 2020", "2020. We began.", "2020. We began."],
    ["A list with signs other than dashes", "Slate\n• Tile\n• Felt", "• Tile"],
    ["A list with signs other than dashes", "– Slate\n– Tile", "– Tile"],
    ["A list with signs other than dashes", "✓ Slate\n✓ Tile", "✓ Tile"],
    ["A list with signs other than dashes", "✔️ Slate\n✔️ Tile", "✔️ Tile"],
    ["A list with signs other than dashes", "🔧 Slate\n🔧 Tile", "🔧 Tile"],
    ["A list with signs other than dashes", "a) Slate\nb) Tile", "b) Tile"],
    ["A list with signs other than dashes", "(1) Slate\n(2) Tile", "(2) Tile"],
    ["A list with signs other than dashes", "I. Slate\nII. Tile", "II. Tile"],
    ["A list with signs other than dashes", "1.Slate\n2.Tile", "2.Tile"],
    ["A list with signs other than dashes", "-Slate\n-Tile", "-Tile"],
    ["A list with signs other than dashes", "*Slate\n*Tile", "*Tile"],
    ["Underlined text (++)", "The ++best++ roof", "++best++"],
    ["An escaped character (\\\\u00fc)", "D\\u00e4cher", "\\\\u00e4"],
    ["An escaped line end (\\\\n)", "Slate\\r", "\\\\r"],
    ["An incomplete link", "See (our roofs)[/roofs]", "(our roofs)[/roofs]"],
    ["An incomplete link", "See [our roofs]/roofs)", "[our roofs]/roofs)"],
    ["An incomplete link", "See [[roofs]]", "[[roofs]]"],
    ["A * that begins inside a word", "90*60*30 cm", "*60*"],
    ["A * that begins inside a word", "Kund*innen und Nachbar*innen", "*innen und Nachbar*"],
    ["An escaped line end (\\\\n)", "Slate\\nTile", "\\\\n"],
    ["A link within a link", "[a [b](/seo)](/seo)", "](/seo)"],
    ["A list of terms (:)", "Slate\n: lasts", ": lasts"],
    ["A title after the address of a link", '[a](/seo "b")', '[a](/seo \\"b\\")'],
    ["An incomplete link", "See [our roofs] (/roofs)", "[our roofs] (/roofs)"],
    ["An incomplete link", "See [our roofs](/dry roofs)", "[our roofs](/dry roofs)"],
    ["An incomplete link", "See [our roofs][roofs].", "[our roofs][roofs]"],
    ["A ** without bold words", "A ** dry ** roof", "**"],
    ["A ** without bold words", "*A* **dry roof", "**"],
  ])(
    "is reported even if CommonMark reads it differently: %s in %j",
    async (what, markdown, excerpt) => {
      const [found] = await refusedOf(markdown);
      expect(found).toMatchObject({ what, excerpt });
      expect(found?.hint).not.toBe(SMALL);
    },
  );

  it.each([
    "Mon | Tue | Wed",
    "A -- B | C",
    "3 < 5 and 2 * 3 * 4, *terms apply, R&D, £5*",
    "[sic] and [1] (see below)",
    "\\~~ \\[^1] \\*\\* \\[a](/b c) \\| a",
    "\\## a\n\n2020\\. b\n\n- \\[ ] c",
    "#1 in Testford",
    "a ~ b, ~5, 10~12~15, ~5 m~6 m",
    "a == b == c, a==b==c, ==== and ^_^ or ^o^, m^2 and 3^2 + 4^2",
    "\\==a\\==, m\\^2\\^, H\\~2\\~O",
    "Ring: now\n:) yes",
    "Inside (a) slate\nor (b) tile, at\n-5 to\n-8 degrees",
    "C++ and C++, a++ b++, x (y) [z]",
  ])("is not found in %j", async (markdown) => expect(await refusedOf(markdown)).toEqual([]));

  it("is described in terms that its author uses", async () => {
    const names = ["<b>a</b>", "![a](b)", "`a`", "> a", "***"].map(async (markdown) => {
      const { diagnostics } = await compile(sectionWith(markdown));
      return diagnostics[0]?.message;
    });
    for (const message of await Promise.all(names)) {
      expect(message).not.toMatch(/inlineCode|blockquote|thematicBreak/);
    }
  });

  it("is reported in a link's target, too", async () => {
    const { diagnostics } = await compile(
      withSections({ type: "prose", text: "[a](javascript:alert(1))" }),
    );
    expect(diagnostics).toMatchObject([{ rule: "link-target" }]);
  });

  it("is reported in a page's parameter, at the page", async () => {
    const page = localPage({ params: params({ story: "A <b>dry</b> roof" }) });
    const { diagnostics, text } = await compile(templated(page));
    expect(diagnostics[0]).toMatchObject({
      rule: "markdown",
      location: "/roofs-mockham › params › story",
      range: rangeInside(text, "A <b>dry</b> roof", "<b>"),
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

  it("replaces the paragraph that contains only its token", async () => {
    expect(await story("One.\n\n- two\n- three")).toMatchObject({
      text: [{ type: "paragraph" }, { type: "unordered" }],
    });
  });

  it("has facts and the page's other parameters replaced, once", async () => {
    expect(await story("{business.owner} in {location}")).toMatchObject({
      text: [{ children: [{ type: "text", value: "Tess Ting in Mockham" }] }],
    });
  });

  it("cannot contain its own token", async () => {
    const page = localPage({ params: params({ story: "{story}" }) });
    const { diagnostics } = await compile(templated(page));
    expect(diagnostics).toMatchObject([{ severity: "error" }]);
  });

  it.each([
    ["900 list markers", `Dry\n\n${"- ".repeat(900)}roofs`],
    ["20,000 list markers", `${"- ".repeat(20_000)}roofs`],
    ["500 lines of list markers", `${"* ".repeat(40)}roofs\n`.repeat(500)],
    ["nested quotations", `${"> ".repeat(900)}roofs`],
    ["both, and numbers", "1. > - 2) * > > + 3. - > - roofs"],
  ])("is reported before it is parsed, which would take too long: %s", async (_, markdown) => {
    expect(await refusedOf(markdown)).toMatchObject([
      { what: "A list or quotation within more than 10 others" },
    ]);
  });

  it.each(["*a **b ".repeat(2_000), `${"*".repeat(10_000)}a${"*".repeat(10_000)}`])(
    "is reported in the same way with thousands of stars",
    async (markdown) => {
      expect(await refusedOf(markdown)).toMatchObject([
        { what: "A paragraph with more than 1,000 stars or underscores", excerpt: "*" },
      ]);
    },
  );

  it("includes a ruled line with many spaces", async () => {
    expect(await refusedOf("dry\n\n- - - - - - - - - - - - - - -\n\nwarm")).toMatchObject([
      { what: "A ruled line (---)" },
    ]);
  });
});
