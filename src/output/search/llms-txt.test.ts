import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, it } from "vitest";
import { type Config, compiled, makeConfig, makePage } from "../../testing/site.ts";
import { llmsTxt } from "./llms-txt.ts";

const templates: Config["templates"] = {
  townPage: {
    params: { place: { type: "text", description: "The place" } },
    label: "{place}",
    title: "Roofs in {place}",
    description: "Dry roofs for {place}.",
    sections: [{ type: "hero", heading: "Roofs for {place}" }],
  },
};

async function make(parts: Partial<Config>): Promise<string> {
  const site = await compiled(makeConfig(parts));
  return llmsTxt(site.summary);
}

type Node = ReturnType<typeof fromMarkdown>["children"][number];

/** The words of a node, with links as `words → address`. */
function words(
  node: Node | { type: string; value?: string; children?: Node[]; url?: string },
): string {
  const inner = "children" in node && node.children ? node.children.map(words).join("") : "";
  if (node.type === "link" && "url" in node) return `${inner} → ${node.url}`;
  return "value" in node && typeof node.value === "string" ? node.value : inner;
}

const blocks = (text: string) =>
  fromMarkdown(text).children.map((node) =>
    node.type === "list" ? node.children.map(words) : `${node.type}: ${words(node)}`,
  );

describe("llms.txt", () => {
  it("contains a name, a description, facts, and the pages in groups", async () => {
    const town = { path: "/mockham", template: "townPage", params: { place: "Mockham" } };
    const pages = [makePage({ label: "Start" }), town, makePage({ path: "/sent", index: false })];
    expect(blocks(await make({ templates, pages }))).toEqual([
      "heading: Test & Son Roofing",
      "blockquote: Roofs for test towns.",
      [
        "Phone: 029 2018 0123",
        "Email: hello@roofs.example",
        "WhatsApp: 07700 900123",
        "Address: 1 Slate Row, Testford, TE5 7AA",
        "Opening hours: Monday and Tuesday 08:00 to 18:00; Wednesday to Sunday closed",
        "Area served: Testshire",
      ],
      "heading: Pages",
      ["Start → https://roofs.example/: Roofs that stay dry."],
      "heading: Town page",
      ["Mockham → https://roofs.example/mockham: Dry roofs for Mockham."],
    ]);
  });

  it("puts pages of a template under their parent page", async () => {
    const town = { path: "/mockham", template: "townPage", params: { place: "Mockham" } };
    const above = makePage({ path: "/roofs", title: "Roofs" });
    const pages = [makePage(), above, { ...town, parent: "/roofs" }];
    const text = await make({ templates, pages });
    expect(text).toContain("\n## Roofs\n\n- [Mockham](https://roofs.example/mockham): Dry");
  });

  it.each([
    "*Roofs* [for](x) <b>you</b> & `me`",
    "# 1 in slate_and_tile &amp; lead",
    "+ one more",
    "1. Roofs",
    "~~dry~~ \\ wet | damp",
  ])("escapes markup in text: %s", async (description) => {
    const { business } = makeConfig();
    const text = await make({
      business: { ...business, name: description, description },
      pages: [makePage({ label: description, description })],
    });
    const [name, summary, , , pages] = blocks(text);
    expect(name).toBe(`heading: ${description}`);
    expect(summary).toBe(`blockquote: ${description}`);
    expect(pages).toEqual([`${description} → https://roofs.example/: ${description}`]);
  });
});
