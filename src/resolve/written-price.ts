import { amountIn } from "../parse/amount.ts";
import { filled } from "../util/filled.ts";

/** Amounts that are written among other signs: `40-60`, `45+`, `45/h`, `ca. 45`. */
export interface WrittenPrice {
  /** What is before the amount, such as `ca. `. */
  lead: string;
  amounts: [number] | [number, number];
  /** What is after it, such as `/h`. */
  unit: string;
  /** Whether the words already say that it costs at least that. */
  isLeast: boolean;
}

const AMOUNT = String.raw`\d[\d.,'’\u00A0\u202F]*(?<![.,])(?:,?[-–—]{1,2}(?=$|\s*/))?`;
const SIGNS = String.raw`(?:[~≈±<>≤≥]|(?:ca?|circa|approx)\.?)?\s*`;

const FORM = new RegExp(
  `^(?<lead>${SIGNS})(?<first>${AMOUNT})(?:\\s*[-–—]\\s*(?<second>${AMOUNT}))?` +
    String.raw`(?:\s*(?<plus>\+))?(?<unit>\s*/[^\d]*)?\s*$`,
  "iu",
);

/** "ambiguous" is one that is a thousand times as much in another country; words are undefined. */
export function writtenPrice(text: string, from: string): WrittenPrice | "ambiguous" | undefined {
  const [before = "", after = ""] = from.split("{price}");
  const words = text.trim();
  const isLeast = isAround(words, before, after);
  const rest = isLeast ? words.slice(before.length, words.length - after.length) : words;
  const { lead = "", first, second, plus, unit = "" } = FORM.exec(rest.trim())?.groups ?? {};
  if (first === undefined) return undefined;
  const amounts = (second === undefined ? [first] : [first, second]).map(amountIn);
  const [least, most] = amounts;
  if (least === undefined || (second !== undefined && most === undefined)) return "ambiguous";
  return {
    lead,
    amounts: most === undefined ? [least] : [least, most],
    unit,
    isLeast: isLeast || plus !== undefined,
  };
}

function isAround(words: string, before: string, after: string): boolean {
  const text = words.toLowerCase();
  const isThere = before + after !== "" && text.length > before.length + after.length;
  return isThere && text.startsWith(before.toLowerCase()) && text.endsWith(after.toLowerCase());
}

/** The same with its currency. */
export function withCurrency(
  { lead, amounts: [least, most], unit, isLeast }: WrittenPrice,
  format: Intl.NumberFormat,
  from: string,
): string {
  const amount = most === undefined ? format.format(least) : format.formatRange(least, most);
  const price = `${lead}${amount}${unit}`;
  return isLeast ? filled(from, { price }) : price;
}
