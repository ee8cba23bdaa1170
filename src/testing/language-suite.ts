import type { Kit } from "../kit/kit.ts";
import type { LanguageDefinition } from "../model/kit/language-definition.ts";
import { describeTexts } from "./language-texts.ts";
import { describeNewSites } from "./new-sites.ts";

/** The requirements for a language, in a kit that has it. */
export function describeLanguage(language: LanguageDefinition, kit: Kit): void {
  describeTexts(language);
  describeNewSites(language, kit);
}
