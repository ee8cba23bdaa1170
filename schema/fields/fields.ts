import * as z from "zod";
import { forAdministration } from "./administration.ts";
import { words, wordsOrNone } from "./blank.ts";
import {
  type HeadingLevel,
  kindOf,
  type MediaKind,
  setMeaning,
  type TextLength,
} from "./meaning.ts";

const described = (description: string, examples: readonly string[]) =>
  words().meta({ description, examples: [...examples] });

/** A field that the owner declares as a parameter. */
export const plainField = (kind: "text" | "markdown" | "link", description: string) =>
  kindOf(kind, words().meta({ description }));

/**
 * Google sets no limits but cuts both to the width of the screen (developers.google.com/search/docs,
 * appearance/title-link and appearance/snippet). About 600 pixels on a desktop fit 50 to 65 characters of a title, and
 * two such lines 150 to 165 of a description. A title of fewer than 15 is too short for a trade and a place; a
 * description of fewer than 50 leaves most of the space empty.
 */
export const SNIPPET_LENGTHS = {
  title: { min: 15, max: 65 },
  description: { min: 50, max: 165 },
} as const satisfies Record<string, TextLength>;

/** A line of plain text that search results show. */
export const snippet = (
  field: keyof typeof SNIPPET_LENGTHS,
  description: string,
  example: string,
) => kindOf("text", described(description, [example]), { length: SNIPPET_LENGTHS[field] });

/** A line of plain text; tokens such as `{business.phone}` are replaced. */
export const text = (description: string, ...examples: [string, ...string[]]) =>
  kindOf("text", described(description, examples));

/** A value for a program; an address of this site in it has to exist. */
export const textForProgram: typeof text = (description, ...examples) =>
  kindOf("text", described(description, examples), { mayLink: true });

/** Matches all texts but a single amount, with or without currency: `1,200.00`, `45,-`, `£45`. */
const LIKE_NUMBER =
  /^(?!\s*[-+]?\s*(?:\p{Sc}|[A-Z]{3})?\s*[-+]?\d[\d\s.,'’]*[-–—]*\s*(?:\p{Sc}|[A-Z]{3})?\s*$)/u;

/** A line of plain text where a number is also allowed. A number in quotes would have no currency. */
export const textWithoutAmount = (description: string, example: string) =>
  kindOf(
    "text",
    described(description, [example]).regex(
      LIKE_NUMBER,
      "write an amount as a number without quotes; it is then displayed with its currency",
    ),
    { isPrice: true },
  );

/** A line of plain text that the section renders as a heading of that level. */
export const heading = (
  level: HeadingLevel,
  description: string,
  ...examples: [string, ...string[]]
) => kindOf("text", described(description, examples), { heading: level });

/** The name of a place: a list names each place once, and never the page's own. */
export const place = (description: string, ...examples: [string, ...string[]]) =>
  kindOf("text", described(description, examples), { isPlace: true });

/** The alternative text of a picture or a film. */
export const alternative = (description: string, ...examples: [string, ...string[]]) =>
  kindOf("text", described(description, examples), { isAlternative: true });

/** The alternative text of a picture, which is empty for a decoration. */
export const alternativeOrNone = (description: string, example: string) =>
  kindOf("text", wordsOrNone().meta({ description, examples: [example] }), { isAlternative: true });

/** Paragraphs in a small Markdown: emphasis, links, lists, line breaks, `##` headings. */
export const markdown = (description: string, ...examples: [string, ...string[]]) =>
  kindOf("markdown", described(description, examples));

/** Markdown that may also contain tables and pictures. */
export const richMarkdown = (description: string, ...examples: [string, ...string[]]) => {
  const schema = described(description, examples);
  setMeaning(schema, { kind: "markdown", isRich: true });
  return schema.brand<"richMarkdown">();
};

/**
 * The target of a link: `/path`, `#anchor`, `whatsapp:`, `email:`, `phone:`, `tel:`, `mailto:` or an https
 * address.
 */
export const link = (description: string, ...examples: [string, ...string[]]) =>
  kindOf("link", described(description, examples));

/** The target of a link to a page: `/path` or an https address. */
export const pageLink: typeof link = (description, ...examples) =>
  kindOf("link", described(description, examples), { isPage: true });

/** The name of a file in `public/media/`. */
export const media = (kind: MediaKind, description: string, ...examples: [string, ...string[]]) =>
  kindOf("media", described(description, examples), { media: kind });

/** A media file that browsers load only when visitors ask for it. */
export const mediaOnDemand: typeof media = (kind, description, ...examples) =>
  kindOf("media", described(description, examples), { media: kind, onDemand: true });

/** An icon by its Material name; the theme's `iconStyle` picks the drawing. */
export const icon = () =>
  kindOf(
    "icon",
    described(
      "The icon beside the text, by its name in Material Icons (fonts.google.com/icons) without spaces.",
      ["Roofing", "WhatsApp", "Schedule"],
    ),
  );

/** The name of something else in the config; in a template a parameter may provide it. */
export const reference = (description: string, example: string) =>
  kindOf("name", described(description, [example]));

/** A fact as text, which may contain tokens of other facts. */
export const fact = (description: string, ...examples: [string, ...string[]]) =>
  withTokens("fact", described(description, examples));

/** Allows tokens in a field with stricter rules than text. */
export function withTokens<S extends z.ZodType>(kind: "fact" | "endpoint", schema: S): S {
  setMeaning(schema, { kind });
  return schema;
}

/** A string without tokens: an id, a field name, an address of a service. */
export const literalText = (description: string, ...examples: [string, ...string[]]) =>
  described(description, examples);

/** The owner's name for a template, a location or a fact; tokens contain it. */
export const customName = z
  .string()
  .regex(/^[a-zA-Z]\w*$/, "use letters, digits and underscores, starting with a letter");

/** One of a fixed set of words. */
export function choice<const T extends readonly [string, ...string[]]>(
  values: T,
  description: string,
) {
  return z.enum(values).meta({ description, examples: [values[0]] });
}

/** A boolean with a default. */
export const flag = (description: string, preset: boolean) =>
  z
    .boolean()
    .default(preset)
    .meta({ description, examples: [!preset] });

/** A boolean that prevents something unfinished from being published. */
export const draft = (what: string) =>
  forAdministration(
    z
      .boolean()
      .optional()
      .meta({
        description: `Hides the ${what} from visitors until it is ready; previews, such as that of \`npm start\`, still show it.`,
        examples: [true],
      }),
  );

interface ListLimits {
  min?: number;
  max?: number;
}

/** A list. Owners see its example, so it has to be realistic. */
export function list<T extends z.ZodType>(
  item: T,
  description: string,
  example: z.input<T>[] | string[],
  limits: ListLimits = {},
) {
  const array = z.array(item).min(limits.min ?? 1);
  const bounded = limits.max === undefined ? array : array.max(limits.max);
  return bounded.meta({ description, examples: [example] });
}

/** An object with exactly these keys; any other key is an error. */
export function object<const S extends z.ZodRawShape>(description: string, shape: S) {
  return z.strictObject(shape).meta({ description });
}
