import { memoize } from "../../../lib/memoize.ts";
import { anywherePattern, exactPattern, startPattern } from "../../../locales/words/phrases.ts";
import type { CheckWords } from "../../../model/kit/check-words.ts";
import {
  type LanguageDefinition,
  type Languages,
  languageFor,
} from "../../../model/kit/language-definition.ts";

export interface WordPatterns {
  vagueLink: RegExp;
  placeholder: RegExp;
  /** Between square brackets and between angle brackets. */
  subject: readonly [RegExp, RegExp];
  inFact: RegExp;
  wholeFact: RegExp;
  picture: RegExp;
  pictureOf: RegExp;
}

/**
 * The patterns of a language by its tag, together with the English ones: placeholders from a template or
 * another site are often in English.
 */
export const wordPatterns = (languages: Languages, tag: string): WordPatterns =>
  patternsOf(languageFor(languages, tag), languageFor(languages, "en"));

const patternsOf = memoize(
  (language: LanguageDefinition, english: LanguageDefinition): WordPatterns => {
    const all = [...new Set([english, language])].map(({ checks }) => checks);
    const list = (key: Exclude<keyof CheckWords, "subjects">) => all.flatMap((words) => words[key]);
    const subjects = all.flatMap((words) => words.subjects.split(" "));
    const subject = anywherePattern([subjects.join("|")]).source;
    return {
      vagueLink: exactPattern(list("vagueLinks")),
      placeholder: anywherePattern(list("placeholders"), list("nothing")),
      subject: [
        new RegExp(`\\\\?\\[[^\\]\\[\\n]{0,30}${subject}[^\\]\\[\\n]{0,30}\\](?![(:\\[])`, "giu"),
        new RegExp(`<(?=\\S)[^<>\\n]{0,30}${subject}[^<>\\n]{0,30}(?<=\\S)>`, "giu"),
      ],
      inFact: new RegExp(anywherePattern(list("inFacts")).source, "iu"),
      wholeFact: exactPattern(list("wholeFacts")),
      picture: exactPattern(list("pictures")),
      pictureOf: startPattern(list("pictureOf")),
    };
  },
);
