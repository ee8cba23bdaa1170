import { type Fields, interpolate, type SectionContext } from "plumbline/kit";
import { MAX_STARS, type schema } from "./schema.ts";

type Quotes = Pick<Fields<typeof schema>, "quotes">;

/** For each quote, its date in words and its stars: in words, and the filled share of each of the five. */
export function deriveTestimonials({ locale, texts }: SectionContext, { quotes }: Quotes) {
  const number = new Intl.NumberFormat(locale);
  const most = number.format(MAX_STARS);
  return {
    days: quotes.map(({ date }) => (date === undefined ? null : dateInWords(date, locale))),
    ratings: quotes.map(({ stars }) =>
      stars === undefined
        ? null
        : {
            words: interpolate(texts.testimonials.stars, { stars: number.format(stars), most }),
            full: Array.from({ length: MAX_STARS }, (_, at) => clamped(stars - at)),
          },
    ),
  };
}

const clamped = (share: number) => Math.min(1, Math.max(0, share));

/** The precision of a date, by its length: a year, a month, or a day. */
const PARTS: Record<number, Intl.DateTimeFormatOptions> = {
  4: { year: "numeric" },
  7: { year: "numeric", month: "long" },
};

const dateInWords = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    ...(PARTS[date.length] ?? { dateStyle: "long" }),
    timeZone: "UTC",
  }).format(Date.parse(date));
