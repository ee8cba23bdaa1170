import type { z } from "zod";
import type { Spelling } from "../../../../schema/fields/spellings.ts";
import { asciiDigits } from "../../../model/search-words.ts";
import type { ReadingContext } from "./readings.ts";
import { isAmount, spellingsOf, suggestValue } from "./suggest-value.ts";

/** What somebody may mean with a text that its field rejects. */
export interface Meanings {
  /** The likeliest first. */
  values: unknown[];
  /** Whether the only one can be written at once: who typed it sees the result and can undo it. */
  isSure: boolean;
}

/** Numbers as dialled in the country, and addresses without their scheme, have one meaning for who types them. */
const CLEAR: ReadonlySet<Spelling> = new Set(["phone", "country", "address", "origin", "profile"]);

/**
 * All meanings of a text that somebody types. A date may have its month first or second, and an hour may be in the morning
 * or in the afternoon; people who type say which one, while a fix of a file never guesses.
 */
export function meanings(schema: z.core.$ZodType, text: string, place: ReadingContext): Meanings {
  const likeliest = suggestValue(schema, text, place);
  if (!likeliest) return { values: [], isSure: false };
  const { value, isSure } = likeliest;
  const spellings = spellingsOf(schema);
  const one = (sure: boolean) => ({ values: [value], isSure: sure });
  if (isSure) return one(true);
  const hour = bareHour(text);
  if (spellings.includes("time") && hour !== undefined && hasHalves(place.language)) {
    const [morning, afternoon] = [hour % NOON, (hour % NOON) + NOON];
    return { values: [morning, afternoon].map(asTime), isSure: false };
  }
  if (spellings.some((spelling) => ["day", "moment", "time"].includes(spelling))) {
    const inOrders = ["GB", "US"].map(
      (country) => suggestValue(schema, text, { ...place, language: "en", country })?.value,
    );
    const values = [...new Set([value, ...inOrders])].filter((each) => each !== undefined);
    return { values, isSure: values.length === 1 };
  }
  return one(typeof value === "number" || isAmount(schema) || isClear(spellings, value));
}

const NOON = 12;

/** An hour without minutes that can be in both halves of a day. */
function bareHour(text: string): number | undefined {
  const [, digits] = /^\s*(\d{1,2})\s*$/.exec(asciiDigits(text.normalize("NFKC"))) ?? [];
  const hour = Number(digits);
  return hour >= 1 && hour <= NOON ? hour : undefined;
}

/** Whether people count the hours of a day to twelve. */
const hasHalves = (language: string) =>
  new Intl.DateTimeFormat(language, { timeStyle: "short" }).resolvedOptions().hour12 === true;

const asTime = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

const isClear = (spellings: readonly Spelling[], value: unknown) =>
  spellings.some((spelling) => CLEAR.has(spelling)) && !String(value).startsWith("mailto:");
