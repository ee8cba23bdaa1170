import { describe, expect, it } from "vitest";
import { findingsOf, fixedBy } from "../../../testing/check.ts";
import { business } from "../../../testing/facts.ts";
import { makeConfig, withSections } from "../../../testing/site.ts";
import { localPage, params, templated } from "../../../testing/template.ts";

const RULE = "marks-in-plain-text";
const withHeading = (heading: string) => withSections({ type: "hero", heading });

describe("marks-in-plain-text", () => {
  it("reports Markdown in a heading, at its marks", async () => {
    expect(await findingsOf(RULE, withHeading("Our **dry** roofs"))).toMatchObject([
      {
        severity: "warning",
        excerpt: "**dry**",
        location: "/ › section 1, hero › heading",
        page: "/",
        message: '"**dry**" is Markdown. Visitors would see it as it is.',
        hint: "Write the words alone: only fields for longer text take Markdown.",
      },
    ]);
  });

  it.each([
    ["<b>Dry</b> roofs", "<b>"],
    ['Dry <span class="a">roofs</span>', '<span class=\\"a\\">'],
    ["Dry<br>roofs", "<br>"],
    ["Dry <!-- later -->", "<!--"],
    ["See [our roofs](/roofs)", "[our roofs](/roofs)"],
    ["*Really* dry", "*Really*"],
    ["A _dry_ roof", "_dry_"],
    ["A `dry` roof", "`dry`"],
    ["At <https://roofs.example>", "<https://roofs.example>"],
    ["From ~~£90~~ £80", "~~£90~~"],
    ["The ==best== roofs", "==best=="],
    ["From 12 m^2^ on", "^2^"],
    ["Good: ## Dry\n## Roofs", "## Roofs"],
    ["| A | B |\n|---|---|", "| A | B |\\n|---|---|"],
    ["Roofs &amp; more", "&amp;"],
    ["Roofs&nbsp;now", "&nbsp;"],
    ["Roofs &#38; more", "&#38;"],
    ["Roofs &ndash; now", "&ndash;"],
    ["Slate\\nTile", "\\\\n"],
    ["Slate\\tTile", "\\\\t"],
    ["D\\u00e4cher", "\\\\u00e4"],
    ["The ++best++ roofs", "++best++"],
  ])("finds in %j: %s", async (heading, excerpt) => {
    const found = await findingsOf(RULE, withHeading(heading));
    expect(found.map((each) => each.excerpt.replace(/^"(.*)"$/, "$1"))).toEqual([excerpt]);
  });

  it.each([
    "3 < 5, AT&T, R&D, 2 * 3 * 4 and 12*12*5",
    "*terms apply, £5* and £6**",
    "[sic] and [1] (see below)",
    "a<b and c>d, x <- y, I <3 roofs",
    "snake_case_name and a ~ b, C++ and C++",
    "Q&A; R&D; Tom &Sons; & more",
    "# 1 in Testford, 1. Slate, - tile, > felt",
    "C:\\roofs, 5 | 6 -- 7",
    "{business.name} \\{here}",
    "<name>",
  ])("accepts %j", async (heading) =>
    expect(await findingsOf(RULE, withHeading(heading))).toEqual([]),
  );

  it("skips text that would take too long to parse", async () => {
    const [found] = await findingsOf(RULE, withHeading(`${"- ".repeat(20_000)}**roofs**`));
    expect(found?.message).toContain("is Markdown. Visitors would see it");
  });

  it("accepts Markdown in fields that support it", async () => {
    const config = withSections({ type: "prose", text: "**Dry** [roofs](/) &amp; more" });
    expect(await findingsOf(RULE, config)).toEqual([]);
  });

  it("checks titles, plain-text parameters and facts", async () => {
    const page = localPage({
      title: "<b>Roofs</b>",
      params: params({ location: "Mock&amp;ham", areas: ["**Otherby**", "B"], story: "**C**" }),
    });
    const facts = { ...business, name: "A &amp; B", email: "a_b_@roofs.example" };
    const config = { ...templated(page), business: facts };
    const found = await findingsOf(RULE, config);
    expect(found.map(({ location }) => location)).toEqual([
      "business › name",
      "/roofs-mockham › params › location",
      "/roofs-mockham › params › areas › entry 1",
      "/roofs-mockham › title",
    ]);
  });

  it("checks the site's own texts in each language", async () => {
    const texts = { search: { button: "Look &amp; <b>find</b>" } };
    const found = await findingsOf(RULE, makeConfig({ texts, languages: { cy: { texts } } }));
    expect(found.map(({ location, excerpt }) => `${location}: ${excerpt}`)).toEqual([
      "texts › search › button: &amp;",
      "texts › search › button: <b>",
      "languages › cy › texts › search › button: &amp;",
      "languages › cy › texts › search › button: <b>",
    ]);
  });

  it("fixes entities, unless that would create a tag", async () => {
    expect(await fixedBy(RULE, withHeading("A &amp; B &ndash; C &quest;"))).toContain(
      '"A & B – C ?"',
    );
    const tag = makeConfig({ footer: { ...makeConfig().footer, copyright: "&lt;b&gt; &amp;" } });
    expect(await fixedBy(RULE, tag)).toBe(JSON.stringify(tag, null, 2));
  });
});
