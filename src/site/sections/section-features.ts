import { FEATURES, type Feature } from "../../../schema/fields/features.ts";
import type { Section } from "../../../schema/fields/section.ts";
import { valueAt } from "../../config/parse/explain.ts";
import { memoize } from "../../lib/memoize.ts";
import { sectionFeatures } from "../../model/kit/section-features.ts";
import type { SectionKit } from "../../model/kit/section-kit.ts";

/** The features of a section, without those that the config does not configure. */
export const configuredFeatures = (section: Section, { config, kit }: InKit): Feature[] =>
  sectionFeatures(section, kit).filter(isDescribedBy(config));

/** The features of a page's sections. */
export const pageFeatures = (sections: readonly Section[], { config, kit }: InKit): Feature[] =>
  allOn(sections, kit).filter(isDescribedBy(config));

interface InKit {
  config: object;
  kit: SectionKit;
}

/** Pages of a template share their list of sections. */
const allOn = memoize((sections: readonly Section[], kit: SectionKit): Feature[] => [
  ...new Set(sections.flatMap((section) => sectionFeatures(section, kit))),
]);

const isDescribedBy = (config: object) => (feature: Feature) => {
  const part = FEATURES[feature];
  return part === undefined || valueAt(config, part.split(".")) !== undefined;
};

/** Whether the feature is a form that visitors send. */
export const isForm = (feature: Feature): boolean =>
  feature === "contactForm" || feature === "namedForm" || feature === "signupForm";
