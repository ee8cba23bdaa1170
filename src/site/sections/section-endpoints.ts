import { FEATURES } from "../../../schema/fields/features.ts";
import { isUnder } from "../../diagnostics/diagnostic.ts";
import { sectionFeatures } from "../../model/kit/section-features.ts";
import type { CompiledPage } from "../compile-page.ts";
import type { SiteInLanguage } from "../languages.ts";
import type { EndpointUse, Use } from "../resolve/uses.ts";
import type { SiteContext } from "../site-context.ts";

/**
 * The endpoints of each section of a page: those of its own fields, and those of the parts of the config
 * that configure its features.
 */
export function sectionEndpoints(
  { page: { sections }, uses }: CompiledPage,
  context: SiteContext,
  { at }: SiteInLanguage,
): EndpointUse[][] {
  const endpoints = [...context.uses, ...uses].filter(isEndpoint);
  return sections.value.map((section, index) => {
    const described = sectionFeatures(section, context.kit).flatMap((feature) => {
      if (feature === "locationMaps") return [["locations"]];
      const [part, ...rest] = FEATURES[feature]?.split(".") ?? [];
      return part === "forms" || part === "map" ? [[...at(part), ...rest]] : [];
    });
    const parts = [sections.origins[index] ?? sections.origin, ...described];
    return endpoints.filter(({ path }) => isUnder(path, parts));
  });
}

const isEndpoint = (use: Use) => use.kind === "endpoint";
