import { describe, expect, it } from "vitest";
import type { TextSpan } from "../../../diagnostics/diagnostic.ts";
import type { MarkdownNode } from "../../../model/values.ts";
import { randomChoices } from "../../../testing/changes/random.ts";
import { compileSections, withSections } from "../../../testing/site.ts";
import { parseMarkdown } from "./markdown.ts";

const text = (value: string): MarkdownNode => ({ type: "text", value });

const inside = (type: "paragraph" | "strong" | "emphasis" | "item" | "heading", value: string) =>
  ({ type, children: [text(value)] }) satisfies MarkdownNode;

/** The tree that a prose section holds. */
async function tree(markdown: string, facts: { name?: string } = {}): Promise<unknown> {
  const config = withSections({ type: "prose", text: markdown });
  const [prose] = await compileSections({ ...config, business: { ...config.business, ...facts } });
  return prose && "text" in prose ? prose.text : undefined;
}

/** Parsed Markdown, with the positions of its texts and links, and its problems. */
function reading(source: string, skipped = 0) {
  const heard: string[] = [];
  const hear = (what: string, { start, length }: TextSpan) => {
    const at = start - skipped;
    if (at >= 0) heard.push(`${what} at ${at}: ${source.slice(start, start + length)}`);
  };
  const tree = parseMarkdown(source, {
    text(value, within) {
      for (const word of value.matchAll(/[\p{L}\p{N}]+/gu)) {
        hear(word[0], within(word.index, word[0].length));
      }
      return value;
    },
    link(href, within) {
      hear("link", within(0, href.length));
      return { href };
    },
    block: () => undefined,
    refuse: ({ name }, within) => hear(name, within),
  });
  return { tree, heard };
}

function readsLikeCommonMark(source: string): void {
  // A comment before the text forces the full parser, and changes nothing else.
  const comment = "<!-- -->\n\n";
  expect(reading(source), source).toEqual(reading(comment + source, comment.length));
}

