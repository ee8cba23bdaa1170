import type { Feature, FeatureConditions } from "../../../schema/fields/features.ts";
import type { Section } from "../../../schema/fields/section.ts";
import { definitionOf, type SectionKit } from "./section-kit.ts";

const featureNames = (conditions: FeatureConditions<never>) => Object.keys(conditions) as Feature[];

/** The features of a section. */
export function sectionFeatures(section: Section, kit: SectionKit): Feature[] {
  const { features = {} } = definitionOf(kit, section).uses ?? {};
  return featureNames(features).filter((feature) => {
    const condition = features[feature];
    return condition === "always" || condition?.(section);
  });
}

/** The section types that can have a feature, and whether they always do. */
export const typesWith = (
  feature: Feature,
  { sections }: SectionKit,
): { type: string; always: boolean }[] =>
  [...sections.values()].flatMap(({ type, uses }) => {
    const condition = uses?.features?.[feature];
    return condition === undefined ? [] : { type, always: condition === "always" };
  });
