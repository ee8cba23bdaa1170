import type { z } from "zod";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { bare, defOf, exampleOf, metaOf, schemaAt } from "./schema-at.ts";

const hasExample = (field: z.core.$ZodType) =>
  metaOf(field).examples !== undefined || defOf(bare(field)).shape !== undefined;

/** Long enough for an object with two fields. */
const LONGEST_EXAMPLE = 120;

/** The purpose of a field, with an example if that is short. */
export function aboutField(path: Path, root: unknown, whole: z.core.$ZodType): string {
  if (path.length === 0) return "";
  const owner = schemaAt(whole, root, path.slice(0, -1));
  const { shape } = owner ? defOf(owner) : {};
  const field = shape?.[String(path.at(-1))] ?? schemaAt(whole, root, path);
  if (!field) return "";
  const { description = "" } = metaOf(field);
  const example = shape ? exampleOfField(path, field) : owner && exampleOfEntry(owner);
  const isShort = example !== undefined && example.length <= LONGEST_EXAMPLE;
  return isShort ? `${description} For example: ${example}` : description;
}

/** Names that the owner chose have no examples. */
const exampleOfField = (path: Path, field: z.core.$ZodType) =>
  hasExample(field) ? `"${path.at(-1)}": ${JSON.stringify(exampleOf(field))}` : undefined;

/** The first entry of a list's example. */
function exampleOfEntry(list: z.core.$ZodType): string | undefined {
  const { examples } = metaOf(list);
  const entries: unknown = Array.isArray(examples) ? examples[0] : undefined;
  return Array.isArray(entries) ? JSON.stringify(entries[0]) : undefined;
}
