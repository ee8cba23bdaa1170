import WORDS from "./placeholders.json" with { type: "json" };

type Words = typeof WORDS.en;

/** All languages have the same words. */
const BY_LANGUAGE: Readonly<Record<string, Words>> = WORDS;

/** Fields that are asked for by another word. */
const OTHER_WORDS: Readonly<Record<string, keyof Words>> = {
  about: "text",
  alternative: "picture",
  per: "unit",
  row: "cell",
  who: "author",
};

/** A text that the check knows as a placeholder: `[Your heading 2]`, in the language of a page. */
export function placeholder(language: string, field: string, number: string): string {
  const words = BY_LANGUAGE[language.replace(/-.*/, "")] ?? WORDS.en;
  const key = OTHER_WORDS[field] ?? field;
  const phrase = Object.hasOwn(words, key) ? words[key as keyof Words] : words.text;
  return `[${phrase}${number}]`;
}
