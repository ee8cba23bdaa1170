// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { compile, withSections } from "../../../../testing/site.ts";
import { pastedMarkdown, withDashes } from "./pasted-markdown.ts";

const rich = (html: string) => pastedMarkdown(html, true);
const small = (html: string) => pastedMarkdown(html, false);

/** A list of Word, whose entries are paragraphs with signs. */
const wordList = (...entries: [sign: string, words: string][]) =>
  entries
    .map(
      ([sign, words]) =>
        `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`,
    )
    .join("\n");

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body><!--StartFragment-->
<h1>Our story<o:p></o:p></h1>
<p class=MsoNormal>Baking since <b>1987 </b>– “the best\n  bread”, says <i>every</i><i> neighbour</i>.<o:p></o:p></p>
${wordList(["·", "Rye"], ["·", 'Rolls, <a href="https://a.example/rolls">graham</a>'])}
${wordList(["1.", "Ring"], ["2.", "Collect"])}
<h2>Prices</h2>
<table><tr><td><p>Bread</p></td><td><p>Price</p></td></tr><tr><td>Rye</td><td>12 | 14</td></tr></table>
<!--EndFragment--></body></html>`;

const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">We bake </span><span style="font-weight:700">daily</span></p><ul><li dir="ltr"><p><span>Rye</span></p></li><ul><li><p><span>dark</span></p></li></ul><li><p>Rolls</p></li></ul></b>`;

const SHEET =
  "<table><tr><td>Day</td><td>Open</td><td>Note</td></tr><tr><td>Monday</td><td>8–12</td><td></td></tr></table>";

describe("what is pasted into a text", () => {
  it("keeps what a word processor marks", () => {
    expect(rich(WORD)).toBe(
      [
        "## Our story",
        "Baking since **1987** – “the best bread”, says *every neighbour*.",
        "- Rye\n- Rolls, [graham](https://a.example/rolls)",
        "1. Ring\n2. Collect",
        "### Prices",
        "| Bread | Price    |\n| ----- | -------- |\n| Rye   | 12 \\| 14 |",
      ].join("\n\n"),
    );
    expect(rich(DOCS)).toBe("We bake **daily**\n\n- Rye\n  - dark\n- Rolls");
  });

  it("has no more than its text may have", () => {
    expect(small(SHEET)).toBe("- Day: Open, Note\n- Monday: 8–12");
    expect(small("<h2>One</h2><blockquote><p>Two</p></blockquote><h3>Three</h3>")).toBe(
      "## One\n\nTwo\n\n## Three",
    );
  });

  it.each([
    ["a <b> bold </b>word", "a **bold** word"],
    ["<b>bo</b>ld <i>wo</i>rd <b>no</b>w", undefined],
    ["<strong>one<br></strong>two", "**one**\\\ntwo"],
    ["one<br><br>two", "one\n\ntwo"],
    ["<div>one</div><div><br></div><div>two</div>", "one\n\ntwo"],
    ['<a href="/x">here</a>', undefined],
    ['<a href="javascript:alert(1)"><b>here</b></a>', "**here**"],
    ['<a href="mailto:a@b.example">write</a>', "[write](mailto:a@b.example)"],
    [
      "<p>2020. We *began* at a_b with [sic] and # 1</p><p># 2</p>",
      "2020\\. We \\*began\\* at a_b with [sic] and # 1\n\n\\# 2",
    ],
    ["<span>words alone</span>", undefined],
    ["<pre>## code</pre>", undefined],
    ["<table><tr><td>one cell</td></tr></table>", undefined],
    ["<img src=a.png><p>one</p><hr><p>two</p>", "one\n\ntwo"],
    ["<ul><li>one</li></ul><ul><li>two</li><li></li></ul>", "- one\n- two"],
  ])("is for %j %j", (html, markdown) => expect(rich(html)).toBe(markdown));

  it.each([WORD, DOCS, SHEET, "<p>90*60 cm</p><p>a<b>b</b>c <b><i>d</i></b>!</p>"])(
    "is Markdown that texts can have: %#",
    async (html) => {
      for (const section of [
        { type: "prose", text: rich(html) },
        { type: "steps", heading: "How", steps: [{ title: "Lay", text: small(html) }] },
      ]) {
        const { diagnostics } = await compile(withSections(section));
        expect(diagnostics.filter(({ rule }) => rule === "markdown")).toEqual([]);
      }
    },
  );

  it("has dashes in the lists of a plain text", () => {
    expect(withDashes("We have:\n•\tRye\n•\tRolls\n\n· Tea\nAt 10 · 12")).toBe(
      "We have:\n\n- Rye\n- Rolls\n\n- Tea\nAt 10 · 12",
    );
  });
});
