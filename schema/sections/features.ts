import type * as z from "zod";
import { type Feature, type FeatureConditions, sectionFeatures } from "../fields/features.ts";
import { type Section, type SectionType, sectionSchemas } from "./index.ts";

const conditionsOf = (type: SectionType): FeatureConditions<never> =>
  sectionFeatures.get(sectionSchemas[type] as z.ZodType) ?? {};

const namesOf = (conditions: FeatureConditions<never>) => Object.keys(conditions) as Feature[];

/** What a section brings to its page. */
export function featuresOf(section: Section): Feature[] {
  const conditions = conditionsOf(section.type);
  return namesOf(conditions).filter((feature) => {
    const condition = conditions[feature];
    // The conditions of a type are about its own sections.
    return condition === "always" || condition?.(section as never);
  });
}

/** The section types that bring a feature, with whether each of their sections does. */
export const typesWith = (feature: Feature): { type: SectionType; always: boolean }[] =>
  (Object.keys(sectionSchemas) as SectionType[]).flatMap((type) => {
    const condition = conditionsOf(type)[feature];
    return condition === undefined ? [] : { type, always: condition === "always" };
  });
