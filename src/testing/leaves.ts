import type { z } from "zod";
import { meaningOf } from "../../schema/fields/fields.ts";
import type { MarkdownNode } from "../model/values.ts";

interface Def {
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: z.core.$ZodShape;
}

/** All words that a resolved value holds for people to read, by its schema's kinds. */
export function wordsOf(schema: z.core.$ZodType, value: unknown): string[] {
  if (value === undefined) return [];
  const kind = meaningOf(schema)?.kind;
  if (kind === "text") return [String(value)];
  if (kind === "markdown") return (value as MarkdownNode[]).flatMap(wordsOfNode);
  const { innerType, element, shape } = schema._zod.def as Def;
  if (innerType) return wordsOf(innerType, value);
  if (element) return (value as unknown[]).flatMap((item) => wordsOf(element, item));
  const fields = value as Record<string, unknown>;
  return Object.entries(shape ?? {}).flatMap(([key, type]) => wordsOf(type, fields[key]));
}

function wordsOfNode(node: MarkdownNode): string[] {
  if (node.type === "text") return [node.value];
  return node.type === "break" ? [] : node.children.flatMap(wordsOfNode);
}

/** The names of all fields of an object and of those inside it, such as `cards.link`. */
export function fieldsOf(schema: z.core.$ZodType, at = ""): string[] {
  const { innerType, element, shape } = schema._zod.def as Def;
  const inner = innerType ?? element;
  if (inner) return fieldsOf(inner, at);
  return Object.entries(shape ?? {}).flatMap(([key, type]) => {
    const name = at ? `${at}.${key}` : key;
    return [name, ...fieldsOf(type, name)];
  });
}

/** The names of the fields that a value has, in the same form. */
export function fieldsIn(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, at));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = at ? `${at}.${key}` : key;
    return [name, ...fieldsIn(inner, name)];
  });
}
