import { FEATURES, type Feature } from "../../schema/fields/features.ts";
import { featuresOf } from "../../schema/sections/features.ts";
import type { Section } from "../../schema/sections/index.ts";
import { valueAt } from "../parse/explain.ts";
import { memoize } from "../util/memoize.ts";

/** What a section brings to its page; not what the file would have to describe and does not. */
export const featuresIn = (section: Section, config: object): Feature[] =>
  featuresOf(section).filter(isDescribedBy(config));

/** What the sections of a page bring to it. */
export const featuresOn = (sections: readonly Section[], config: object): Feature[] =>
  allOn(sections).filter(isDescribedBy(config));

/** The pages of a template have theirs in common. */
const allOn = memoize((sections: readonly Section[]): Feature[] => [
  ...new Set(sections.flatMap(featuresOf)),
]);

const isDescribedBy = (config: object) => (feature: Feature) => {
  const part = FEATURES[feature];
  return part === undefined || valueAt(config, part.split(".")) !== undefined;
};

/** Whether visitors write something into it that is sent on. */
export const isForm = (feature: Feature): boolean =>
  feature === "contactForm" || feature === "signupForm";
