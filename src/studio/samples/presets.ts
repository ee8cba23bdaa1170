import { safeParse } from "zod";
import { rulesOf } from "../../../schema/fields/rules.ts";
import type { SectionInput } from "../../../schema/fields/section.ts";
import { bare } from "../../config/parse/schema-at.ts";
import { memoize } from "../../lib/memoize.ts";
import type { SectionType } from "../../model/kit/section-definition.ts";
import { optionsOf } from "../model/form/options.ts";

/** A section to begin with. */
export interface Preset {
  /** `minimal`, `full`, a layout, or the name of another fixture. */
  name: string;
  section: SectionInput;
}

/** What concerns one place on one site, and not the type. */
const OF_PLACE = new Set(["id", "draft", "from", "until", "use", "background"]);

const LAYOUT = "layout";

/** The presets of a type, the one with the fewest fields first: its fixtures, and its layouts that no fixture shows. */
export const presetsOf = memoize(async (definition: SectionType): Promise<Preset[]> => {
  const { minimal, full, ...others } = (await definition.fixtures()).fixtures;
  const named = Object.entries({ minimal, ...others }).map(([name, section]) => ({
    name: layoutOf(section) ?? name,
    section: withoutPlace(section),
  }));
  const shown = new Set(named.map(({ name }) => name));
  const layouts = otherLayouts(definition, minimal).filter(({ name }) => !shown.has(name));
  return [...named, ...layouts, { name: "full", section: withoutPlace(full) }];
});

const layoutOf = (section: SectionInput) => {
  const layout = section[LAYOUT];
  return typeof layout === "string" ? layout : undefined;
};

function withoutPlace(section: SectionInput): SectionInput {
  const own = Object.entries(section).filter(([key]) => key === "type" || !OF_PLACE.has(key));
  return { ...Object.fromEntries(own), type: section.type };
}

/** The shortest section of a type in each of its layouts but the default one. */
function otherLayouts({ schema }: SectionType, minimal: SectionInput): Preset[] {
  const field = schema.shape[LAYOUT];
  if (!field) return [];
  const preset = safeParse(field, undefined).data;
  return optionsOf(bare(field)).flatMap(({ value }) => {
    const section = withoutPlace({ ...minimal, [LAYOUT]: value });
    const { data } = safeParse(schema, section);
    const isValid = data && rulesOf(schema).every((rule) => rule.holds(data as never));
    return isValid && value !== preset ? [{ name: String(value), section }] : [];
  });
}
