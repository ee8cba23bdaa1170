/** The maximum length of a name in an address. */
const LONGEST = 40;

type Transliteration = Readonly<Record<string, string>>;

/** Letters that are not a base letter with a mark. */
const PLAIN: Transliteration = {
  ß: "ss",
  ł: "l",
  ø: "o",
  æ: "ae",
  œ: "oe",
  đ: "d",
};

/**
 * A name in an address: `Saint-Étienne` is saint-etienne, and Köln is koeln in languages that spell it so. By
 * default, letters of other scripts stay.
 */
export function slug(
  name: string,
  spelling: Transliteration = {},
  letters = "\\p{Ll}\\p{Lo}\\p{Lm}\\p{Nd}",
): string {
  const spelt: Transliteration = { ...PLAIN, ...spelling };
  return [...name.toLowerCase().normalize("NFC")]
    .map((letter) => spelt[letter] ?? letter)
    .join("")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .replace(/['’]/g, "")
    .replace(new RegExp(`[^${letters}]+`, "gu"), "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
}
