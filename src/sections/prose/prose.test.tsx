import { describe, expect, it } from "vitest";
import { fixtureMedia } from "../../testing/fixtures.ts";
import { openSection } from "../../testing/pages/section.tsx";
import { compile, type SectionConfig, withSections } from "../../testing/site.ts";

const hero: SectionConfig = { type: "hero", heading: "Roofs" };
const siteOf = (text: string) => withSections(hero, { type: "prose", text });

const shown = async (text: string) => (await openSection(siteOf(text))).main;

/** The problems of a text, each with its excerpt. */
async function faultsOf(text: string, section: SectionConfig = { type: "prose", text }) {
  const { diagnostics } = await compile(withSections(hero, section), fixtureMedia);
  return diagnostics.map(({ message, within }) => ({
    message,
    piece: within && text.slice(within.start, within.start + within.length),
  }));
}

const cellsOf = (main: HTMLElement) =>
  [...main.querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => [cell.textContent, cell.getAttribute("data-align")]),
  );

describe("a table in prose", () => {
  it("is a table, with columns as in Markdown or as their cells need", async () => {
    const main = await shown(
      "| Kind | Price | Lasts |\n|---|---|:-:|\n| **Welsh** | £45 | a \\| b |\n| {business.name} | £9 |",
    );
    expect(cellsOf(main)).toEqual([
      [
        ["Kind", null],
        ["Price", "end"],
        ["Lasts", "center"],
      ],
      [
        ["Welsh", null],
        ["£45", "end"],
        ["a | b", "center"],
      ],
      [
        [expect.stringContaining("Roof"), null],
        ["£9", "end"],
        ["", "center"],
      ],
    ]);
    expect(main.querySelector("th strong")?.textContent).toBe("Welsh");
  });

  it("scrolls in a frame with the names of its columns, however many", async () => {
    const cells = (cell: string) => `| ${Array(15).fill(cell).join(" | ")} |`;
    const main = await shown([cells("No"), cells("---"), cells("7")].join("\n"));
    const frame = main.querySelector("table")?.parentElement;
    expect(frame?.getAttribute("aria-label")).toBe(Array(15).fill("No").join(", "));
    expect(frame?.tabIndex).toBe(0);
  });

  it("is rejected if a row has surplus cells", async () => {
    expect(await faultsOf("| A | B |\n|---|---|\n| c | d | e |")).toEqual([
      {
        message: expect.stringContaining("more cells than headings"),
        piece: "| c | d | e |",
      },
    ]);
  });

  it("is rejected in a list", async () => {
    expect(await faultsOf("- | a |\n  | - |\n  | b |")).toEqual([
      { message: expect.stringContaining("A table (|)"), piece: "| a |\n  | - |" },
    ]);
  });
});

describe("a longer text in prose", () => {
  it("has headings of two levels below the heading of the section", async () => {
    const text = "## Slate\n\n### Hooks\n\nCopper.";
    const section = { type: "prose" as const, heading: "Roofs", text, numbered: true };
    const { main } = await openSection(withSections(hero, section));
    const headings = [...main.querySelectorAll("h2, h3, h4")].map((one) => [
      one.tagName,
      one.textContent,
    ]);
    expect(headings).toEqual([
      ["H2", "Roofs"],
      ["H3", "1.\u00a0Slate"],
      ["H4", "1.1\u00a0Hooks"],
    ]);
  });

  it.each([
    ["> Copper *lasts*.\n> — Tess, **roofer**", ["Copper lasts."], "Tess, roofer"],
    ["> One.\n>\n> Two.\n>\n> -- {business.name}", ["One.", "Two."], "Test & Son Roofing"],
    ["> One.  \n> – Tess", ["One."], "Tess"],
    ["> — Nobody", ["— Nobody"], undefined],
    ["> It lasts\n> 5 – 6 years", ["It lasts\n5 – 6 years"], undefined],
  ])("has quotations with their source: %j", async (text, quote, source) => {
    const main = await shown(text);
    const words = [...main.querySelectorAll("figure > blockquote > p")];
    expect(words.map(({ textContent }) => textContent)).toEqual(quote);
    expect(main.querySelector("figure > figcaption")?.textContent).toBe(source);
  });

  it("has code as it is written", async () => {
    const main = await shown("Set `{name}`.\n\n```sh\nlay {a}  \\\n  --dry *b*\n```");
    expect(main.querySelector("p code")?.textContent).toBe("{name}");
    expect(main.querySelector("pre code")?.textContent).toBe("lay {a}  \\\n  --dry *b*");
    expect(
      [...main.querySelectorAll("pre, p code")].map((each) => each.getAttribute("dir")),
    ).toEqual(["ltr", "ltr"]);
  });

  it.each([
    ["#### Slate", "A heading of level 4"],
    ["Slate\n---", "An underlined heading"],
    ["    dry", "A block of code without ```"],
    ["```sh roof.sh\ndry\n```", "A block of code with words after its language"],
    ["```\n```", "A block of code without code"],
    [">", "A quotation without words"],
    ["> [!NOTE]\n> Dry.", "A label of a note ([!NOTE])"],
    ["***", "A ruled line (---)"],
  ])("is reported with what to write if it has %j", async (text, what) => {
    const { diagnostics } = await compile(siteOf(text));
    expect(diagnostics[0]?.message).toBe(`${what} is not supported in a text.`);
  });
});

describe("a picture in prose", () => {
  it("is a picture of the site with its description and caption", async () => {
    const main = await shown('One.\n\n![A slate stack](picture.svg "In *our* yard")\n\nTwo.');
    const image = main.querySelector("figure img");
    expect(image?.getAttribute("alt")).toBe("A slate stack");
    expect(image?.getAttribute("src")).toMatch(/^\/media\/picture/);
    expect(main.querySelector("figcaption")?.textContent).toBe("In *our* yard");
  });

  it("is reported if it is missing", async () => {
    expect(await faultsOf("One.\n\n![A slate stack](pictur.svg)")).toEqual([
      { message: 'There is no file "pictur.svg" in public/media.', piece: "pictur.svg" },
    ]);
    expect(await faultsOf("![A film](film.mp4)")).toMatchObject([{ piece: "film.mp4" }]);
  });

  it("needs its source within the quotation", async () => {
    expect(await faultsOf("> Dry at last.\n\n— Gwen")).toMatchObject([
      { message: expect.stringContaining("source of a quotation"), piece: "— Gwen" },
    ]);
  });

  it("needs a description and its own paragraph", async () => {
    expect(await faultsOf("![](picture.svg)")).toMatchObject([
      { message: expect.stringContaining("has no alternative text") },
    ]);
    expect(await faultsOf("See ![a stack](picture.svg).")).toEqual([
      { message: expect.stringContaining("A picture"), piece: "![a stack](picture.svg)" },
    ]);
  });

  it("is only accepted in prose", async () => {
    const text = "![A slate stack](picture.svg)";
    const faq: SectionConfig = {
      type: "faq",
      heading: "Questions",
      questions: [{ question: "Is it dry?", answer: text }],
    };
    expect(await faultsOf(text, faq)).toEqual([
      { message: expect.stringContaining("A picture"), piece: text },
    ]);
  });
});
