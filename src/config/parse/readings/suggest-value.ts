import { safeParse, type z } from "zod";
import { isBlank } from "../../../../schema/fields/blank.ts";
import { isCurrency } from "../../../../schema/fields/country.ts";
import { type Spelling, spellingOf } from "../../../../schema/fields/spellings.ts";
import { currencySigns, hasAnySign } from "../../../lib/currency-signs.ts";
import { isObject } from "../../../lib/objects.ts";
import { asciiDigits } from "../../../model/search-words.ts";
import { bare, defOf } from "../schema-at.ts";
import { amountIn } from "./amount.ts";
import { aboutMailbox, aboutPhone } from "./contact-readings.ts";
import { weekdays } from "./dates-and-times.ts";
import { READINGS, type Reading, type ReadingContext } from "./readings.ts";

/** Readings that apply to fields of any kind. */
const COMMON: readonly Reading[] = [
  { read: (text) => text.trim(), isSure: () => true },
  { read: (text) => text.normalize("NFC"), isSure: () => true },
  { read: (text) => Number(text), isSure: () => true },
  {
    read: (text) => ({ true: true, yes: true, false: false, no: false })[text.toLowerCase()],
    isSure: (text) => /^(true|false)$/.test(text),
  },
  { read: (text) => [text] },
];

/** The most likely correct form of an invalid value. */
export interface ValueSuggestion {
  value: unknown;
  /** Whether it is the only possible correction, so that a fix may write it. */
  isSure: boolean;
}

/** Without a country or a site. */
const NOWHERE: ReadingContext = { country: "", language: "en", currency: "", url: "" };

/**
 * The most likely correct form of a value that its field rejects. It is the same value in another notation,
 * and both the field and the rest of the file accept it. Nothing else is ever suggested.
 */
export function suggestValue(
  schema: z.core.$ZodType,
  value: unknown,
  place: ReadingContext = NOWHERE,
  isFree: (answer: unknown) => boolean = () => true,
): ValueSuggestion | undefined {
  const takes = (answer: unknown) =>
    answer !== undefined && answer !== value && isFree(answer) && safeParse(schema, answer).success;
  // A list with one entry.
  if (isObject(value) && takes([value])) return sure([value], true);
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value);
  if (isBlank(text)) return undefined;
  const amount = () => [inOtherCurrency(text, place) ? undefined : amountIn(text)].find(takes);
  // Any words are valid there, in any spelling.
  if (isAmount(schema) && typeof value === "string") return sure(amount(), false);
  if (takes(text)) return sure(text, false);
  const days = weekdays(text, place.language);
  if (takes(days)) return sure(days, true);
  return (
    firstOf(COMMON, text, place, takes) ??
    // Full-width letters, as on East Asian keyboards, and digits of other scripts are equivalent.
    firstOf(readingsOf(schema), asciiDigits(text.normalize("NFKC")).trim(), place, takes) ??
    sure(amount(), false)
  );
}

function firstOf(
  readings: readonly Reading[],
  text: string,
  place: ReadingContext,
  takes: (answer: unknown) => boolean,
): ValueSuggestion | undefined {
  for (const { read, isSure } of readings) {
    const value = read(text, place);
    if (takes(value)) return { value, isSure: isSure?.(text, value) ?? false };
  }
  return undefined;
}

const sure = (value: unknown, isSure: boolean): ValueSuggestion | undefined =>
  value === undefined ? undefined : { value, isSure };

/** The notations of a field, or of the options that it has. */
export function spellingsOf(schema: z.core.$ZodType): Spelling[] {
  const inner = bare(schema);
  const spelling = spellingOf(schema) ?? spellingOf(inner);
  return spelling === undefined ? (defOf(inner).options ?? []).flatMap(spellingsOf) : [spelling];
}

const readingsOf = (schema: z.core.$ZodType): readonly Reading[] =>
  spellingsOf(schema).flatMap((spelling) => READINGS[spelling]);

/** Whether a bare number would change the amount: `$45` for a business with prices in pounds. */
const inOtherCurrency = (text: string, { language, currency }: ReadingContext): boolean =>
  isCurrency(currency) &&
  hasAnySign(text) &&
  !new RegExp(currencySigns(language, currency), "iu").test(text);

/** How to write a value that has more in it than its field accepts. */
export function aboutValue(schema: z.core.$ZodType, value: unknown, place: ReadingContext) {
  const text = String(value);
  const takes = (answer: string) => safeParse(schema, answer).success;
  switch (spellingOf(bare(schema))) {
    case "phone":
      return aboutPhone(text, place.country);
    case "email":
      return aboutMailbox(text, takes);
    case "profile":
      return /^@?[\w.-]+$/.test(text) && !/\.\w{2,}$/.test(text)
        ? `Open the page and copy its address from the browser. The name ${text} alone does not say on which service the page is.`
        : undefined;
    case "weekday": {
      const days = weekdays(text, place.language)?.map((each) => JSON.stringify(each));
      return days && `Write each day by itself: ${days.join(", ")}.`;
    }
    default:
      return undefined;
  }
}

/** Whether a field accepts a number or words instead. */
export const isAmount = (schema: z.core.$ZodType): boolean =>
  defOf(bare(schema)).options?.some((option) => option._zod.def.type === "number") ?? false;
