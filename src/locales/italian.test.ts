import { expect, it } from "vitest";
import { italian } from "../../examples/plumbline-plugin-italian/languages/it/language.ts";
import { interview } from "../commands/new/starter/interview.ts";
import { loadWords } from "../commands/new/starter/words-in.ts";
import { ExtensionError } from "../diagnostics/extension-problem.ts";
import { expectValid } from "../kit/extensions/expectations.ts";
import { missingTexts, withEnglish } from "../kit/extensions/unfinished-languages.ts";
import type { Kit } from "../kit/kit.ts";
import { ourKit } from "../kit/our-kit.ts";
import { describeLanguage } from "../testing/language-suite.ts";
import { compile, withSections } from "../testing/site.ts";

/** Our kit with a language from a package. */
const kit = { ...ourKit(), languages: new Map([...ourKit().languages, ["it", italian]]) };

describeLanguage(italian, kit);

it("a new site in Italy is in Italian, with the Italian name of the trade", async () => {
  const nobody = { ask: async () => undefined, tell: () => {}, canCorrect: false };
  const flags = { country: "Italia", trade: "pasticcerie", name: "Noè", town: "Bologna" };
  const answers = await interview(flags, nobody, await loadWords(kit.languages));
  expect(answers).toMatchObject({ language: "it", type: "Bakery", trade: "Pasticcerie" });
});

it("checks work in Italian if the kit has it", async () => {
  const site = withSections({ type: "prose", text: "Per i prezzi, [clicca qui](/)." });
  const rulesWith = async (given: Kit) => {
    const { diagnostics } = await compile({ ...site, language: "it" }, {}, given);
    return diagnostics.map(({ rule }) => rule);
  };
  expect(await rulesWith(kit)).toContain("vague-link-text");
  expect(await rulesWith(kit)).not.toContain("missing-texts");
  expect(await rulesWith(ourKit())).toContain("missing-texts");
});

it("a language has its own search rules, and its other mistakes are reported", () => {
  const { search: _, code: __, ...rest } = italian;
  expect(withEnglish({ ...rest, code: "it" }).search).toBeUndefined();
  const file = "examples/plumbline-plugin-italian/languages/it/language.ts";
  const openWith = (value: object) => () => expectValid([{ kind: "language", value, file }]);
  expect(openWith(italian)).not.toThrow();
  expect(openWith(rest)).toThrow(ExtensionError);
  expect(openWith({ ...italian, texts: "Ciao" })).toThrow(ExtensionError);
});

it("an incomplete language is reported with its missing texts", () => {
  const { hours, cards, ...texts } = italian.texts;
  const { line: _, ...rest } = hours;
  const { subjects: __, ...checks } = italian.checks;
  const more = { about: "su {name}", mor: "Altro" };
  const value = { ...italian, checks, texts: { ...texts, hours: rest, cards: more } };
  const file = "examples/plumbline-plugin-italian/languages/it/language.ts";
  let problems: readonly { message: string }[] = [];
  try {
    expectValid([{ kind: "language", value, file }]);
  } catch (error) {
    if (error instanceof ExtensionError) problems = error.problems;
  }
  expect(cards.more).not.toBe("");
  expect(problems.map(({ message }) => message)).toEqual([
    '"texts › cards › mor" is not a key of a language.',
    '"texts › cards › about" of a language has to contain {title}, each once.',
  ]);
  expect(missingTexts(value, file)).toEqual([
    expect.objectContaining({
      message: 'The language "it" lacks 3 texts.',
      hint: expect.stringMatching(
        /hours\.line: "\{days\} \{hours\}"\. .*\n.*cards\.more: .*\n.*"checks": subjects\.$/,
      ),
    }),
  ]);
});
