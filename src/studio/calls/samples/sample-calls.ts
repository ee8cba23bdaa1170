import { z } from "zod";
import { aliasesOf } from "../../../../schema/fields/section.ts";
import { metaOf } from "../../../config/parse/schema-at.ts";
import type { Kit } from "../../../kit/kit.ts";
import { ourKit } from "../../../kit/our-kit.ts";
import type { SectionType } from "../../../model/kit/section-definition.ts";
import { sectionName } from "../../model/section-name.ts";
import { message } from "../../protocol/messages.ts";
import type { SectionChoice, SectionChoices } from "../../protocol/samples.ts";
import { presetsOf } from "../../samples/presets.ts";
import { startingSection } from "../../samples/starting-section.ts";
import { type Call, call, NOTHING, path } from "../call.ts";
import type { Studio } from "../studio.ts";
import { StudioError } from "../studio-error.ts";
import { newValue } from "./new-value.ts";

/** The calls for new sections. */
export const SAMPLE_CALLS: Readonly<Record<string, Call>> = {
  choices: call(
    NOTHING,
    async (studio): Promise<SectionChoices> => ({
      key: await studio.samples.key(studio.config, studio.kit),
      types: await Promise.all(
        [...studio.kit.sections.values()].map((each) => choiceOf(each, studio.kit)),
      ),
    }),
  ),
  newSection: call(
    z.strictObject({ type: z.string(), preset: z.string(), language: z.string().optional() }),
    async (studio, { type, preset, language = String(Object(studio.config).language) }) => ({
      section: await newSection(studio, type, preset, language),
    }),
  ),
  newValue: call(
    z.strictObject({ path, part: z.enum(["field", "entry"]) }),
    async (studio, input) => ({ value: await newValue(studio, input.path, input.part) }),
  ),
};

const choiceOf = async (definition: SectionType, kit: Kit): Promise<SectionChoice> => ({
  type: definition.type,
  name: sectionName(kit.sections, definition.type),
  description: metaOf(definition.schema).description ?? "",
  alsoCalled: aliasesOf(definition.schema),
  says: definition.says ?? [],
  presets: (await presetsOf(definition)).map(({ name }) => name),
  isOwn: !ourKit().sections.has(definition.type),
});

/** The preset of a type; throws if there is none. */
export async function presetOf(studio: Studio, type: string, preset: string) {
  const definition = studio.kit.sections.get(type);
  const found = definition && (await presetsOf(definition)).find(({ name }) => name === preset);
  if (!definition || !found) throw new StudioError(message("gone", `${type}, ${preset}`));
  return { definition, section: found.section };
}

/** A section to add, with placeholders for what only the owner knows. */
async function newSection(
  studio: Studio,
  type: string,
  preset: string,
  language: string,
): Promise<unknown> {
  const { definition, section } = await presetOf(studio, type, preset);
  const files = await studio.media.list();
  const { section: started, needsPicture } = startingSection(definition, section, {
    config: Object(studio.config),
    files,
    language,
  });
  if (needsPicture) await studio.media.addPlaceholder();
  return started;
}
