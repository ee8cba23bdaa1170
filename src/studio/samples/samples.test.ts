import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { wordPatterns } from "../../checks/rules/shared/check-words.ts";
import { placeholdersIn } from "../../checks/rules/shared/leftovers.ts";
import { ourKit } from "../../kit/our-kit.ts";
import { PLACEHOLDER_PICTURE } from "../../model/placeholder-picture.ts";
import { makeConfig, writeSite } from "../../testing/site.ts";
import { DRAWING } from "./drawing.ts";
import PLACEHOLDERS from "./placeholders.json" with { type: "json" };
import { placeholder } from "./placeholders.ts";
import { presetsOf } from "./presets.ts";
import { SamplePages } from "./sample-pages.ts";
import { startingSection } from "./starting-section.ts";

const kit = ourKit();
const presets = (
  await Promise.all(
    [...kit.sections.values()].map(async (definition) =>
      (await presetsOf(definition)).map((preset) => ({ definition, ...preset })),
    ),
  )
).flat();

describe("a preset", () => {
  // A site that has little: no locations, no forms, no map, no pictures.
  const config = makeConfig();
  const { folder, file } = writeSite(config, { [PLACEHOLDER_PICTURE]: DRAWING });
  const samples = new SamplePages(file);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(presets.map((preset) => [preset.definition.type, preset.name, preset] as const))(
    "%s, %s has a picture, and begins as a valid section",
    async (_type, _name, { definition, section }) => {
      const { section: begun } = startingSection(definition, section, {
        config: { ...config },
        files: [],
        language: "en",
      });
      for (const each of [section, begun])
        expect(await samples.page(each, config, kit)).toEqual({
          html: expect.any(String),
          data: expect.any(String),
        });
    },
  );
});

describe("a placeholder of a new section", () => {
  const languages = ourKit().languages;
  const fields = ["heading", "row", "per", "alternative", "price", "somethingElse"];

  it.each(["ar", "cy", "de", "en", "es", "fr", "pl"])(
    "is in the language %s, where the check finds it",
    (code) => {
      const words = fields.map((field) => placeholder(code, field, " 2"));
      expect(new Set(words).size).toBe(fields.length);
      const all = Object.keys(PLACEHOLDERS.en).map((field) => placeholder(code, field, ""));
      for (const text of [...words, ...all])
        expect(placeholdersIn(text, wordPatterns(languages, code)), text).toEqual([
          { words: text, start: 0 },
        ]);
      if (code !== "en") expect(all.join()).not.toMatch(/your|the/i);
    },
  );
});
