import type { z } from "zod";
import { meaningOf } from "../../../schema/fields/meaning.ts";
import { defOf } from "../../config/parse/schema-at.ts";
import type { RichNode } from "../../model/values.ts";
import { childrenOf } from "../../site/resolve/uses.ts";

/** All texts of a resolved value that people read, found by the meanings of their fields. */
export function visibleTexts(schema: z.core.$ZodType, value: unknown): string[] {
  if (value === undefined) return [];
  const kind = meaningOf(schema)?.kind;
  if (kind === "text") return [String(value)];
  if (kind === "markdown") return (value as RichNode[]).flatMap(nodeTexts);
  const { innerType, element, shape, options } = defOf(schema);
  // A price may be a number. The component displays its formatted text, which the model also contains.
  if (options) {
    const isText = options.some((option) => meaningOf(option)?.kind === "text");
    return isText && typeof value === "string" ? [value] : [];
  }
  if (innerType) return visibleTexts(innerType, value);
  if (element) return (value as unknown[]).flatMap((item) => visibleTexts(element, item));
  const fields = value as Record<string, unknown>;
  return Object.entries(shape ?? {}).flatMap(([key, type]) => visibleTexts(type, fields[key]));
}

function nodeTexts(node: RichNode): string[] {
  if (node.type === "text") return [node.value];
  const alt = node.type === "pictureBlock" ? [node.picture.alt] : [];
  return [...alt, ...childrenOf(node).flatMap(nodeTexts)];
}

/** The names of all fields of an object, with nested ones as `cards.link`. */
export function fieldNames(schema: z.core.$ZodType, at = ""): string[] {
  const { innerType, element, shape } = defOf(schema);
  const inner = innerType ?? element;
  if (inner) return fieldNames(inner, at);
  return Object.entries(shape ?? {}).flatMap(([key, type]) => {
    const name = at ? `${at}.${key}` : key;
    return [name, ...fieldNames(type, name)];
  });
}

/** The names of the fields that a value has, in the same format. */
export function usedFieldNames(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => usedFieldNames(item, at));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = at ? `${at}.${key}` : key;
    return [name, ...usedFieldNames(inner, name)];
  });
}
