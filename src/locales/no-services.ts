import type { LanguageDefinition } from "../model/language-definition.ts";
import { memoize } from "../util/memoize.ts";
import { onlyWords, wholePattern } from "./phrases.ts";

/** Whether a page in a language is called what no single service is. */
export const namesNoService = (label: string, language: LanguageDefinition): boolean =>
  patternOf(language).test(onlyWords(label));

const patternOf = memoize(({ checks }: LanguageDefinition) => wholePattern(checks.noServices));
