import { type Languages, languageFor } from "../../../model/kit/language-definition.ts";
import type { StarterWords } from "../../../model/kit/starter-words.ts";
import type { Answers } from "./answers.ts";
import { tradeKind } from "./trade-kinds.ts";

/** The texts of new sites, by language code. */
export type LocaleWords = ReadonlyMap<string, StarterWords>;

export async function loadWords(languages: Languages): Promise<LocaleWords> {
  const loading = [...languages].map(async ([code, { starter }]) => {
    const { starter: words } = await starter();
    return [code, words] as const;
  });
  return new Map(await Promise.all(loading));
}

/** The texts of a site for its kind of trade. */
export function textsOfSite(
  { language = "en", ...answers }: Partial<Answers>,
  spoken: LocaleWords,
): StarterWords {
  const words = languageFor(spoken, language);
  const kind = tradeKind(answers);
  if (kind !== "shop" && kind !== "table" && kind !== "course") return words;
  const { titles, ...part } = words.offers[kind];
  return {
    ...words,
    parts: { ...words.parts, services: part },
    services: { ...words.services, titles },
  };
}
