import { CHECK_WORDS } from "../../../catalogue/checks.ts";
import { anywhere, atStart, whole } from "../../../catalogue/phrases.ts";
import type { CheckWords } from "../../../model/check-words.ts";
import { own } from "../../../util/own.ts";

export interface WordPatterns {
  vagueLink: RegExp;
  placeholder: RegExp;
  /** In brackets and in angles. */
  subject: readonly [RegExp, RegExp];
  inFact: RegExp;
  wholeFact: RegExp;
  picture: RegExp;
  pictureOf: RegExp;
}

const known = new Map<string, WordPatterns>();

/**
 * The patterns of a language by its tag, together with the English ones: what comes with a template or
 * from another site is often in English.
 */
export function wordPatterns(tag: string): WordPatterns {
  const patterns = known.get(tag) ?? patternsOf(new Intl.Locale(tag).language);
  known.set(tag, patterns);
  return patterns;
}

function patternsOf(language: string): WordPatterns {
  const languages = [CHECK_WORDS.en, language === "en" ? undefined : own(CHECK_WORDS, language)];
  const all = languages.filter((words): words is CheckWords => words !== undefined);
  const list = (key: Exclude<keyof CheckWords, "subjects">) => all.flatMap((words) => words[key]);
  const subject = anywhere(all.flatMap(({ subjects }) => subjects.split(" "))).source;
  return {
    vagueLink: whole(list("vagueLinks")),
    placeholder: anywhere(list("placeholders"), list("nothing")),
    subject: [
      new RegExp(`\\\\?\\[[^\\]\\[\\n]{0,30}${subject}[^\\]\\[\\n]{0,30}\\](?![(:\\[])`, "giu"),
      new RegExp(`<(?=\\S)[^<>\\n]{0,30}${subject}[^<>\\n]{0,30}(?<=\\S)>`, "giu"),
    ],
    inFact: new RegExp(anywhere(list("inFacts")).source, "iu"),
    wholeFact: whole(list("wholeFacts")),
    picture: whole(list("pictures")),
    pictureOf: atStart(list("pictureOf")),
  };
}
