import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { FieldModel } from "../../protocol/fields.ts";
import { stepName } from "../../protocol/steps.ts";
import { stepNameSchema } from "../../session/edits.ts";

afterEach(() => vi.unstubAllGlobals());

/** The words of a window whose browser has a language. */
async function windowIn(language: string) {
  vi.stubGlobal("navigator", { languages: [language] });
  vi.resetModules();
  const [{ loadNames }, words, forms] = await Promise.all([
    import("./names.ts"),
    import("./in-own-words.ts"),
    import("../fields/field-props.ts"),
  ]);
  await loadNames();
  return { ...words, ...forms };
}

function catalogue(folder: "names" | "rules", language: string): Record<string, string> {
  const file = join(import.meta.dirname, folder, `${language}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The text without the marks for its direction. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

describe.each(["ar", "cy", "de", "es", "fr", "pl"])("the names of steps, %s", (language) => {
  it.each(["fix", "accept"] as const)(
    "have the rule of the problem, and not its message: %s",
    async (kind) => {
      const { stepInWords } = await windowIn(language);
      for (const [rule, name] of Object.entries(catalogue("rules", language))) {
        const said = plain(stepInWords({ kind, names: [{ rule, message: "The sentence." }] }));
        expect(said).toContain(name);
        expect(said).not.toContain("The sentence.");
      }
    },
  );

  it("have the English names of fields and choices, also where two have the same translation", async () => {
    const { stepInWords, fieldOfStep } = await windowIn(language);
    const field = {
      key: "x",
      description: "",
      isRequired: true,
      control: { type: "flag" },
    } as const;
    const steps = Object.entries(catalogue("names", language)).map(([label, name]) => {
      const own: FieldModel = { ...field, label };
      const step = stepName("chooseFor", fieldOfStep({ path: ["x"], field: own }), label);
      const said = plain(stepInWords(step));
      expect(said.split(name).length, `${label}: ${said}`).toBeGreaterThan(2);
      return { label, step };
    });
    const english = await windowIn("en");
    for (const { label, step } of steps)
      expect(english.stepInWords(step)).toBe(`${label}: ${label}`);
  });
});

describe("the names of steps that solve a problem", () => {
  const ofRule = { rule: "dead-link", message: "No page has this `address`." };

  it("are in words of the check in English", async () => {
    const { stepInWords } = await windowIn("en");
    expect(stepInWords({ kind: "fix", names: [ofRule] })).toBe("Fix: No page has this address.");
  });

  it("have the message of a rule of a site, and that of a step of an earlier version", async () => {
    const { stepInWords } = await windowIn("de");
    const name = { rule: "own-rule", message: "Nothing rhymes." };
    expect(stepInWords({ kind: "fix", names: [name] })).toBe("Beheben: Nothing rhymes.");
    expect(stepInWords({ kind: "fix", names: ["Nothing rhymes."] })).toBe(
      "Beheben: Nothing rhymes.",
    );
  });

  it("are read from the journal with their rule", () => {
    const step = { kind: "fix", names: [ofRule] };
    expect(stepNameSchema.parse(step)).toEqual(step);
  });
});