describe("Markdown", () => {
  it("does not break an email address that is a whole link", async () => {
    const link = { href: "mailto:hello@roofs.example" };
    expect(await tree("[{business.email}](email:) or [write to {business.email}](email:)")).toEqual(
      [
        {
          type: "paragraph",
          children: [
            { type: "link", link, children: [text("hello@roofs.example")], whole: true },
            text(" or "),
            { type: "link", link, children: [text("write to hello@roofs.example")] },
          ],
        },
      ],
    );
  });

  it("has paragraphs", async () => {
    expect(await tree("One.\n\nTwo.")).toEqual([
      inside("paragraph", "One."),
      inside("paragraph", "Two."),
    ]);
  });

  it.each([
    "Dry.",
    "It’s “dry”, isn't it? (Yes!) 100% – £20/day; a@b.example: {business.name}",
    "One.\n\nTwo {a}\n\n'Three'",
    "One\ntwo",
    "One \n\ntwo",
    " One",
    "One\n\n\nTwo",
    "\n\nOne\n\n",
    "Two  spaces",
    "1. One\n\n2) Two",
    "- one\n\n+ two",
    "Title\n\n---\n\n===",
    "e\u0301 \u{1F6E0} a\u00a0b a\tb",
    "AT&amp;T \\* https://a.example <b>x</b> `x` ~x~ x_y_z |",
    "!\n\nwww.a.example",
    "مرحبا\n\nŵy ÿ",
    "- one\n\n- two\n\nThree\n\n- four\n\n  five\n\n    six",
    "**One**\n\nTwo\n\n[three](/seo)\n\nFour",
    "1. one\n\nTwo\n\n3. three",
    "```\n\nOne\n\n```\n\nTwo",
    "<pre>\n\nOne\n\n</pre>\n\nTwo",
    "[a]\n\nOne\n\n[a]: /seo",
    "    code\n\nOne\n\n\tcode",
    "> one\n\nTwo\n\n> three",
    "## One\n\nTwo\n\nThree\n===",
    "One\n\n\n\n*two*\n\n\nThree\n\n",
    "**Good for:** kitchens (*not* baths), “[paid ads](/paid-ads)” and [SEO](/seo#how).",
    "*One* **two** [three](https://a.example/?b=c-d_e) {four} **five*",
    "***One*** **two*three*** *four**five* six*seven* ![eight](/nine.png)",
    "a**b**c **d**e f**g** *h*[i](/j)[k](/l) **m **n** *o *",
    "[One [two](/three)](/four) [five](/six seven) [eight](<nine>) [ten]( /eleven)",
    "[One](/a_b_c) [two](/a_b(c)_d) [three](/a&amp;b) [four](/a%7Bb) [five] (/six) [](/seven)",
    '[One][two] [three] [four](/five "six")',
    "**One £5**£ **“two”** **three.**4 **five!**) (**six**",
    "- one\n- *two*\n- [three](/seo) four\n\nFive",
    "- one\n-two\n- three",
    "- one\n\n- two\n- three",
    "One\n\n- two\n- three\n\n1. four",
    "One\n\n- two\n\n  three\n\nFour",
    "- one\n  two\n- three\n    - four\n- 5. six",
    "- one \n- two\n",
    "- one\n\n* two\n\nThree\n\n-\n\n- - four",
    "- [ ] one\n- [x] two\n- # three",
  ])("reads %j as CommonMark does", readsLikeCommonMark);

  it("reads marks as CommonMark does wherever they occur", () => {
    const random = randomChoices(1);
    const signs = ["*", "**", "[", "](/a)", "(", ")", "!", ".", "”", "£", "-", "1", " ", "\n"];
    const marks = ["*one*", "**two?**", "[three](/a)", "\n\n- ", "\n- ", "one", "two ", " three"];
    for (let round = 0; round < 1000; round++) {
      const pieces = Array.from({ length: 2 + random.below(12) }, () =>
        random.pick(random.below(2) === 0 ? signs : marks),
      );
      readsLikeCommonMark(pieces.join(""));
    }
  });

  it("has emphasis", async () => {
    expect(await tree("**dry** and *warm*")).toEqual([
      {
        type: "paragraph",
        children: [inside("strong", "dry"), text(" and "), inside("emphasis", "warm")],
      },
    ]);
  });

  it("has links, with tokens and each form of target", async () => {
    const link = (href: string, label: string) => ({
      type: "link",
      link: { href },
      children: [text(label)],
    });
    expect(await tree("[SEO](/seo) [Ring {business.owner}](phone:)")).toEqual([
      {
        type: "paragraph",
        children: [link("/seo", "SEO"), text(" "), link("tel:+442920180123", "Ring Tess Ting")],
      },
    ]);
  });

  it("has tokens in a link's address", async () => {
    expect(await tree("[Map](https://maps.example/?q={business.geo})")).toMatchObject([
      { children: [{ link: { href: "https://maps.example/?q=51.5,-3.2", newTab: true } }] },
    ]);
  });

  it("has unordered and ordered lists", async () => {
    expect(await tree("- slate\n- tile\n\n1. strip\n2. lay")).toEqual([
      { type: "unordered", children: [inside("item", "slate"), inside("item", "tile")] },
      { type: "ordered", children: [inside("item", "strip"), inside("item", "lay")] },
    ]);
  });

  it("keeps the paragraphs of a loose list", async () => {
    expect(await tree("- slate\n\n- tile")).toMatchObject([
      { children: [{ children: [inside("paragraph", "slate")] }, { type: "item" }] },
    ]);
  });

  it.each(["1 Slate Row  \nTestford", "1 Slate Row\\\nTestford"])(
    "has line breaks",
    async (lines) => {
      expect(await tree(lines)).toEqual([
        { type: "paragraph", children: [text("1 Slate Row"), { type: "break" }, text("Testford")] },
      ]);
    },
  );

  it("has headings", async () => {
    expect(await tree("## Slate")).toEqual([inside("heading", "Slate")]);
  });

  it.each(["*Star* **Roofs**", "[a](/b)", "# 1", "a_b_c", "<i>x</i>", "`x`"])(
    "does not interpret a fact that looks like Markdown: %s",
    async (name) => {
      expect(await tree("By {business.name}", { name })).toEqual([
        inside("paragraph", `By ${name}`),
      ]);
      expect(await tree("{business.name}", { name })).toEqual([inside("paragraph", name)]);
    },
  );

  it("decodes HTML character names, as CommonMark does", async () => {
    expect(await tree("Roofs &amp; more")).toEqual([inside("paragraph", "Roofs & more")]);
  });
});
