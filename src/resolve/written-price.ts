import { anywhere } from "../catalogue/phrases.ts";
import type { AmountWords } from "../model/check-words.ts";
import { asciiDigits } from "../model/search-words.ts";
import { amountIn } from "../parse/amount.ts";
import { currencySigns, hasAnySign } from "../util/currency-signs.ts";
import { interpolate } from "../util/interpolate.ts";
import { memoize } from "../util/memoize.ts";

/** How the words of a price are read. */
export interface PriceReading {
  /** The language's own `from {price}`. */
  from: string;
  words: AmountWords;
  locale: string;
  currency: string | undefined;
}

/** One amount, or the least and the most. */
type Amounts = [number] | [number, number];

/** An amount among words: `40-60`, `45+`, `about 45`, `45 per hour`, `10 lessons for £400`. */
export interface WrittenPrice {
  pieces: (string | Amounts)[];
  /** Whether the words already say that it costs at least that. */
  isLeast: boolean;
}

const AMOUNT =
  String.raw`(?<![\d.,])\d(?:[\d.,'’\u00A0\u202F]|\x20(?=\d{3}(?!\d)))*(?<![.,])` +
  String.raw`(?:[.,][-–—]{1,2}|[-–—]{1,2}(?=$|\s*/))?`;
const DASH = String.raw`\s*[-–—]\s*`;
const SIGN = String.raw`(?:[~≈±<>≤≥]|(?:ca?|circa|approx)\.?(?![\p{L}]))\s*`;

/** "ambiguous" may be a thousand times as much in another country, "bare" has a figure that may be no amount. */
export function writtenPrice(
  text: string,
  reading: PriceReading,
): WrittenPrice | "ambiguous" | "bare" | undefined {
  const [before = "", after = ""] = reading.from.split("{price}");
  const words = asciiDigits(text.trim());
  if (!/\d/.test(words)) return undefined;
  const isLeast = isAround(words, before, after);
  const rest = isLeast ? words.slice(before.length, words.length - after.length) : words;
  const patterns = patternsOf(reading);
  const found = patterns.whole.exec(rest.trim())?.groups;
  if (found) return wholePrice(found, isLeast);
  const money = [...rest.matchAll(patterns.money)].filter(
    ({ groups }) => groups && isSigned(groups),
  );
  if (money.length > 0) return { pieces: piecesOf(rest, money), isLeast };
  return hasAnySign(rest) || !hasFigure(rest) ? undefined : "bare";
}

type Groups = Record<string, string | undefined>;

function wholePrice(groups: Groups, isLeast: boolean): WrittenPrice | "ambiguous" | undefined {
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

/** A text in which some amounts have their currency; what cannot be read stays as it is written. */
function piecesOf(text: string, money: readonly RegExpExecArray[]): WrittenPrice["pieces"] {
  let end = 0;
  const pieces = money.flatMap((found): WrittenPrice["pieces"] => {
    const before = text.slice(end, found.index);
    end = found.index + found[0].length;
    return [before, amountsOf(found.groups ?? {}) ?? found[0]];
  });
  return [...pieces, text.slice(end)];
}

/** Whether there is a figure that may be an amount, as in `45 the visit`; `2 for 1`, `10 %` and `1st` have none. */
const hasFigure = (text: string): boolean =>
  /(?<![\p{L}\d.,])\d\d+(?![\d.,]*(?:\s*%|\p{L}))/u.test(text);

const known = memoize((_: AmountWords) => new Map<string, Patterns>());

/** Making patterns takes longer than many uses of them. */
function patternsOf({ words, locale, currency = "" }: PriceReading): Patterns {
  const key = `${locale} ${currency}`;
  const patterns = known(words).get(key) ?? makePatterns(words, currencySigns(locale, currency));
  known(words).set(key, patterns);
  return patterns;
}

interface Patterns {
  /** An amount or two, with or without the currency. */
  money: RegExp;
  /** A text that is nothing but a price. */
  whole: RegExp;
}

function makePatterns(words: AmountWords, sign: string): Patterns {
  const signed = (amount: string, before: string, after: string) =>
    `(?:(?<${before}>${sign})\\s*)?(?<${amount}>${AMOUNT})(?:\\s*(?<${after}>${sign}))?`;
  const [before, between, after] = [
    anywhere(words.beforeAmounts).source,
    anywhere(words.betweenAmounts).source,
    anywhere(words.afterAmounts).source,
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

function isAround(words: string, before: string, after: string): boolean {
  const text = words.toLowerCase();
  const isThere = before + after !== "" && text.length > before.length + after.length;
  return isThere && text.startsWith(before.toLowerCase()) && text.endsWith(after.toLowerCase());
}

/** The same with its currency. */
export function withCurrency(
  { pieces, isLeast }: WrittenPrice,
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
