import { amountIn } from "../../config/parse/readings/amount.ts";
import { currencySigns, hasAnySign } from "../../lib/currency-signs.ts";
import { memoize } from "../../lib/memoize.ts";
import { interpolate } from "../../lib/text.ts";
import { anywherePattern } from "../../locales/words/phrases.ts";
import type { AmountWords } from "../../model/kit/check-words.ts";
import { asciiDigits } from "../../model/search-words.ts";

/** What the words of a price are parsed with. */
export interface PriceReading {
  /** The language's message `from {price}`. */
  from: string;
  words: AmountWords;
  locale: string;
  currency: string | undefined;
}

/** One amount, or a minimum and a maximum. */
type Amounts = [number] | [number, number];

/** Amounts among words: `40-60`, `45+`, `about 45`, `45 per hour`, `10 lessons for £400`. */
export interface ParsedPrice {
  pieces: (string | Amounts)[];
  /** Whether the words already say that this is a minimum. */
  isLeast: boolean;
}

const AMOUNT =
  String.raw`(?<![\d.,])\d(?:[\d.,'’\u00A0\u202F]|\x20(?=\d{3}(?!\d)))*(?<![.,])` +
  String.raw`(?:[.,][-–—]{1,2}|[-–—]{1,2}(?=$|\s*/))?`;
const DASH = String.raw`\s*[-–—]\s*`;
const SIGN = String.raw`(?:[~≈±<>≤≥]|(?:ca?|circa|approx)\.?(?![\p{L}]))\s*`;

/**
 * "ambiguous" can also mean a thousand times as much, depending on the country; "bare" has a number that may
 * not be an amount.
 */
export function parsePrice(
  text: string,
  reading: PriceReading,
): ParsedPrice | "ambiguous" | "bare" | undefined {
  const [before = "", after = ""] = reading.from.split("{price}");
  const words = asciiDigits(text.trim());
  if (!/\d/.test(words)) return undefined;
  const isLeast = isWrappedIn(words, before, after);
  const rest = isLeast ? words.slice(before.length, words.length - after.length) : words;
  const patterns = patternsOf(reading);
  const found = patterns.whole.exec(rest.trim())?.groups;
  if (found) return wholePrice(found, isLeast);
  const money = [...rest.matchAll(patterns.money)].filter(
    ({ groups }) => groups && isSigned(groups),
  );
  if (money.length > 0) return { pieces: pricePieces(rest, money), isLeast };
  return hasAnySign(rest) || !hasFigure(rest) ? undefined : "bare";
}

type Groups = Record<string, string | undefined>;

function wholePrice(groups: Groups, isLeast: boolean): ParsedPrice | "ambiguous" | undefined {
  const { lead = "", join = "", unit = "", plus } = groups;
  const amounts = amountsOf(groups);
  if (amounts === undefined) return isSigned(groups) ? undefined : "ambiguous";
  const [least, most] = amounts;
  const isRange = most === undefined || /^\s*[-–—]\s*$/.test(join);
  const between = isRange ? [amounts] : [[least] as Amounts, join, [most] as Amounts];
  return { pieces: [lead, ...between, unit], isLeast: isLeast || plus !== undefined };
}

const isSigned = ({ a, b, c, d }: Groups): boolean => (a ?? b ?? c ?? d) !== undefined;

function amountsOf({ first = "", second }: Groups): Amounts | undefined {
  const least = amountIn(first);
  const most = second === undefined ? undefined : amountIn(second);
  if (least === undefined || (second !== undefined && most === undefined)) return undefined;
  return most === undefined ? [least] : [least, most];
}

/** Splits a text at the amounts with a currency. An amount that cannot be parsed remains text. */
function pricePieces(text: string, money: readonly RegExpExecArray[]): ParsedPrice["pieces"] {
  let end = 0;
  const pieces = money.flatMap((found): ParsedPrice["pieces"] => {
    const before = text.slice(end, found.index);
    end = found.index + found[0].length;
    return [before, amountsOf(found.groups ?? {}) ?? found[0]];
  });
  return [...pieces, text.slice(end)];
}

/** Whether there is a number that may be an amount, as in `45 the visit`; not in `2 for 1`, `10 %` and `1st`. */
const hasFigure = (text: string): boolean =>
  /(?<![\p{L}\d.,])\d\d+(?![\d.,]*(?:\s*%|\p{L}))/u.test(text);

const known = memoize((_: AmountWords) => new Map<string, Patterns>());

/** Creating the patterns takes longer than many uses of them. */
function patternsOf({ words, locale, currency = "" }: PriceReading): Patterns {
  const key = `${locale} ${currency}`;
  const patterns = known(words).get(key) ?? makePatterns(words, currencySigns(locale, currency));
  known(words).set(key, patterns);
  return patterns;
}

interface Patterns {
  /** One or two amounts, with or without a currency. */
  money: RegExp;
  /** A text that is only a price. */
  whole: RegExp;
}

function makePatterns(words: AmountWords, sign: string): Patterns {
  const signed = (amount: string, before: string, after: string) =>
    `(?:(?<${before}>${sign})\\s*)?(?<${amount}>${AMOUNT})(?:\\s*(?<${after}>${sign}))?`;
  const [before, between, after] = [
    anywherePattern(words.beforeAmounts).source,
    anywherePattern(words.betweenAmounts).source,
    anywherePattern(words.afterAmounts).source,
  ];
  const amounts = (join: string) =>
    `${signed("first", "a", "b")}(?:(?<join>${join})${signed("second", "c", "d")})?`;
  return {
    money: new RegExp(amounts(DASH), "giu"),
    whole: new RegExp(
      `^(?<lead>(?:${SIGN}|${before}\\s*)*)${amounts(`${DASH}|\\s*${between}\\s*`)}` +
        String.raw`(?:\s*(?<plus>\+))?(?<unit>(?:\s*/|\s*${after})\d*[^\d]*|\s*[(,*][^\d]*)?\s*$`,
      "iu",
    ),
  };
}

function isWrappedIn(words: string, before: string, after: string): boolean {
  const text = words.toLowerCase();
  const isThere = before + after !== "" && text.length > before.length + after.length;
  return isThere && text.startsWith(before.toLowerCase()) && text.endsWith(after.toLowerCase());
}

/** Formats a parsed price in its currency. */
export function withCurrency(
  { pieces, isLeast }: ParsedPrice,
  format: Intl.NumberFormat,
  from: string,
): string {
  const price = pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      const [least, most] = piece;
      return most === undefined ? format.format(least) : format.formatRange(least, most);
    })
    .join("");
  return isLeast ? interpolate(from, { price }) : price;
}
