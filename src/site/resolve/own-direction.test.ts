import { describe, expect, it } from "vitest";
import { compile, type SectionConfig, withSections } from "../../testing/site.ts";

const MARK = "\u200E";

/** The first section of a page in a language, with what is invisible as `|`. */
async function shown(section: SectionConfig, language = "ar") {
  const { site } = await compile({ ...withSections(section), language });
  return JSON.parse(JSON.stringify(site?.routes[0]?.sections[0]).replaceAll(MARK, "|"));
}

const hero = (...points: string[]): SectionConfig => ({ type: "hero", heading: "نحاس", points });

describe("a text on a right-to-left page", () => {
  it.each([
    ["Made in Cairo.", "Made in Cairo.|"],
    ["Open (mostly)!", "Open (mostly)!|"],
    ["310 pounds", "|310 pounds"],
    ["“Well made.”", "|“Well made.”|"],
    ["GROHE", "GROHE"],
    ["Route 66", "Route 66"],
    ["2020–2026.", "2020–2026."],
    ["GROHE في القاهرة.", "GROHE في القاهرة."],
    ["صنع في القاهرة.", "صنع في القاهرة."],
  ])("has the direction of its own letters: %s", async (written, expected) => {
    expect((await shown(hero(written))).points).toEqual([expected]);
  });

  it("has it line by line", async () => {
    const { heading } = await shown({ type: "hero", heading: "Two bells,\nنحاس.\nOne door." });
    expect(heading).toBe("Two bells,|\nنحاس.\nOne door.|");
  });

  it("has it in each block of Markdown, but for code", async () => {
    const text = [
      "Made **here.**",
      "صنع *here.*",
      "- One.\n- اثنان.",
      "> Well made.\n> — A. B.",
      "| م | Note. |\n| --- | --- |\n| 1 | Good. |",
      "```\nx = 1;\n```",
    ].join("\n\n");
    const section = await shown({ type: "prose", heading: "نحاس", text });
    const json = JSON.stringify(section.text);
    for (const words of ["One.", "Well made.", "A. B.", "Good."])
      expect(json).toMatch(new RegExp(`"${words}"\\},\\{"type":"text","value":"\\|"`));
    expect(json).toContain("Note.|");
    expect(json).toMatch(/"here\."\}\]\},\{"type":"text","value":"\|"/);
    expect(json.match(/\|/g)).toHaveLength(6);
  });

  it("stays as it is on other pages", async () => {
    expect((await shown(hero("Made in Cairo."), "en")).points).toEqual(["Made in Cairo."]);
  });
});
