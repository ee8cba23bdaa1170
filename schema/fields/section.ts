import * as z from "zod";
import { anchor } from "./addresses.ts";
import { shownDays } from "./dates.ts";
import { choice, draft, object } from "./fields.ts";

const BACKGROUNDS = ["paper", "card", "ink"] as const;

/** The ground that a section stands on. */
export type Background = (typeof BACKGROUNDS)[number];

/** What a section type is called and for, besides its fields. */
export interface SectionTerms {
  /** Its name in the config, in camelCase. */
  type: string;
  /** What it is for, in a sentence. */
  description: string;
  /** The ground that it stands on unless the owner says otherwise; paper if left out. */
  background?: Background;
  /** What those call it who do not know its name, in English; a message then has its name. */
  alsoCalled?: readonly string[];
}

/** The schema of a section type: its own fields, and those that every section takes. */
export function sectionSchema<S extends z.ZodRawShape>(
  { type, description, background = "paper", alsoCalled = [] }: SectionTerms,
  shape: S,
) {
  const schema = object(description, {
    type: z.literal(type).meta({ description, examples: [type] }),
    id: anchor.optional(),
    draft: draft(
      "Says that the section is not finished: `npm start` shows it, and visitors do not get it.",
    ),
    ...shownDays("section"),
    background: choice(
      BACKGROUNDS,
      "The section's background: plaster, white board, or a dark band.",
    ).default(background),
    ...shape,
  }).meta({ id: type, description });
  otherNames.add(schema, { names: alsoCalled });
  return schema;
}

const otherNames = z.registry<{ names: readonly string[] }>();

/** Those of some section types that are also called so, whatever its capitals. */
export function typesCalled(word: string, schemas: readonly z.core.$ZodType[]): string[] {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
  return schemas.flatMap((schema) => {
    const names = otherNames.get(schema)?.names ?? [];
    const isCalled = names.some((name) => plain(name) === plain(word));
    return isCalled ? (z.globalRegistry.get(schema)?.id ?? []) : [];
  });
}

export type SectionSchema<S extends z.ZodRawShape> = ReturnType<typeof sectionSchema<S>>;

/** The fields that every section takes. */
type Common = SectionSchema<Record<never, never>>;

/** A section of some type; its own fields are that type's business. */
export type Section = z.output<Common> & Record<string, unknown>;

/** The same as the owner writes it. */
export type WrittenSection = z.input<Common> & Record<string, unknown>;

/** The schema of a page's section: its `type` decides which other fields it takes. */
export function anySection(schemas: readonly z.ZodObject[]): AnySection {
  // Whatever else they have, these they have in common.
  const [first, ...rest] = schemas as readonly z.ZodObject[] as readonly Common[];
  if (!first) throw new Error("A site needs at least one section type.");
  return z.discriminatedUnion("type", [first, ...rest]).meta({
    id: "section",
    description: "One section of a page; start with its `type`.",
  }) as AnySection;
}

export type AnySection = z.ZodType<Section, WrittenSection>;
