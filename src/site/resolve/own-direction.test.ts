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
    ["+20 2 2500 0000", "|+20 2 2500 0000"],
    ["(202) 555-0123", "|(202) 555-0123"],
    ["4412 3456", "|4412 3456"],
    ["WhatsApp: +20 10 0000 0000", "WhatsApp: |+20 10 0000 0000"],
    ["اتصل: 010 0000 0000.", "اتصل: |010 0000 0000."],
    ["2020 - 2026", "2020 - 2026"],
    ["WhatsApp على مدار الساعة", "WhatsApp على مدار الساعة"],
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

  it("has it where a section shows the business", async () => {
    const config = withSections({ type: "contact", heading: "زورونا", showDetails: true });
    const { site } = await compile({
      ...config,
      language: "ar",
      business: {
        ...config.business,
        name: "Lamps & Co.",
        phone: "+44 29 2018 0123",
        address: { street: "12 Bell St.", locality: "القاهرة", country: "EG" },
      },
    });
    const json = JSON.stringify(site?.routes[0]?.sections[0]).replaceAll(MARK, "|");
    expect(json.replaceAll("\u00A0", " ")).toContain('"text":"|029 2018 0123"');
    expect(json).toContain('"|12 Bell St.|"');
    expect(site?.model.footer.brand).toBe(`Lamps & Co.${MARK}`);
  });

  it("stays as it is on other pages", async () => {
    expect((await shown(hero("Made in Cairo."), "en")).points).toEqual(["Made in Cairo."]);
  });
});
