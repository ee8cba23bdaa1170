import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { safeParse, type z } from "zod";
import { isBlank } from "../../schema/fields/blank.ts";
import { amountIn } from "./amount.ts";
import { countryCode, currencyCode, languageCode } from "./codes.ts";
import { bare, defOf } from "./schema-at.ts";

/** Readings of a text, as people and other tools write values. */
const READINGS: readonly ((text: string, country: string) => unknown)[] = [
  (text) => text.trim(),
  (text) => Number(text),
  (text) => ({ true: true, yes: true, false: false, no: false })[text.toLowerCase()],
  // A list of one.
  (text) => [text],
  // Colours: F7F4EE, #FFF.
  (text) => (/^[\da-f]{6}$/i.test(text) ? `#${text}` : undefined),
  (text) => text.replace(/^#?(\w)(\w)(\w)$/, "#$1$1$2$2$3$3"),
  clock,
  international,
  countryCode,
  currencyCode,
  day,
  languageCode,
  endings,
  // Addresses of the web, and what only the browser's bar shows.
  secure,
  (text) => secure(text).replace(/(?<=:\/\/[^/?#]+)[/?#].*$/, ""),
  // Paths and names: with their own letters, or with those of English.
  (text) => text.normalize("NFC"),
  (text) => `/${ownName(text)}`,
  ownName,
  (text) => `/${name(text)}`,
  name,
];

/**
 * The value that was most likely meant by one that its field refuses: it is written in another way,
 * and the field takes it.
 */
export function meantValue(schema: z.core.$ZodType, value: unknown, country = ""): unknown {
  const takes = (answer: unknown) =>
    answer !== undefined && answer !== value && safeParse(schema, answer).success;
  if (typeof value === "number") return takes(String(value)) ? String(value) : undefined;
  if (typeof value !== "string" || isBlank(value)) return undefined;
  // Words may be anything, and would be right in any spelling.
  if (isAmount(schema)) return [amountIn(value)].find(takes);
  return READINGS.map((read) => read(value, country)).find(takes);
}

/**
 * Whether a text can mean nothing else: a time of the day with its minutes or its half, as `7:00` and
 * `6pm`, or another code of a country, as `UK`.
 */
export const isOneAnswer = (text: string, meant: unknown): boolean =>
  (/\d[:.h]\d\d|[ap]\.?m\.?$/i.test(text) && clock(text) === meant) ||
  (/^[a-z]{2}$/i.test(text) && countryCode(text) === meant);

/** Whether a field takes a number, or words in its place. */
const isAmount = (schema: z.core.$ZodType): boolean =>
  defOf(bare(schema)).options?.some((option) => option._zod.def.type === "number") ?? false;

/** `8:00`, `8.30`, `0800`, `6pm`; midnight at the end of a day is the first minute of the next. */
function clock(text: string): string | undefined {
  const [, hour, minute = "00", half] =
    /^(\d{1,2})[:.h]?(\d\d)?\s*([ap])?\.?m?\.?$/i.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const afternoon = /p/i.test(half ?? "") ? 12 : 0;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + afternoon;
  return `${String(hours % 24).padStart(2, "0")}:${minute}`;
}

/** A number as it is dialled within the business's own country, or from abroad with 00. */
function international(text: string, country: string): string | undefined {
  const own = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(text.replace(/^00/, "+"), own);
  return number?.isValid() ? number.formatInternational() : undefined;
}

/** Endings of files, `jpg, pdf`, with their dots. */
function endings(text: string): string {
  const kinds = text.split(/[\s,;]+/);
  return kinds.map((kind) => (/^\w+$/.test(kind) ? `.${kind}` : kind)).join(",");
}

/** A day as people write it, `24.12.2026`; where day and month could be each other, none. */
function day(text: string): string | undefined {
  const [, one = "", , two = "", year] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const isDotted = text.includes(".");
  if (!isDotted && one !== two && Math.max(Number(one), Number(two)) <= MONTHS) return undefined;
  const [date, month] = Number(two) > MONTHS ? [two, one] : [one, two];
  return [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-");
}

const MONTHS = 12;

function secure(text: string): string {
  return /^\w+:/.test(text) ? text.replace(/^http:/i, "https:") : `https://${text}`;
}

/** A text as paths are written: small letters of any script, digits and hyphens. */
function ownName(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}./]+/gu, "-")
    .replace(/^[-/]+|[-/]+$/g, "");
}

/** A text as names are written that only computers read: small letters, digits and hyphens. */
function name(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9./]+/g, "-")
    .replace(/^[-/]+|[-/]+$/g, "");
}
