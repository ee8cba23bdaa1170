import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { safeParse, type z } from "zod";
import { isBlank } from "../../schema/blank.ts";

/** What may be meant by a text, as people and other tools write it; not a text where it is none. */
const WAYS: readonly ((text: string, country: string) => unknown)[] = [
  (text) => text.trim(),
  (text) => Number(text),
  (text) => ({ true: true, yes: true, false: false, no: false })[text.toLowerCase()],
  // A list of one.
  (text) => [text],
  // Colours: F7F4EE, #FFF.
  (text) => `#${text}`,
  (text) => text.replace(/^#?(\w)(\w)(\w)$/, "#$1$1$2$2$3$3"),
  (text) => clock(text),
  (text, country) => international(text, country),
  (text) => region(text),
  // Addresses of the web, and what only the browser's bar shows.
  (text) => secure(text),
  (text) => secure(text).replace(/(?<=:\/\/[^/]+)\/.*$/, ""),
  // Paths and names.
  (text) => `/${name(text)}`,
  (text) => name(text),
];

/**
 * The value that is most likely meant by one that its field refuses: it differs in the way it is
 * written, and the field takes it.
 */
export function answerFor(schema: z.core.$ZodType, value: unknown, country = ""): unknown {
  const takes = (answer: unknown) =>
    answer !== undefined && answer !== value && safeParse(schema, answer).success;
  if (typeof value === "number") return takes(String(value)) ? String(value) : undefined;
  if (typeof value !== "string" || isBlank(value)) return undefined;
  for (const way of WAYS) {
    const answer = way(value, country);
    if (takes(answer)) return answer;
  }
  return undefined;
}

/** `8:00`, `8.30`, `0800`, `6pm`; midnight at the end of a day is its last minute. */
function clock(text: string): string | undefined {
  const [, hour, minute = "00", half] =
    /^(\d{1,2})[:.h]?(\d\d)?\s*([ap])?\.?m?\.?$/i.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const afternoon = half === undefined ? 0 : half.toLowerCase() === "p" ? 12 : 0;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + afternoon;
  return hours === 24 ? "23:59" : `${String(hours).padStart(2, "0")}:${minute}`;
}

/** A number as it is dialled within the business's own country, or from abroad with 00. */
function international(text: string, country: string): string | undefined {
  const own = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(text.replace(/^00/, "+"), own);
  return number?.isValid() ? number.formatInternational() : undefined;
}

/** A country's code, by its name or by a code that it is known by as well, such as UK. */
function region(text: string): string | undefined {
  if (/^[a-z]{2}$/i.test(text)) return new Intl.Locale(`und-${text}`).region;
  const names = new Intl.DisplayNames("en", { type: "region" });
  return ALL_CODES.find((code) => names.of(code)?.toLowerCase() === text.toLowerCase());
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const ALL_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

const secure = (text: string) =>
  /^\w+:/.test(text) ? text.replace(/^http:/i, "https:") : `https://${text}`;

/** A text as paths and names are written: small letters, digits and hyphens. */
const name = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9./]+/g, "-")
    .replace(/^[-/]+|[-/]+$/g, "");
