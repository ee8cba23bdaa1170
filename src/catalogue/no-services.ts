import { own } from "../util/own.ts";
import { CHECK_WORDS } from "./checks.ts";
import { onlyWords, whole } from "./phrases.ts";

const known = new Map<string, RegExp>();

/** Whether a page in a language is called what no single service is. */
export function namesNoService(label: string, tag: string): boolean {
  const { language } = new Intl.Locale(tag);
  const words = own(CHECK_WORDS, language) ?? CHECK_WORDS.en;
  const pattern = known.get(language) ?? whole(words.noServices);
  known.set(language, pattern);
  return pattern.test(onlyWords(label));
}
