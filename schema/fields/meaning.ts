import * as z from "zod";
import type { Disclosure } from "./disclosure.ts";

/**
 * What a string field contains. Each kind is resolved in one place (src/site/resolve/resolve-string.ts), so a new
 * section type gets links, media and tokens without code.
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

/** What a string field means to Plumbline. */
export interface FieldMeaning {
  kind: FieldKind;
  heading?: HeadingLevel;
  /** Whether it is the name of a place. */
  isPlace?: boolean;
  /** Whether it is the alternative text of a picture or a film. */
  isAlternative?: boolean;
  /** How long it is at best. */
  length?: TextLength;
  /** Whether it is a price in words. */
  isPrice?: boolean;
  media?: MediaKind;
  /** Whether Markdown may contain tables and pictures. */
  isRich?: boolean;
  /** Whether browsers load the file only when visitors ask for it. */
  onDemand?: boolean;
  /** How browsers use an endpoint. */
  allows?: readonly Directive[];
  /** What the privacy notice says about an endpoint: that another company shows content, or its purpose. */
  disclosure?: "shown" | Disclosure;
  /** Converts the owner's address to the one that browsers use. */
  used?: (address: string) => string;
  /** The addresses that do not work here, the rule that reports them, and what to write instead. */
  refuse?: {
    rule: "frame-address" | "form-address";
    fault: (address: string) => string | undefined;
    hint: string;
  };
  /** Whether a text may be an address of this site that visitors follow. */
  mayLink?: boolean;
  /** Whether a link has to lead to a page on this site or elsewhere, not to a phone number. */
  isPage?: boolean;
}

/** A directive of the Content-Security-Policy or Permissions-Policy that lets browsers use another host. */
export type Directive = "autoplay" | "connect-src" | "form-action" | "frame-src" | "script-src";

/** The meaning of each string field. Fields that are not registered stay unchanged. */
const fieldKinds = z.registry<FieldMeaning>();

const meanings = new WeakMap<z.core.$ZodType, FieldMeaning | "none">();

/** The meaning of a field. It is cached, since a large site asks a million times. */
export function meaningOf(schema: z.core.$ZodType): FieldMeaning | undefined {
  const known = meanings.get(schema) ?? fieldKinds.get(schema as z.ZodString) ?? "none";
  meanings.set(schema, known);
  return known === "none" ? undefined : known;
}

/** The files that a media field accepts; a document may be any type of file. */
export type MediaKind = "image" | "video" | "captions" | "document";

/** The level of the heading that a text is rendered as. */
export type HeadingLevel = 1 | 2 | 3;

/** The length of a text, in characters with the values of its tokens. */
export interface TextLength {
  min: number;
  max: number;
}

/** Registers the meaning of a field, whose type stays. */
export const setMeaning = (schema: z.ZodType, meaning: FieldMeaning): void =>
  void fieldKinds.add(schema as z.ZodString, meaning);

/** Registers the meaning of a string field and brands its type. */
export function kindOf<K extends FieldKind>(
  kind: K,
  schema: z.ZodString,
  more: Omit<FieldMeaning, "kind"> = {},
) {
  setMeaning(schema, { kind, ...more });
  return schema.brand<K>();
}
