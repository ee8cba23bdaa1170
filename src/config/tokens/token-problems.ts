import { type Diagnostic, type Path, problem, replacement } from "../../diagnostics/diagnostic.ts";
import { didYouMeanToken, nearestWord, suggest } from "../../diagnostics/suggest.ts";
import { synonymsOf } from "../../diagnostics/synonyms.ts";
import { singleToken } from "../../lib/token.ts";
import { isAmount } from "./broken-tokens.ts";
import { factPath, isListOrGroup } from "./fact-tokens.ts";
import { replacePiece, type Scope, type TokenValue } from "./scope.ts";
import { tokenLike } from "./suggest-token.ts";

/** The position of a text in the config, or of a piece of one. */
export type TextPosition = Pick<Diagnostic, "path" | "within">;

/** The problem of a token that the scope does not have; `text` is the whole text at the path. */
export function unknownTokenProblem(
  name: string,
  text: string,
  at: TextPosition,
  scope: Scope,
): Diagnostic {
  const fact = factPath(name, scope);
  const written = `{${name}}`;
  if (fact) return missingFactProblem("unknown-token", written, fact, at);
  // A field that exists is not a misspelling of another one.
  const meant = isListOrGroup(name)
    ? undefined
    : suggestName(name, scope, (word) => isAllowedIn(word, text, at, scope));
  const hint = meant ? didYouMeanToken(meant.word) : tokenHint(name, scope, at.path);
  const fix = replacement(
    meant?.isCertain ? corrected(written, meant.word, text, at, scope) : undefined,
  );
  return problem("unknown-token", at.path, `There is no token ${written} here.`, hint, {
    ...at,
    fix,
  });
}

function suggestName(name: string, scope: Scope, isTaken: (word: string) => boolean) {
  const same = tokenLike(name, scope);
  if (same && isTaken(same)) return { word: same, isCertain: true };
  const called = factsWithSynonym(name, scope).find(isTaken);
  if (called) return { word: called, isCertain: false };
  return nearestAllowed(name, [...candidateTokens(name, scope)], isTaken);
}

/** Facts by their synonyms: business.phone for `business.telefon` and for `tel`. */
function factsWithSynonym(name: string, scope: Scope): string[] {
  const parts = name.split(".");
  const [owner = "", called = ""] = [parts.length > 1 ? parts[0] : "business", parts.at(-1)];
  const between = parts.slice(1, -1);
  const isSame = (other: string, ours = "") =>
    ours === other || synonymsOf(other, [ours]).length > 0;
  const found = [...scope.keys()].filter((key) => {
    const [first, ...rest] = key.split(".");
    // Another location is not a synonym.
    const isBetween = between.every((part) => rest.includes(part));
    const isOne = first === "business" || between.length > 0;
    return (
      rest.length > 0 && isOne && isBetween && isSame(owner, first) && isSame(called, rest.at(-1))
    );
  });
  return found.toSorted((a, b) => a.length - b.length);
}

/** Getting a fact resolves it and reports its problems, so only the most similar candidates are tried. */
function nearestAllowed(
  name: string,
  words: readonly string[],
  isTaken: (word: string) => boolean,
): ReturnType<typeof suggest> {
  const found = suggest(name, words);
  if (!found || isTaken(found.word)) return found;
  const others = words.filter((word) => word !== found.word);
  return nearestAllowed(name, others, isTaken);
}

/**
 * Whether a token may replace another one: a token that is not a line of text only if it is the whole text, a
 * list only in a list.
 */
function isAllowedIn(word: string, text: string, { path }: TextPosition, scope: Scope): boolean {
  const type = scope.get(word)?.type;
  const isAlone = singleToken(text) !== undefined;
  return type === "text" || (isAlone && (type !== "list" || typeof path.at(-1) === "number"));
}

/**
 * The text with the suggested token, if it is allowed there. A dollar sign before it may have to be removed,
 * too.
 */
function corrected(
  written: string,
  meant: string,
  text: string,
  { within = { start: 0, length: written.length } }: TextPosition,
  scope: Scope,
): string | undefined {
  const token = scope.get(meant);
  const isText = token?.type === "text";
  const before = text.slice(0, within.start);
  const after = text.slice(within.start + within.length);
  // An adjacent letter may be part of its name.
  if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) return undefined;
  if (!isText && text !== written) return undefined;
  const isDollar = isText && text[within.start - 1] === "$" && !isAmount(meant, token.value);
  const [found, place] = isDollar
    ? [`$${written}`, { start: within.start - 1, length: within.length + 1 }]
    : [written, within];
  return replacePiece({ text }, place, found, `{${meant}}`);
}

/** No candidates for an unknown location that is not similar to an existing one. */
function candidateTokens(name: string, scope: Scope): Iterable<string> {
  const [, location] = /^locations\.(\w+)/.exec(name) ?? [];
  const isThere = location === undefined || nearestWord(location, locationsIn(scope));
  return isThere ? scope.keys() : [];
}

/** The problem of a token or a link whose fact is missing in the file. */
export function missingFactProblem(
  rule: string,
  written: string,
  fact: Path,
  at: TextPosition,
): Diagnostic {
  const parent = fact.slice(0, -1).join(" › ");
  // Seasonal hours alone do not make a sentence. The file may have those.
  const isHours = /Hours$/.test(String(fact.at(-1)));
  const message = isHours
    ? `"${written}" needs the hours of a usual week, and "${fact.at(-1)}" under ${parent} has none.`
    : `"${written}" needs "${fact.at(-1)}" under ${parent}, which is not in the file.`;
  const add = isHours ? 'Add an entry without "from" there' : "Add it there";
  const hint = `${add}, or write something else instead of "${written}".`;
  return problem(rule, at.path, message, hint, at);
}

function tokenHint(name: string, scope: Scope, [part]: Path): string {
  const [owner, ...rest] = name.split(".");
  if (isListOrGroup(name))
    return `"${rest[0]}" is a list or a group of fields, which cannot be a token. Write the words here.`;
  if (owner === "business" && rest.length > 0) {
    return rest[0] === "facts"
      ? `Write it under business › facts: "${rest.slice(1).join(".")}": "…".`
      : "Tokens that start with business. name a fact under business.";
  }
  if (owner === "locations") return `${locationsHint(locationsIn(scope))}.`;
  return part === "pages" || part === "templates"
    ? "Use a parameter of the template, or a fact such as {business.phone}."
    : "Use a fact such as {business.phone}.";
}

/** The keys of the locations that have tokens. */
const locationsIn = (scope: Scope): string[] =>
  [...scope.keys()].flatMap((key) => /^locations\.(\w+)\.name$/.exec(key)?.[1] ?? []);

/** Lists the locations. */
export const locationsHint = (names: readonly string[]): string =>
  names.length > 0 ? `The locations are ${names.join(", ")}` : "The file has no locations";

export const misplacedTokenProblem = (
  token: string,
  type: Exclude<TokenValue["type"], "text">,
  at: TextPosition,
): Diagnostic => problem("misplaced-token", at.path, `${token} ${MISPLACED[type]}.`, undefined, at);

const MISPLACED = {
  list: "is a list; it can only be an entry of a list by itself",
  markdown:
    "has several paragraphs; it can only be a paragraph by itself, in a field for longer text",
  value: "is an object, not text; it can only be the whole value of a field that takes its fields",
};
