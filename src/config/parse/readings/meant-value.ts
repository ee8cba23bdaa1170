import { safeParse, type z } from "zod";
import { isBlank } from "../../../../schema/fields/blank.ts";
import { isCurrency } from "../../../../schema/fields/country.ts";
import { spellingOf } from "../../../../schema/fields/spellings.ts";
import { currencySigns, hasAnySign } from "../../../lib/currency-signs.ts";
import { asciiDigits } from "../../../model/search-words.ts";
import { bare, defOf } from "../schema-at.ts";
import { amountIn } from "./amount.ts";
import { aboutMailbox, aboutPhone } from "./contact-readings.ts";
import { weekdays } from "./dates-and-times.ts";
import { READINGS, type Reading, type ReadingPlace } from "./readings.ts";

/** Readings of what a field of any kind takes. */
const COMMON: readonly Reading[] = [
  { read: (text) => text.trim(), isSure: () => true },
  { read: (text) => text.normalize("NFC"), isSure: () => true },
  { read: (text) => Number(text), isSure: () => true },
  {
    read: (text) => ({ true: true, yes: true, false: false, no: false })[text.toLowerCase()],
    isSure: (text) => /^(true|false)$/.test(text),
  },
  // A list of one.
  { read: (text) => [text] },
];

/** The value that was most likely meant by another one. */
export interface Meant {
  value: unknown;
  /** Whether nothing else can be meant, so that it may be written in the owner's place. */
  isSure: boolean;
}

/** In no country, of no site. */
const NOWHERE: ReadingPlace = { country: "", language: "en", currency: "", url: "" };

/**
 * The value that was most likely meant by one that its field refuses. It is written in another way, and
 * both the field and the rest of the file take it: nothing else is ever suggested.
 */
export function meantValue(
  schema: z.core.$ZodType,
  value: unknown,
  place: ReadingPlace = NOWHERE,
  isFree: (answer: unknown) => boolean = () => true,
): Meant | undefined {
  const takes = (answer: unknown) =>
    answer !== undefined && answer !== value && isFree(answer) && safeParse(schema, answer).success;
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value);
  if (isBlank(text)) return undefined;
  // Words may be anything, and would be right in any spelling.
  if (isAmount(schema) && typeof value === "string")
    return sure([inOtherCurrency(text, place) ? undefined : amountIn(text)].find(takes), false);
  if (takes(text)) return sure(text, false);
  const days = weekdays(text, place.language);
  if (takes(days)) return sure(days, true);
  return (
    firstOf(COMMON, text, place, takes) ??
    // Letters of full width, as on East Asian keyboards, and digits of other scripts are the same.
    firstOf(readingsOf(schema), asciiDigits(text.normalize("NFKC")).trim(), place, takes)
  );
}

function firstOf(
  readings: readonly Reading[],
  text: string,
  place: ReadingPlace,
  takes: (answer: unknown) => boolean,
): Meant | undefined {
  for (const { read, isSure } of readings) {
    const value = read(text, place);
    if (takes(value)) return { value, isSure: isSure?.(text, value) ?? false };
  }
  return undefined;
}

const sure = (value: unknown, isSure: boolean): Meant | undefined =>
  value === undefined ? undefined : { value, isSure };

/** How people write what a field takes, or each entry of a list of one. */
function readingsOf(schema: z.core.$ZodType): readonly Reading[] {
  const spelling = spellingOf(schema) ?? spellingOf(bare(schema));
  return spelling === undefined ? [] : READINGS[spelling];
}

/** Whether an amount would be another one as a number: `$45` of a business whose prices are pounds. */
const inOtherCurrency = (text: string, { language, currency }: ReadingPlace): boolean =>
  isCurrency(currency) &&
  hasAnySign(text) &&
  !new RegExp(currencySigns(language, currency), "iu").test(text);

/** What to write for a value that is more than its field has room for. */
export function aboutValue(schema: z.core.$ZodType, value: unknown, place: ReadingPlace) {
  const text = String(value);
  const takes = (answer: string) => safeParse(schema, answer).success;
  switch (spellingOf(bare(schema))) {
    case "phone":
      return aboutPhone(text, place.country);
    case "email":
      return aboutMailbox(text, takes);
    case "profile":
      return /^@?[\w.-]+$/.test(text) && !/\.\w{2,}$/.test(text)
        ? `Open the page, and copy the address that the browser shows: a name such as ${text} is known to its service alone.`
        : undefined;
    case "weekday": {
      const days = weekdays(text, place.language)?.map((each) => JSON.stringify(each));
      return days && `Write each day by itself: ${days.join(", ")}.`;
    }
    default:
      return undefined;
  }
}

/** Whether a field takes a number, or words in its place. */
const isAmount = (schema: z.core.$ZodType): boolean =>
  defOf(bare(schema)).options?.some((option) => option._zod.def.type === "number") ?? false;
