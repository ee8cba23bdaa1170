import * as ourChecks from "../checks/rules/index.ts";
import { once } from "../lib/memoize.ts";
import { makeKit } from "./kit.ts";
import { ourLanguages } from "./our-languages.ts";
import { ourLooks } from "./our-looks.ts";
import { ourSections } from "./our-sections.ts";

/** Plumbline's own definitions. */
export const ourDefinitions = {
  sections: ourSections,
  looks: ourLooks,
  languages: ourLanguages,
  checks: Object.values(ourChecks),
};

/** The kit of a site without extensions. */
export const ourKit = once(() => makeKit(ourDefinitions));
