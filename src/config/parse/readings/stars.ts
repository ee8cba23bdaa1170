const WORDS = ["one", "two", "three", "four", "five"];

/** Reads `FIVE`, `4_STARS`, `4/5`, `4.0 out of 5`, `5 Sterne`, `★★★★☆`. */
export function stars(text: string): number | undefined {
  if (/^[★⭐☆✩]+$/u.test(text)) return [...text].filter((sign) => /[★⭐]/u.test(sign)).length;
  const [, word = "", number] = RATING.exec(text) ?? [];
  if (number !== undefined) return Number(number.replace(",", "."));
  const at = WORDS.indexOf(word.toLowerCase());
  return at < 0 ? undefined : at + 1;
}

/** A number with words around it, or in a word; another maximum than five is another rating. */
const RATING =
  /^(?:(one|two|three|four|five)|(\d(?:[.,]\d{1,2})?))(?:\s*(?:\/|\p{L}{1,3}(?: \p{L}{1,3})?)\s*5(?:[.,]0)?)?[\s_-]*\p{L}*$/iu;
