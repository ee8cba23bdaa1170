import type { Feature, FeatureConditions } from "../../schema/fields/features.ts";
import type { Section } from "../../schema/fields/section.ts";
import { definitionOf, type SectionKit } from "./section-kit.ts";

const namesOf = (conditions: FeatureConditions<never>) => Object.keys(conditions) as Feature[];

/** What a section brings to its page. */
export function featuresOf(section: Section, kit: SectionKit): Feature[] {
  const { features = {} } = definitionOf(kit, section).uses ?? {};
  return namesOf(features).filter((feature) => {
    const condition = features[feature];
    return condition === "always" || condition?.(section);
  });
}

/** The section types that bring a feature, with whether each of their sections does. */
export const typesWith = (
  feature: Feature,
  { sections }: SectionKit,
): { type: string; always: boolean }[] =>
  [...sections.values()].flatMap(({ type, uses }) => {
    const condition = uses?.features?.[feature];
    return condition === undefined ? [] : { type, always: condition === "always" };
  });
