import { memoize } from "../../lib/memoize.ts";
import type { LanguageDefinition } from "../../model/kit/language-definition.ts";
import { exactPattern, onlyWords } from "./phrases.ts";

/** Whether the label of a page in a language does not name a single service. */
export const isGenericLabel = (label: string, language: LanguageDefinition): boolean =>
  patternOf(language).test(onlyWords(label));

const patternOf = memoize(({ checks }: LanguageDefinition) => exactPattern(checks.noServices));
