import type * as z from "zod";
import { meaningOf } from "../../schema/fields/fields.ts";
import type { Section } from "../../schema/fields/section.ts";
import { featuresOf } from "../model/section-features.ts";
import { definitionOf, type SectionKit } from "../model/section-kit.ts";
import { defOf } from "../parse/schema-at.ts";
import type { ResolveEnvironment } from "../resolve/environment.ts";
import { resolveFields } from "../resolve/resolve.ts";
import type { Use } from "../resolve/uses.ts";
import { memoize } from "../util/memoize.ts";

/** The addresses in a section that visitors' browsers use; a film's is told of as that. */
export function addressesIn(section: Section, env: ResolveEnvironment, kit: SectionKit): string[] {
  const { schema } = definitionOf(kit, section);
  if (!hasEndpoint(schema) || featuresOf(section, kit).includes("player")) return [];
  const uses: Use[] = [];
  // What is wrong with it is reported where the page itself is compiled.
  resolveFields(schema, section, [], { ...env, uses, problems: [] });
  return uses.flatMap((use) => (use.kind === "endpoint" ? use.url : []));
}

/** Whether a schema has such an address in it: few do, and others need not be resolved for that. */
const hasEndpoint = memoize((schema: z.core.$ZodType): boolean => {
  if (meaningOf(schema)?.kind === "endpoint") return true;
  const { shape = {}, innerType, getter, element, valueType, options = [] } = defOf(schema);
  const inner = [...Object.values(shape), innerType ?? getter?.(), element, valueType, ...options];
  return inner.some((each) => each !== undefined && hasEndpoint(each));
});
