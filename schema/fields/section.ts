import * as z from "zod";
import { anchor } from "./addresses.ts";
import { type FeatureConditions, sectionFeatures } from "./features.ts";
import { choice, draft, object } from "./fields.ts";
import { type OtherPages, sectionPages } from "./other-pages.ts";
import { type FieldRule, fieldRules } from "./rules.ts";
import { type HoursShown, sectionHours } from "./shown-hours.ts";
import { sectionTexts, type TextGroup } from "./texts.ts";

const BACKGROUNDS = ["paper", "card", "ink"] as const;

/** What a section type may say of itself besides its fields. */
interface Traits<Section> {
  /** The ground that it stands on unless the owner says otherwise; paper if left out. */
  background?: (typeof BACKGROUNDS)[number];
  features?: FeatureConditions<Section>;
  /** The groups of the builder's own words that it shows. */
  texts?: readonly TextGroup[];
  /** Which other pages it links to by their label or template. */
  otherPages?: (section: Section) => OtherPages;
  /** The opening hours that it shows. */
  hours?: (section: Section) => HoursShown | undefined;
  /** What has to hold between fields. */
  rule?: FieldRule<Section>;
  /** What those call it who do not know its name, in English; a message then has its name. */
  alsoCalled?: readonly string[];
}

const otherNames = new Map<string, readonly string[]>();

/** The section types that are also called so, whatever its capitals. */
export function typesCalled(word: string): string[] {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
  return [...otherNames].flatMap(([type, names]) =>
    names.some((name) => plain(name) === plain(word)) ? type : [],
  );
}

/**
 * Declares a section type: its name, what it is for, its own fields, and its traits. Every section
 * also takes `id` and `background`.
 */
export function section<const T extends string, const S extends z.ZodRawShape>(
  type: T,
  description: string,
  shape: S,
  {
    background = "paper",
    features = {},
    texts = [],
    otherPages,
    hours,
    rule,
    alsoCalled = [],
  }: Traits<z.output<z.ZodObject<S>>> = {},
) {
  const schema = object(description, {
    type: z.literal(type).meta({ description, examples: [type] }),
    id: anchor.optional(),
    draft: draft(
      "Says that the section is not finished: `npm start` shows it, and visitors do not get it.",
    ),
    background: choice(
      BACKGROUNDS,
      "The ground the section stands on: plaster, white board, or a dark band.",
    ).default(background),
    ...shape,
  });
  const declared = schema.meta({ id: type, description });
  otherNames.set(type, alsoCalled);
  if (rule) fieldRules.add(declared, rule);
  sectionFeatures.add(declared, features);
  if (otherPages) sectionPages.add(declared, { ask: otherPages });
  if (hours) sectionHours.add(declared, { shown: hours });
  sectionTexts.add(declared, { groups: texts });
  return declared;
}
