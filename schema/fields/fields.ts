import * as z from "zod";
import { words } from "./blank.ts";

/**
 * What a string means to the compiler, beyond being a string. Each kind is resolved in one place
 * (src/resolve/resolve-string.ts), so a new section type gets links, media and tokens without code.
 */
export type FieldKind =
  | "text"
  | "markdown"
  | "link"
  | "endpoint"
  | "name"
  | "fact"
  | "media"
  | "icon";

/** What the compiler knows of a string field. */
export interface FieldMeaning {
  kind: FieldKind;
  heading?: HeadingLevel;
  /** Whether it is the name of a place. */
  isPlace?: boolean;
  /** Whether it stands in for a picture or a film that somebody cannot see. */
  isAlternative?: boolean;
  /** Whether it is the words of a price. */
  isPrice?: boolean;
  media?: MediaKind;
  /** Whether a Markdown may hold tables and pictures. */
  isRich?: boolean;
  /** Whether visitors are sent the file only when they ask for it. */
  onDemand?: boolean;
  /** What browsers must be allowed to do with an endpoint. */
  allows?: readonly Directive[];
  /** What the privacy notice says of an endpoint: that another company shows something, or what it is for. */
  disclosure?: "shown" | Disclosure;
  /** What browsers use for an endpoint, where that is not what the owner writes. */
  used?: (address: string) => string;
  /** Which addresses do not work in this place, the rule that reports them, and what to write instead. */
  refuse?: {
    rule: "frame-address" | "form-address";
    fault: (address: string) => string | undefined;
    hint: string;
  };
  /** Whether a text may be an address that somebody follows. */
  mayLink?: boolean;
  /** Whether a link has to lead to a page, here or elsewhere on the web, and not to a telephone. */
  isPage?: boolean;
}

/** What lets visitors' browsers use another host: a directive of one of the two policies. */
export type Directive = "autoplay" | "connect-src" | "form-action" | "frame-src" | "script-src";

/** What another company's service is for, and what it learns beside a visitor's IP address, by language. */
export interface Disclosure {
  purpose: Readonly<Record<string, string>>;
  learns?: Readonly<Record<string, string>>;
}

/** The kind of each string field below; whatever is not registered passes through untouched. */
const fieldKinds = z.registry<FieldMeaning>();

const meanings = new WeakMap<z.core.$ZodType, FieldMeaning | "none">();

/** What a field means to the compiler; looked up once, for a large site asks a million times. */
export function meaningOf(schema: z.core.$ZodType): FieldMeaning | undefined {
  const known = meanings.get(schema) ?? fieldKinds.get(schema as z.ZodString) ?? "none";
  meanings.set(schema, known);
  return known === "none" ? undefined : known;
}

/** Which files a media field takes; documents may be files of any kind. */
export type MediaKind = "image" | "video" | "captions" | "document";

/** The level of the heading that a text is rendered as. */
export type HeadingLevel = 1 | 2 | 3;

/** Registers what a string field means; the type says it, too. */
export function kindOf<K extends FieldKind>(
  kind: K,
  schema: z.ZodString,
  more: Omit<FieldMeaning, "kind"> = {},
) {
  fieldKinds.add(schema, { kind, ...more });
  return schema.brand<K>();
}

const described = (description: string, examples: readonly string[]) =>
  words().meta({ description, examples: [...examples] });

/** A field that the owner declares. */
export const plainField = (kind: "text" | "markdown" | "link", description: string) =>
  kindOf(kind, words().meta({ description }));

/** A line of plain text; tokens such as `{business.phone}` are replaced. */
export const text = (description: string, ...examples: [string, ...string[]]) =>
  kindOf("text", described(description, examples));

/** A value that a program reads; where it is an address of this site, something has to be there. */
export const textForProgram: typeof text = (description, ...examples) =>
  kindOf("text", described(description, examples), { mayLink: true });

