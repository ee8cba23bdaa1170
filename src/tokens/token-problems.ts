import {
  type Diagnostic,
  EACH,
  type Path,
  problem,
  replacement,
} from "../diagnostics/diagnostic.ts";
import { didYouMeanToken, nearestWord, suggest } from "../diagnostics/suggest.ts";
import { synonymsOf } from "../diagnostics/synonyms.ts";
import { isFactToken, singleToken } from "../util/token.ts";
import { isAmount } from "./broken-tokens.ts";
import { factPath, isListOrGroup } from "./fact-tokens.ts";
import { tokenNamed } from "./meant-token.ts";
import { type Scope, type TokenValue, withPiece } from "./scope.ts";

/** A text of the config, or a piece of one. */
export type TextPlace = Pick<Diagnostic, "path" | "within">;

/** A token that the scope does not have; `text` is all that the config has at the path. */
export function unknownToken(name: string, text: string, at: TextPlace, scope: Scope): Diagnostic {
  const fact = factPath(name, scope);
  const written = `{${name}}`;
  if (fact) return missingFact("unknown-token", written, fact, at);
  // A field that is there is no misspelt other one.
  const meant = isListOrGroup(name)
    ? undefined
    : meantName(name, scope, (word) => isTaken(word, text, at, scope));
  const hint = meant ? didYouMeanToken(meant.word) : tokenHint(name, scope, at.path);
  const fix = replacement(
    meant?.isCertain ? corrected(written, meant.word, text, at, scope) : undefined,
  );
  const more = { ...at, fix, basis: [tokenBasis(name, at.path)] };
  return problem("unknown-token", at.path, `There is no token ${written} here.`, hint, more);
}

function meantName(name: string, scope: Scope, isTaken: (word: string) => boolean) {
  const same = tokenNamed(name, scope);
  if (same && isTaken(same)) return { word: same, isCertain: true };
  const called = otherwiseCalled(name, scope).find(isTaken);
  if (called) return { word: called, isCertain: false };
  return nearestTaken(name, [...candidates(name, scope)], isTaken);
}

/** Facts by what else they are called: business.phone for `business.telefon` and for `tel`. */
function otherwiseCalled(name: string, scope: Scope): string[] {
  const parts = name.split(".");
  const [owner = "", called = ""] = [parts.length > 1 ? parts[0] : "business", parts.at(-1)];
  const between = parts.slice(1, -1);
  const isSame = (other: string, ours = "") =>
    ours === other || synonymsOf(other, [ours]).length > 0;
  const found = [...scope.keys()].filter((key) => {
    const [first, ...rest] = key.split(".");
    // Another location is no other name.
    const isBetween = between.every((part) => rest.includes(part));
    const isOne = first === "business" || between.length > 0;
    return (
      rest.length > 0 && isOne && isBetween && isSame(owner, first) && isSame(called, rest.at(-1))
    );
  });
  return found.toSorted((a, b) => a.length - b.length);
}

/** To ask of a fact what it is fills it in, and reports what is wrong there: so only the nearest are asked. */
function nearestTaken(
  name: string,
  words: readonly string[],
  isTaken: (word: string) => boolean,
): ReturnType<typeof suggest> {
  const found = suggest(name, words);
  if (!found || isTaken(found.word)) return found;
  const others = words.filter((word) => word !== found.word);
  return nearestTaken(name, others, isTaken);
}

/** Whether a token may be in the place of another: what is no line of text only alone, a list in a list. */
function isTaken(word: string, text: string, { path }: TextPlace, scope: Scope): boolean {
  const type = scope.get(word)?.type;
  const isAlone = singleToken(text) !== undefined;
  return type === "text" || (isAlone && (type !== "list" || typeof path.at(-1) === "number"));
}

/** The text with the token that is meant, if it may be there; a dollar sign before it may have to go too. */
function corrected(
  written: string,
  meant: string,
  text: string,
  { within = { start: 0, length: written.length } }: TextPlace,
  scope: Scope,
): string | undefined {
  const token = scope.get(meant);
  const isText = token?.type === "text";
  const before = text.slice(0, within.start);
  const after = text.slice(within.start + within.length);
  // A letter beside it may be one of its name.
  if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) return undefined;
  if (!isText && text !== written) return undefined;
  const isDollar = isText && text[within.start - 1] === "$" && !isAmount(meant, token.value);
  const [found, place] = isDollar
    ? [`$${written}`, { start: within.start - 1, length: within.length + 1 }]
    : [written, within];
  return withPiece({ text }, place, found, `{${meant}}`);
}

/** Of a location that is like none of those there are no fact is meant. */
function candidates(name: string, scope: Scope): Iterable<string> {
  const [, location] = /^locations\.(\w+)/.exec(name) ?? [];
  const isThere = location === undefined || nearestWord(location, locationsIn(scope));
  return isThere ? scope.keys() : [];
}

/** A token or a link that is made of a fact which the business does not give. */
export function missingFact(rule: string, written: string, fact: Path, at: TextPlace): Diagnostic {
  const parent = fact.slice(0, -1).join(" › ");
  // Hours of seasons alone are no sentence; the file may have those.
  const isHours = /Hours$/.test(String(fact.at(-1)));
  const message = isHours
    ? `"${written}" needs the hours of a usual week in "${fact.at(-1)}" under ${parent}, which has none.`
    : `"${written}" needs "${fact.at(-1)}" under ${parent}, which is not in the file.`;
  const add = isHours ? 'Add an entry there that has no "from"' : "Add it there";
  const hint = `${add}, or write something else in the place of "${written}".`;
  return problem(rule, at.path, message, hint, { ...at, basis: [fact] });
}

function tokenHint(name: string, scope: Scope, [part]: Path): string {
  const [owner, ...rest] = name.split(".");
  if (isListOrGroup(name))
    return `"${rest[0]}" is a list or a group of fields, which has no token: write here what is to be read.`;
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

/** The names of the locations that have tokens. */
const locationsIn = (scope: Scope): string[] =>
  [...scope.keys()].flatMap((key) => /^locations\.(\w+)\.name$/.exec(key)?.[1] ?? []);

/** Which locations there are. */
export const locationsHint = (names: readonly string[]): string =>
  names.length > 0 ? `The locations are ${names.join(", ")}` : "The file has no locations";

/** Where a token that is used at a path would have to be declared. */
export function tokenBasis(name: string, path: Path): Path {
  if (isFactToken(name)) return name.split(".");
  return ["templates", path[0] === "templates" ? (path[1] ?? EACH) : EACH, "params"];
}

export const misplacedToken = (
  token: string,
  type: Exclude<TokenValue["type"], "text">,
  at: TextPlace,
): Diagnostic => problem("misplaced-token", at.path, `${token} ${MISPLACED[type]}.`, undefined, at);

const MISPLACED = {
  list: "is a list; it can only stand alone in a list",
  markdown: "is several paragraphs; it can only stand alone in a field for longer text",
  value: "is more than words; it can only stand alone where its fields belong",
};
