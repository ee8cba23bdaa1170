import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { ourKit } from "../../kit/our-kit.ts";
import { makeConfig, writeSite } from "../../testing/site.ts";
import { DRAWING } from "./drawing.ts";
import { presetsOf } from "./presets.ts";
import { SamplePages } from "./sample-pages.ts";
import { PLACEHOLDER_PICTURE, startingSection } from "./starting-section.ts";

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
      });
      for (const each of [section, begun])
        expect(await samples.page(each, config, kit)).toEqual({
          html: expect.any(String),
          data: expect.any(String),
        });
    },
  );
});