/** All but a single amount, with or without the sign or the code of its currency: `1,200.00`, `45,-`, `£45`. */
const LIKE_NUMBER =
  /^(?!\s*[-+]?\s*(?:\p{Sc}|[A-Z]{3})?\s*[-+]?\d[\d\s.,'’]*[-–—]*\s*(?:\p{Sc}|[A-Z]{3})?\s*$)/u;

/** A line of plain text beside which a number may stand: in quotes, that would have no currency. */
export const unlikeNumber = (description: string, example: string) =>
  kindOf(
    "text",
    described(description, [example]).regex(
      LIKE_NUMBER,
      "write an amount as a number alone, without quotes; it is then shown with its currency",
    ),
    { isPrice: true },
  );

/** A line of plain text that the section renders as a heading of that level. */
export const heading = (
  level: HeadingLevel,
  description: string,
  ...examples: [string, ...string[]]
) => kindOf("text", described(description, examples), { heading: level });

/** The name of a place: a list of them is to name each once, and not the page's own. */
export const place = (description: string, ...examples: [string, ...string[]]) =>
  kindOf("text", described(description, examples), { isPlace: true });

/** The words that stand in for a picture or a film. */
export const alternative = (description: string, ...examples: [string, ...string[]]) =>
  kindOf("text", described(description, examples), { isAlternative: true });

/** Paragraphs in a small Markdown: emphasis, links, lists, line breaks, `##` headings. */
export const markdown = (description: string, ...examples: [string, ...string[]]) =>
  kindOf("markdown", described(description, examples));

/** Markdown that may hold tables and pictures besides. */
export const richMarkdown = (description: string, ...examples: [string, ...string[]]) => {
  const schema = described(description, examples);
  fieldKinds.add(schema, { kind: "markdown", isRich: true });
  return schema.brand<"richMarkdown">();
};

/** Where a link leads: `/path`, `#anchor`, `whatsapp:`, `email:`, `phone:`, `tel:`, `mailto:` or an https address. */
export const link = (description: string, ...examples: [string, ...string[]]) =>
  kindOf("link", described(description, examples));

/** Where a link leads that has to be a page: `/path` or an https address. */
export const pageLink: typeof link = (description, ...examples) =>
  kindOf("link", described(description, examples), { isPage: true });

/** A file in `public/media/`, by its name. */
export const media = (kind: MediaKind, description: string, ...examples: [string, ...string[]]) =>
  kindOf("media", described(description, examples), { media: kind });

/** A file that visitors are sent when they ask for it: nobody waits for it who has not. */
export const mediaOnDemand: typeof media = (kind, description, ...examples) =>
  kindOf("media", described(description, examples), { media: kind, onDemand: true });

/** An icon by its Material name; the theme's `iconStyle` picks the drawing. */
export const icon = () =>
  kindOf(
    "icon",
    described(
      "Icon beside the text, by its name in Material Icons (fonts.google.com/icons), written without spaces.",
      ["Roofing", "WhatsApp", "Schedule"],
    ),
  );

/** What something else in the file is called; on a page from a template a parameter may say it. */
export const nameOf = (description: string, example: string) =>
  kindOf("name", described(description, [example]));

/** A fact that is words; other facts may stand in it by their tokens. */
export const fact = (description: string, ...examples: [string, ...string[]]) =>
  withTokens("fact", described(description, examples));

/** The same of a field that asks for more than words; what is put into an address is a part of it. */
export function withTokens<S extends z.ZodType>(kind: "fact" | "endpoint", schema: S): S {
  fieldKinds.add(schema, { kind });
  return schema;
}

/** A plain string that is used as it stands: an id, a field name, an address of a service. */
export const literalText = (description: string, ...examples: [string, ...string[]]) =>
  described(description, examples);

/** What an owner calls a template, a location or a fact; tokens are made of it. */
export const ownName = z
  .string()
  .regex(/^[a-zA-Z]\w*$/, "use letters, digits and underscores, starting with a letter");

/** One of a fixed set of words. */
export function choice<const T extends readonly [string, ...string[]]>(
  values: T,
  description: string,
) {
  return z.enum(values).meta({ description, examples: [values[0]] });
}

/** Yes or no, with the value that applies when the owner says nothing. */
export const flag = (description: string, preset: boolean) =>
  z
    .boolean()
    .default(preset)
    .meta({ description, examples: [!preset] });

/** Keeps something from visitors as long as it is not finished. */
export const draft = (description: string) =>
  z
    .boolean()
    .optional()
    .meta({ description, examples: [true] });

interface ListLimits {
  min?: number;
  max?: number;
}

/** A list; its example is shown to the owner, so give one that could stand in a real file. */
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

/** An object with exactly these keys; anything else in it is an error. */
export function object<const S extends z.ZodRawShape>(description: string, shape: S) {
  return z.strictObject(shape).meta({ description });
}
