import { expect, it } from "vitest";
import { italian } from "../../examples/plumbline-plugin-italian/languages/it/language.ts";
import type { Kit } from "../kit/kit.ts";
import { ourKit } from "../kit/our-kit.ts";
import { interview } from "../starter/interview.ts";
import { loadWords } from "../starter/words-in.ts";
import { describeLanguage } from "../testing/language-suite.ts";
import { compile, withSections } from "../testing/site.ts";

/** Ours, with a language that comes in a package. */
const kit = { ...ourKit(), languages: new Map([...ourKit().languages, ["it", italian]]) };

describeLanguage(italian, kit);

it("a site in Italy begins in Italian, by what the trade is called there", async () => {
  const nobody = { ask: async () => undefined, tell: () => {}, canCorrect: false };
  const flags = { country: "Italia", trade: "pasticcerie", name: "Noè", town: "Bologna" };
  const answers = await interview(flags, nobody, await loadWords(kit.languages));
  expect(answers).toMatchObject({ language: "it", type: "Bakery", trade: "Pasticcerie" });
});

it("checks know Italian where the kit has it", async () => {
  const site = withSections({ type: "prose", text: "Per i prezzi, [clicca qui](/)." });
  const rulesWith = async (given: Kit) => {
    const { diagnostics } = await compile({ ...site, language: "it" }, {}, given);
    return diagnostics.map(({ rule }) => rule);
  };
  expect(await rulesWith(kit)).toContain("vague-link-text");
  expect(await rulesWith(kit)).not.toContain("missing-texts");
  expect(await rulesWith(ourKit())).toContain("missing-texts");
});
