import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { stepNameSchema } from "../../session/edits.ts";

afterEach(() => vi.unstubAllGlobals());

/** The words of a window whose browser has a language. */
async function windowIn(language: string) {
  vi.stubGlobal("navigator", { languages: [language] });
  vi.resetModules();
  const [{ loadNames }, words] = await Promise.all([
    import("./names.ts"),
    import("./in-own-words.ts"),
  ]);
  await loadNames();
  return words;
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
