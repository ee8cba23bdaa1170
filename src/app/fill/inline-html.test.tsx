import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ENGLISH } from "../../../schema/fields/texts.ts";
import type { MarkdownNode } from "../../model/values.ts";
import { opaque } from "../../model/words.ts";
import { NASTY_WORDS } from "../../testing/random.ts";
import { Markdown } from "../../ui/markdown.tsx";
import { TextsProvider } from "../../ui/texts.tsx";
import { inlineHtml } from "./inline-html.ts";

const text = (value: string): MarkdownNode => ({ type: "text", value });
const strong = (...children: MarkdownNode[]): MarkdownNode => ({ type: "strong", children });
const emphasis = (...children: MarkdownNode[]): MarkdownNode => ({ type: "emphasis", children });

const rendered = (children: MarkdownNode[]) =>
  renderToString(
    <TextsProvider value={ENGLISH}>
      <Markdown nodes={opaque<MarkdownNode[]>([{ type: "paragraph", children }])} />
    </TextsProvider>,
  );

describe("text with bold and italic words", () => {
  it.each(NASTY_WORDS.filter((word) => word !== ""))("is what React makes of it: %j", (word) => {
    const kinds = [
      [text(word)],
      [strong(text(word))],
      [text(word), strong(text(word)), text(word)],
      [emphasis(strong(text(word)), text(word)), strong(emphasis(text(word)))],
    ];
    for (const nodes of kinds) expect(rendered(nodes)).toContain(`<p>${inlineHtml(nodes)}</p>`);
  });

  it("is left to React with anything else in it", () => {
    const link: MarkdownNode = { type: "link", link: { href: "/a" }, children: [text("A")] };
    const kinds = [[], [text("")], [text("A"), text("b")], [link], [strong(link)]];
    for (const nodes of kinds) expect(inlineHtml(nodes)).toBeUndefined();
    expect(inlineHtml("A")).toBeUndefined();
  });
});
