import { FEATURES, type Feature } from "../../schema/fields/features.ts";
import type { Section } from "../../schema/fields/section.ts";
import { sectionFeatures } from "../model/section-features.ts";
import type { SectionKit } from "../model/section-kit.ts";
import { valueAt } from "../parse/explain.ts";
import { memoize } from "../util/memoize.ts";

/** What a section brings to its page; not what the file would have to describe and does not. */
export const featuresIn = (section: Section, { config, kit }: InKit): Feature[] =>
  sectionFeatures(section, kit).filter(isDescribedBy(config));

/** What the sections of a page bring to it. */
export const featuresOn = (sections: readonly Section[], { config, kit }: InKit): Feature[] =>
  allOn(sections, kit).filter(isDescribedBy(config));

interface InKit {
  config: object;
  kit: SectionKit;
}

/** The pages of a template have theirs in common. */
const allOn = memoize((sections: readonly Section[], kit: SectionKit): Feature[] => [
  ...new Set(sections.flatMap((section) => sectionFeatures(section, kit))),
]);

const isDescribedBy = (config: object) => (feature: Feature) => {
  const part = FEATURES[feature];
  return part === undefined || valueAt(config, part.split(".")) !== undefined;
};

/** Whether visitors write something into it that is sent on. */
export const isForm = (feature: Feature): boolean =>
  feature === "contactForm" || feature === "signupForm";
