import { getCountryByCode, validatePostalCode } from "postal-code-checker";
import { asciiDigits } from "../../../../model/search-words.ts";

/** Countries whose standard rejects more invalid codes than the general collection. */
const STANDARDS: Record<string, RegExp> = {
  // BS 7666: the letters of areas, districts and the last two positions; an O is not a 0.
  GB: /^(GIR ?0AA|[A-PR-UWYZ]([A-HK-Y]?\d\d?|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]) ?\d[ABD-HJLNP-UW-Z]{2})$/i,
  // Eircode: a routing key, of which only D6W ends in a letter, and four more characters.
  IE: /^([AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/i,
};

/** An example of a country's postcodes; undefined for a country without postcodes. */
export const examplePostcode = (country: string): string | undefined =>
  getCountryByCode(country)?.examplePostalCodes[0];

/**
 * Whether a postcode has a valid format in its country. Without postcodes in the country, any text is valid.
 */
export function isPostcode(country: string, postalCode: string): boolean {
  const code = postalCode.trim();
  if (examplePostcode(country) === undefined) return true;
  return STANDARDS[country]?.test(code) ?? validatePostalCode(country, code);
}

/**
 * The postcode in its country's format, if only the notation differs: the country's letters before it, other
 * or missing separators, full-width letters or other digits.
 */
export function correctLookalikes(country: string, postalCode: string): string | undefined {
  const text = asciiDigits(postalCode.normalize("NFKC")).trim().toUpperCase();
  const bare = text.replace(/[\s.\u2212\p{Pd}]+/gu, "");
  const names = [country, ...(OTHER_LETTERS[country] ?? [])];
  const without = names.find((name) => bare.startsWith(name));
  const codes = [text, bare, ...(without === undefined ? [] : [bare.slice(without.length)])];
  const all = codes.flatMap((code) => [...likeExample(country, code), code, ...spaced(code)]);
  return all.find((code) => isPostcode(country, code));
}

/** The only postcode in a text with other words, such as a town, and the remaining text. */
export function postcodeAmong(
  country: string,
  text: string,
): { postcode: string; rest: string } | undefined {
  const words = text.split(/[\s,;]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const runs = words.flatMap((_, from) => [1, 2].map((count) => words.slice(from, from + count)));
  const codes = [...new Set(runs.map((run) => run.join(" ")))].filter(
    (run) => run !== text && /\d/.test(run) && isPostcode(country, run),
  );
  const [postcode = ""] = codes;
  if (codes.length !== 1 || examplePostcode(country) === undefined) return undefined;
  return { postcode, rest: words.join(" ").replace(postcode, "").trim() };
}

/** Replaces letters that look like digits in a postcode: `O2826`, `9l-001`. */
export const withoutLetters = (country: string, text: string): string | undefined => {
  const digits = text.replace(/o/gi, "0").replace(/[il|]/gi, "1");
  return digits === text ? undefined : correctLookalikes(country, digits);
};

/** Countries whose postcodes never begin with a zero. */
const WITHOUT_ZERO = new Set(
  "AT BE BG BY CH CZ DK EG GE GR HU IN LI LU NL PT RU SA SE SI TH".split(" "),
);

/** Restores a leading zero, which spreadsheets remove from numbers. */
export function restoreLeadingZero(country: string, text: string): string | undefined {
  if (WITHOUT_ZERO.has(country)) return undefined;
  const example = examplePostcode(country) ?? "";
  const whole = text.trim().padStart(example.length, "0");
  const isLost = /^\d+$/.test(example) && /^\d+$/.test(text.trim()) && text.trim() !== whole;
  return isLost && isPostcode(country, whole) ? whole : undefined;
}

/** A code with its country's separator, at its usual distance from the end. */
function likeExample(country: string, code: string): string[] {
  const [, sign, tail = ""] = /([ -])(\w+)$/.exec(examplePostcode(country) ?? "") ?? [];
  const at = code.length - tail.length;
  return sign === undefined || at < 1 ? [] : [code.slice(0, at) + sign + code.slice(at)];
}

/** The country letters of cars, which people write before postcodes. */
const OTHER_LETTERS: Record<string, readonly string[]> = {
  AT: ["A"],
  BE: ["B"],
  DE: ["D"],
  ES: ["E"],
  FI: ["FIN"],
  FR: ["F"],
  IT: ["I"],
  LU: ["L"],
  NO: ["N"],
  PT: ["P"],
  SE: ["S"],
};

/** A code with each common separator at each position. */
const spaced = (code: string): string[] =>
  [...code].flatMap((_, at) =>
    at === 0 ? [] : [" ", "-"].map((sign) => code.slice(0, at) + sign + code.slice(at)),
  );
