import * as z from "zod";
import { anchor } from "./addresses.ts";
import { forAdministration } from "./administration.ts";
import { publicationDates } from "./dates.ts";
import { choice, draft, literalText, object } from "./fields.ts";
import { naming } from "./names.ts";

const BACKGROUNDS = ["paper", "card", "ink"] as const;

/** The background of a section. */
export type Background = (typeof BACKGROUNDS)[number];

/** The name and description of a section type. */
export interface SectionTerms {
  /** Its name in the config, in camelCase. */
  type: string;
  /** What owners read in place of `type`, in a few words; by default, `Opening times` for `openingTimes`. */
  name?: string;
  /** One sentence about its purpose. */
  description: string;
  /** The default background; paper if omitted. */
  background?: Background;
  /** Other English names for it; messages about such a name suggest the type. */
  alsoCalled?: readonly string[];
}

/** The schema of a section type: its own fields and those of every section. */
export function sectionSchema<S extends z.ZodRawShape>(
  { type, name, description, background = "paper", alsoCalled = [] }: SectionTerms,
  shape: S,
) {
  const schema = object(description, {
    type: z.literal(type).meta({ description, examples: [type] }),
    use: forAdministration(
      naming(
        "shared",
        literalText(
          "Shows a section that several pages share, by its name in `shared`: all fields that are not here, including the `type`, come from there.",
          "closing-call",
        ),
      ).optional(),
    ),
    id: forAdministration(anchor.optional()),
    draft: draft("section"),
    ...publicationDates("section"),
    background: choice(BACKGROUNDS, "The background: the page's own, a card's, or a dark band.")
      .meta({ enumDescriptions: ["Same as the page", "Same as cards", "Dark band"] })
      .default(background),
    ...shape,
  }).meta({ id: type, description, ...(name !== undefined && { title: name }) });
  otherNames.add(schema, { names: alsoCalled });
  return schema;
}

const otherNames = z.registry<{ names: readonly string[] }>();

/** Other names of a section type. */
export const aliasesOf = (schema: z.core.$ZodType): readonly string[] =>
  otherNames.get(schema)?.names ?? [];

/** The section types that are also known by this name, in any case. */
export function typesByAlias(word: string, schemas: readonly z.core.$ZodType[]): string[] {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
  return schemas.flatMap((schema) => {
    const isCalled = aliasesOf(schema).some((name) => plain(name) === plain(word));
    return isCalled ? (z.globalRegistry.get(schema)?.id ?? []) : [];
  });
}

export type SectionSchema<S extends z.ZodRawShape> = ReturnType<typeof sectionSchema<S>>;

/** The fields of every section. */
type Common = SectionSchema<Record<never, never>>;

/** A section of any type; the other fields depend on the type. */
export type Section = z.output<Common> & Record<string, unknown>;

/** A section as the owner writes it, with all of its fields. */
export type SectionInput = z.input<Common> & Record<string, unknown>;

/** A section that takes fields, and its type, from a shared one. */
export type SectionUse = Partial<z.input<Common>> & { use: string } & Record<string, unknown>;

/** The schema of a page's section: its `type` decides which other fields it takes. */
export function anySection(schemas: readonly z.ZodObject[]): AnySection {
  // All section types share these fields.
  const [first, ...rest] = schemas as readonly z.ZodObject[] as readonly Common[];
  if (!first) throw new Error("A site needs at least one section type.");
  return z.discriminatedUnion("type", [first, ...rest]).meta({
    id: "section",
    description: "One section of a page; start with its `type`.",
  }) as AnySection;
}

export type AnySection = z.ZodType<Section, SectionInput | SectionUse>;
