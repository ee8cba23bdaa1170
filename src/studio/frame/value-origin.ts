import { asciiDigits } from "../../model/search-words.ts";
import type { ValueOrigin } from "../protocol/page.ts";

const MOMENT = /^(?:(\d{4})-(\d\d)-(\d\d))?[T ]?(?:(\d\d):(\d\d))?$/;

/** Texts without spaces, signs of direction and hyphens in long words, and with digits of all scripts as 0 to 9. */
const plain = (text: string) =>
  asciiDigits(text)
    .replace(/[\s\u00AD\u200B-\u200F\u2066-\u2069]+/g, "")
    .toLowerCase();

const numbersIn = (words: string) =>
  (asciiDigits(words).match(/\d+(?:[.,’'\u00A0\u202F ]\d{3})*(?:[.,]\d{1,2})?/g) ?? []).map(
    (each) => each.replace(/[’'\u00A0\u202F ]/g, ""),
  );

/** Whether words show a value: a price from its number, a date or a time in words, a phone number as it is dialled. */
export function shows(words: string, value: ValueOrigin["value"]): boolean {
  if (typeof value === "number") return numbersIn(words).some((each) => isNumber(each, value));
  const [whole, year, month, day, hours, minutes] = MOMENT.exec(value) ?? [];
  if (!whole) return plain(words) === plain(value) || isPhone(words, value);
  const digits: readonly string[] = asciiDigits(words).match(/\d+/g) ?? [];
  const has = (part: number) => digits.some((each) => Number(each) === part);
  const isYear = has(Number(year)) || !digits.some((each) => each.length === "2026".length);
  if (day !== undefined && isYear && has(Number(day)) && hasMonth(words, Number(month), has))
    return true;
  if (day !== undefined || hours === undefined) return false;
  const hour = Number(hours);
  const isHour = has(hour) || has(hour % NOON || NOON);
  return isHour && (Number(minutes) === 0 || has(Number(minutes)));
}

const NOON = 12;

/** Whether words have a month, by its number or its name. Browsers lack the names of some languages: any word is right then. */
function hasMonth(words: string, month: number, has: (part: number) => boolean): boolean {
  const { lang } = document.documentElement;
  const name = new Intl.DateTimeFormat(lang || undefined, { month: "long", day: "numeric" })
    .formatToParts(new Date(2024, month - 1, 1))
    .find(({ type }) => type === "month")?.value;
  if (name === undefined || /\d/.test(name)) return has(month) || /\p{L}{3}/u.test(words);
  return has(month) || words.toLowerCase().includes(name.toLowerCase().slice(0, SHORTEST));
}

function isNumber(shown: string, value: number): boolean {
  const thousands = shown.replace(/[.,](?=\d{3}(\D|$))/g, "");
  return [shown, thousands].some((each) => Number(each.replace(",", ".")) === value);
}

const MIN_PHONE = 6;

/** Numbers within a country are without its code. */
function isPhone(words: string, value: string): boolean {
  const [shown, own] = [words, value].map((each) =>
    plain(each).replace(/\D/g, "").replace(/^0+/, ""),
  );
  const isDialled = /^[\s\d()+\-.\u200E]+$/.test(asciiDigits(words));
  return (
    isDialled && shown !== undefined && shown.length >= MIN_PHONE && own?.endsWith(shown) === true
  );
}

/** The object or the entry that a value is a part of. */
const groupOf = ({ path }: ValueOrigin) => {
  const at = path.findLastIndex((step) => typeof step === "number");
  const isListOfWords = at === path.length - 1;
  return path.slice(0, isListOfWords ? at - 1 : path.length - 1).join("/");
};

/** Enough of a line for a name within other words. */
const SHARE = 0.5;

/**
 * The value of the whole site, or of a linked page, that words show: the same words, or a line that is made of several
 * values, such as an address or the hours of a day. `part` is the part of the site that is most likely.
 */
export function valueShown(
  words: string,
  values: readonly ValueOrigin[],
  part: string | undefined,
): ValueOrigin | undefined {
  const isLikely = ({ path }: ValueOrigin) => path.includes(part ?? "");
  const same = values.filter(({ value }) => shows(words, value) && !MOMENT.test(String(value)));
  const exact = same.find(isLikely) ?? same[0];
  if (exact) return exact;
  const ownTexts = values.filter(isOwnText);
  const line = plain(words);
  const rest = withoutOwnTexts(line, ownTexts);
  return (
    mostOf(line, words, values) ??
    (rest === line ? undefined : mostOf(rest, words, values)) ??
    sentenceShown(words, ownTexts, values, part) ??
    (/[\p{L}\p{N}]/u.test(rest) ? undefined : longestIn(line, ownTexts))
  );
}

/** The value whose group is the most of a line, if that is enough. */
function mostOf(
  line: string,
  words: string,
  values: readonly ValueOrigin[],
): ValueOrigin | undefined {
  const groups = new Map<string, { first: ValueOrigin; score: number }>();
  for (const value of values) {
    const score = scoreOf(line, words, value);
    if (score === 0) continue;
    const key = groupOf(value);
    const known = groups.get(key);
    groups.set(key, { first: known?.first ?? value, score: (known?.score ?? 0) + score });
  }
  const best = [...groups.values()].reduce<{ first?: ValueOrigin; score: number }>(
    (one, other) => (other.score > one.score ? other : one),
    { score: 0 },
  );
  return best.score >= SHARE ? best.first : undefined;
}

const SHORTEST = 3;

/** Whether a value is a text of the builder. */
const isOwnText = ({ path }: ValueOrigin) => path.includes("texts");

const PLACEHOLDER = /\{\w+\}/g;

/** The texts of the builder within a line, the longest first. */
const textsIn = (line: string, ownTexts: readonly ValueOrigin[]) =>
  ownTexts
    .map((text) => ({ text, words: plain(String(text.value)) }))
    .filter(({ words }) => words.length > SHORTEST && line.includes(words))
    .sort((one, other) => other.words.length - one.words.length);

const longestIn = (line: string, ownTexts: readonly ValueOrigin[]) =>
  textsIn(line, ownTexts)[0]?.text;

/** The words of an owner in a line that also has texts of the builder, such as "open 24 hours". */
const withoutOwnTexts = (line: string, ownTexts: readonly ValueOrigin[]): string =>
  textsIn(line, ownTexts).reduce((rest, { words }) => rest.replace(words, ""), line);

/**
 * A text of the builder in words that are made of it: the value that fills its placeholder, such as the name of a page in
 * "Sub-menu: Visit", or else the text itself. If several texts fit, the one with the most words counts.
 */
function sentenceShown(
  words: string,
  ownTexts: readonly ValueOrigin[],
  values: readonly ValueOrigin[],
  part: string | undefined,
): ValueOrigin | undefined {
  let most = SHORTEST - 1;
  let found: { text: ValueOrigin; fillings: readonly string[] } | undefined;
  for (const text of ownTexts) {
    const fixed = String(text.value).split(PLACEHOLDER);
    const length = (plain(fixed.join("")).match(/\p{L}/gu) ?? []).length;
    const fillings = length > most && fillingsOf(words, fixed);
    if (!fillings) continue;
    most = length;
    found = { text, fillings };
  }
  const others = values.filter((value) => !isOwnText(value));
  const [filling] = (found?.fillings ?? []).flatMap((each) =>
    each === "" ? [] : (valueShown(each, others, part) ?? []),
  );
  return filling ?? found?.text;
}

/** What is in words in the places between fixed ones; undefined if the fixed ones are others. */
function fillingsOf(words: string, fixed: readonly string[]): string[] | undefined {
  const [start = "", ...rest] = fixed.map(plain);
  // For those who do not see a list, it has signs before its parts.
  const line = plain(words).replace(/^[,;:·]+/, "");
  if (!line.startsWith(start)) return undefined;
  if (rest.length === 0) return line === start ? [] : undefined;
  let at = start.length;
  const fillings: string[] = [];
  for (const [index, part] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const next = isLast ? line.length - part.length : line.indexOf(part, at);
    if (next < at || !line.startsWith(part, next)) return undefined;
    fillings.push(line.slice(at, next));
    at = next + part.length;
  }
  return fillings;
}

/** A day is enough; hours begin and end. */
const timeScore = (value: string) => (value.includes("-") ? SHARE : SHARE / 2);

/** How much of a line a value is. */
function scoreOf(line: string, words: string, { value, path }: ValueOrigin): number {
  // Words of the builder are on many lines.
  if (typeof value === "number" || isOwnText({ path, value }) || line === "") return 0;
  if (MOMENT.test(value)) return value !== "" && shows(words, value) ? timeScore(value) : 0;
  const own = plain(value);
  return own.length >= SHORTEST && line.includes(own) ? own.length / line.length : 0;
}
