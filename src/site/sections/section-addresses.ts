import type * as z from "zod";
import { type Disclosure, meaningOf } from "../../../schema/fields/fields.ts";
import { isFilm } from "../../../schema/fields/frames.ts";
import type { Section } from "../../../schema/fields/section.ts";
import { readUrl } from "../../../schema/fields/urls.ts";
import { defOf } from "../../config/parse/schema-at.ts";
import { memoize } from "../../lib/memoize.ts";
import type { ThirdPartyService } from "../../model/section-context.ts";
import { definitionOf, type SectionKit } from "../../model/section-kit.ts";
import type { ResolveEnvironment } from "../resolve/environment.ts";
import { resolveFields } from "../resolve/resolve.ts";
import type { Use } from "../resolve/uses.ts";

/** The third parties that visitors' browsers connect to because of a section, for the privacy notice. */
export function servicesIn(
  section: Section,
  env: ResolveEnvironment,
  kit: SectionKit,
): ThirdPartyService[] {
  const { schema } = definitionOf(kit, section);
  if (!hasEndpoint(schema)) return [];
  const uses: Use[] = [];
  // Problems are reported when the page itself is compiled.
  resolveFields(schema, section, [], { ...env, uses, problems: [] });
  return uses.flatMap((use) => {
    if (use.kind !== "endpoint" || !use.disclosure) return [];
    const { url, allows, disclosure } = use;
    return { host: readUrl(url)?.host ?? url, allows, about: aboutOf(url, disclosure) };
  });
}

function aboutOf(url: string, disclosure: "shown" | Disclosure): ThirdPartyService["about"] {
  if (disclosure !== "shown") return disclosure;
  return isFilm(url) ? "film" : "content";
}

/** Whether a schema contains such an address; sections of other types need not be resolved here. */
const hasEndpoint = memoize((schema: z.core.$ZodType): boolean => {
  if (meaningOf(schema)?.kind === "endpoint") return true;
  const { shape = {}, innerType, getter, element, valueType, options = [] } = defOf(schema);
  const inner = [...Object.values(shape), innerType ?? getter?.(), element, valueType, ...options];
  return inner.some((each) => each !== undefined && hasEndpoint(each));
});
