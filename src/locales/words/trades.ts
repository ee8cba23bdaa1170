import { BUSINESS_TYPES, type BusinessType } from "../../../schema/business-types.ts";
import { didYouMean, nearestWord } from "../../diagnostics/suggest.ts";
import { COMMON_TRADES, type TradeKind, type TradeNames } from "../../model/kit/trade-names.ts";

/** The words of a text without capitals, accents and hyphens, also of one without spaces: `VillageHall`. */
const tokensOf = (text: string) =>
  text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .normalize("NFD")
    .replace(/[\p{M}'’.&]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== "")
    // The Arabic article is part of its word.
    .map((token) => token.replace(/^ال(?=\p{L}{3})/u, ""))
    // British and American spelling.
    .map((token) => token.replace(/tre$/, "ter"));

/** Letters and digits only, without capitals, accents, spaces and hyphens. */
export const lettersOnly = (text: string): string => tokensOf(text).join("");

/** The type of business by its name in schema.org's vocabulary, in any spelling: `auto repair`. */
export const findBusinessType = (text: string): BusinessType | undefined =>
  BUSINESS_TYPES.find((type) => lettersOnly(type) === lettersOnly(text));

/** `AutoRepair` as words: Auto repair. */
const inWords = (type: BusinessType) =>
  type.replace(
    /(?<=[a-z])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g,
    (capital) => ` ${capital.toLowerCase()}`,
  );

/** Capitalises a trade, which begins headings. */
const capital = ([first = "", ...rest]: string, language: string) =>
  first.toLocaleUpperCase(language) + rest.join("");

interface Name {
  type: BusinessType;
  kind?: TradeKind;
  tokens: readonly string[];
  /** Whether headings use it. */
  isUsual: boolean;
}

const typedEntries = (names: NonNullable<TradeNames["others"]>) =>
  Object.entries(names) as [TradeKind, string][];

/** All names of trades in a language, the usual ones first. */
function namesIn({ trades, alsoCalled, others: unlisted = {} }: TradeNames): Name[] {
  const usual = COMMON_TRADES.map((type) => ({ type, said: [trades[type]], isUsual: true }));
  const others = BUSINESS_TYPES.map((type) => {
    const said = alsoCalled[type]?.split(", ") ?? [];
    return { type, said, isUsual: false };
  });
  const rest = typedEntries(unlisted).map(([kind, said]) => ({
    type: "LocalBusiness" as const,
    kind,
    said: said.split(", "),
    isUsual: false,
  }));
  return [...usual, ...others, ...rest].flatMap(({ said, ...trade }) =>
    said.map((words) => ({ ...trade, tokens: tokensOf(words) })),
  );
}

/** Endings of plurals and feminine forms in the built-in languages. */
const ENDINGS = new Set([
  ..."s es ies x e en n er ern in innen a as o os i y ow ka ki ei ren".split(" "),
  ..."au iau ion od wyr wr ات ون ين ه ة ه".split(" "),
  "",
]);

/** The shortest common beginning of two forms of a word. */
const SHORTEST_STEM = 3;

/** Whether two words differ only in their endings: electrician and electricians, bakery and bakeries. */
function isForm(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  if (same < Math.max(SHORTEST_STEM, Math.min(one.length, other.length) - 3)) return false;
  return ENDINGS.has(one.slice(same)) && ENDINGS.has(other.slice(same));
}

/** The shortest trade that is found at the end of a compound: Dorfbäckerei. */
const SHORTEST_PART = 6;

const isPart = (word: string, name: string) =>
  isForm(word, name) || (name.length >= SHORTEST_PART && word.endsWith(name));

const isSame = ({ tokens }: Name, text: readonly string[]) => tokens.join("") === text.join("");

const isAlike = ({ tokens }: Name, text: readonly string[]) =>
  tokens.length === text.length && tokens.every((token, at) => isForm(text[at] ?? "", token));

const isWithin = ({ tokens }: Name, text: readonly string[]) =>
  text.some((_, from) => tokens.every((token, at) => isPart(text[from + at] ?? "", token)));

type Match = (name: Name, text: readonly string[]) => boolean;

/** The longest name that matches. */
function found(match: Match, text: readonly string[], names: readonly Name[]): Name | undefined {
  const length = ({ tokens }: Name) => tokens.join("").length;
  const [best] = names.filter((name) => match(name, text)).sort((a, b) => length(b) - length(a));
  return best;
}

interface Trade {
  type: BusinessType;
  /** What customers do there, for a trade without a type of business. */
  kind?: TradeKind | undefined;
  /** The visitors' word for it; undefined if only another language has a name for it. */
  words: string | undefined;
  /** The interpretation of the trade, for the owner. */
  note: string | undefined;
  /** Whether the name is only a part of the text, so that the type is a guess. */
  isGuess?: boolean;
}

/**
 * The trade that an owner names in the site's language, in another built-in language, or as a schema.org
 * type. The name may be in the plural, or among other words. Unknown words give a `LocalBusiness`.
 */
export function findTrade(
  text: string,
  own: TradeNames,
  all: readonly TradeNames[],
  language: string,
): Trade {
  const tokens = tokensOf(text);
  const [mine, others] = [namesIn(own), all.flatMap(namesIn)];
  const written = capital(text, language);
  const exact = found(isSame, tokens, mine);
  if (exact)
    return {
      type: exact.type,
      kind: exact.kind,
      words: exact.isUsual ? usualIn(own, exact.type) : written,
      note: undefined,
    };
  const alike = found(isAlike, tokens, mine);
  if (alike) return { type: alike.type, kind: alike.kind, words: written, note: undefined };
  const foreign = found(isSame, tokens, others) ?? found(isAlike, tokens, others);
  if (foreign)
    return { ...inOtherWords(text, foreign.type, usualIn(own, foreign.type)), kind: foreign.kind };
  const type = findBusinessType(text);
  if (type) return inOtherWords(text, type, usualIn(own, type) ?? inEnglish(type, language));
  const within = found(isWithin, tokens, mine) ?? found(isWithin, tokens, others);
  if (within) {
    const { type, kind } = within;
    const note = kind ? undefined : takenFor(text, type);
    return { type, kind, words: written, note, isGuess: true };
  }
  return { type: "LocalBusiness", words: written, note: unknown(text, own) };
}

function usualIn({ trades }: TradeNames, type: BusinessType): string | undefined {
  const common = COMMON_TRADES.find((each) => each === type);
  return common && trades[common];
}

const inEnglish = (type: BusinessType, language: string) =>
  new Intl.Locale(language).language === "en" ? inWords(type) : undefined;

const inOtherWords = (text: string, type: BusinessType, words: string | undefined): Trade => ({
  type,
  words,
  note:
    words === undefined
      ? `"${text}" has no name in the site's language here. Replace its placeholder in brackets with your own word.`
      : undefined,
});

/** Types with subtypes. */
const GENERAL = [
  "Store",
  "FoodEstablishment",
  "HomeAndConstructionBusiness",
  "HealthAndBeautyBusiness",
  "MedicalBusiness",
  "SportsActivityLocation",
  "Organization",
] as const satisfies readonly BusinessType[];

const takenFor = (text: string, type: BusinessType) =>
  `"${text}" is read as the type of business ${type}, which decides the look. Use --type for another type.`;

function unknown(text: string, { trades }: TradeNames): string {
  const near = nearestWord(text, [...Object.values(trades), ...BUSINESS_TYPES]);
  return (
    `"${text}" is not a known type of business, so it is a LocalBusiness with the default look.` +
    `${near ? ` ${didYouMean(near)}` : ""} Use --type for another type, such as ${GENERAL.join(", ")}; ` +
    "https://schema.org/LocalBusiness and https://schema.org/Organization list more."
  );
}
