/** The longest name that is made for an address. */
const LONGEST = 40;

/** Letters that are more than one with a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  ł: "l",
  ø: "o",
  æ: "ae",
  œ: "oe",
  đ: "d",
};

/** A name as it stands in an address: `Saint-Étienne` is saint-etienne; by default letters of other scripts stay. */
export function slug(name: string, letters = "\\p{Ll}\\p{Lo}\\p{Lm}\\p{Nd}"): string {
  return name
    .toLowerCase()
    .replace(/[ßłøæœđ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .replace(/['’]/g, "")
    .replace(new RegExp(`[^${letters}]+`, "gu"), "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
}
