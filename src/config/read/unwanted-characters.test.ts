import { describe, expect, it } from "vitest";
import { compile, withSections } from "../../testing/site.ts";
import { parseSource } from "../read-config.ts";
import { unwantedInLines } from "./unwanted-characters.ts";

const UNWANTED = {
  "a NUL": "\u0000",
  "a control character": "\u0007",
  "one of the second kind": "\u0085",
  "half of a pair": "\uD83D",
  "U+FFFD": "\uFFFD",
  "an override": "\u202E",
  "an isolate": "\u2067",
  "a line separator": "\u2028",
  "a mark in the middle": "\uFEFF",
  "a space without width": "\u200B",
  "a tag": "\u{E0041}",
  "a sign of a font's own": "\uE001",
  "no character": "\uFFFE",
  "é in another encoding": "Ã©",
  "an apostrophe in another encoding": "â€™",
  "£ in another encoding": "Â£",
  "€ in another encoding": "â‚¬",
  "ß in another encoding": "ÃŸ",
  "Ö in another encoding": "Ã–f",
  "ł in another encoding": "Å‚a",
  "Arabic in another encoding": "Ø§Ù„",
  "Cyrillic in another encoding": "Ð¿Ñ€",
  "Hindi in another encoding": "à¤¹",
  "ü of a Mac": "√º",
  "what was lost, and then read in another encoding": "ï¿½",
  "bold letters of formulas": "𝗙𝗲",
};

describe("a text", () => {
  it.each(Object.entries(UNWANTED))("is reported if it contains %s", async (_, character) => {
    const config = withSections({ type: "hero", heading: `Dry${character}roofs` });
    const { diagnostics } = await compile(config);
    expect(diagnostics).toMatchObject([{ rule: "characters", severity: "error" }]);
    const escaped = JSON.stringify(config).replace(
      /[^ -~]/g,
      (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    expect(parseSource("a.json", escaped).problems).toMatchObject([{ rule: "characters" }]);
    expect(unwantedInLines(`town\nDry${character}roofs`)).toMatchObject([{ rule: "characters" }]);
  });

  it.each([
    "Crème brûlée – “£45” • Łódź Straße Tŷ",
    "می\u200Cخواهم \u200Fسقف\u200E 1",
    "👨‍👩‍👧 🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F} ❤️ 🇬🇧",
    "ภาษา\u200Bไทย",
    "Donau\u00ADdampf 10\u00A0km, 5\u202F€",
    "PÃO DE AÇÚCAR, SÃO PAULO, Â, 𠮷野家 שלום नमस्ते",
    "„CAFÉ“, SOIRÉE… «LÀ», MAÇÃ”, BÄ–, à « Lyon », √2, ‚Ä‘, ÅÄÖ, ÉÈ, ÎLE, 5² m²",
  ])("may contain characters that languages need: %s", async (heading) => {
    expect((await compile(withSections({ type: "hero", heading }))).diagnostics).toEqual([]);
  });
});

describe("a failed formula of a spreadsheet", () => {
  it.each([
    ...["#REF!", "#N/A", "#NAME?", "#DIV/0!", "#VALUE!", "#NUM!", "#SPILL!", "#NV", "#BEZUG!"],
    ...["#NOM?", "#¡REF!", "#¿NOMBRE?", "#N/D", "#Н/Д", "#ADR!", "#SAKNAS!", "####", "Err:502"],
  ])("is reported in the config and in a table: %s", (value) => {
    const config = JSON.stringify({ business: { name: value } });
    expect(parseSource("a.json", config).problems).toMatchObject([{ rule: "characters" }]);
  });

  it.each(["#1 in Barry", "#AABBCC", "#prices", "#NoFilter", "#A", "Call us!"])(
    "does not include %s",
    (value) => {
      const config = JSON.stringify({ business: { name: value } });
      expect(parseSource("a.json", config).problems).toEqual([]);
    },
  );
});
