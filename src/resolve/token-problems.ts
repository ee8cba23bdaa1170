import {
  type Diagnostic,
  EACH,
  type Path,
  problem,
  replacement,
} from "../diagnostics/diagnostic.ts";
import { suggest } from "../parse/suggest.ts";
import { factPath } from "./facts.ts";
import { type Scope, TOKEN_NAME, type WrittenText, writtenWhole } from "./tokens.ts";

/** A text of the config, or a piece of one. */
export type Place = Pick<Diagnostic, "path" | "within">;

/** A token that the scope does not have; `text` is all that the config has at the path. */
export function unknownToken(name: string, text: string, at: Place, scope: Scope): Diagnostic {
  const fact = factPath(name);
  if (fact) return missingFact("unknown-token", `{${name}}`, fact, at);
  const meant = suggest(name, scope.keys());
  const hint = meant ? `Did you mean {${meant.word}}?` : tokenHint(name);
  const isCertain = meant?.isCertain && scope.get(meant.word)?.type === "text";
  const mended = isCertain ? text.replaceAll(`{${name}}`, `{${meant.word}}`) : undefined;
  const more = { ...at, fix: replacement(mended), basis: [tokenBasis(name, at.path)] };
  return problem("unknown-token", at.path, `There is no token {${name}} here.`, hint, more);
}

/** A token or a link that is made of a fact which the business does not give. */
export function missingFact(rule: string, written: string, fact: Path, at: Place): Diagnostic {
  const parent = fact.slice(0, -1).join(" › ");
  const message = `"${written}" needs "${fact.at(-1)}" under ${parent}, which is not in the file.`;
  const hint = `Add it there, or write something else in the place of "${written}".`;
  return problem(rule, at.path, message, hint, { ...at, basis: [fact] });
}

const tokenHint = (name: string) =>
  name.startsWith("business.")
    ? "Tokens that start with business. name a fact under business."
    : "Use a parameter of the template, or a fact such as {business.phone}.";

/** Where a token that is used at a path would have to be declared. */
export function tokenBasis(name: string, path: Path): Path {
  if (name.startsWith("business.")) return name.split(".");
  return ["templates", path[0] === "templates" ? (path[1] ?? EACH) : EACH, "params"];
}

export function misplacedToken(token: string, type: "list" | "markdown", at: Place): Diagnostic {
  const message =
    type === "list"
      ? `${token} is a list; it can only stand alone in a list.`
      : `${token} is several paragraphs; it can only stand alone in a field for longer text.`;
  return problem("misplaced-token", at.path, message, undefined, at);
}

const BROKEN = new RegExp(
  `(?:\\\\?\\{)+(${TOKEN_NAME})(?:\\\\?\\})*|(?<![\\w.])(${TOKEN_NAME})(?:\\\\?\\})+`,
  "g",
);

/**
 * What was meant as a token and has a brace too many or too few. A word that is no token's name is
 * just a word, and whoever wrote a backslash meant the brace.
 */
export function brokenTokens(
  text: string,
  path: Path,
  scope: Scope,
  written: WrittenText = writtenWhole(text),
): Diagnostic[] {
  return [...text.matchAll(BROKEN)].flatMap(({ 0: found, 1: opened, 2: closed, index }) => {
    const name = opened ?? closed ?? "";
    const isFact = name.startsWith("business.") && !found.includes("}");
    const isMeant = scope.has(name) || isFact;
    if (!isMeant || found === `{${name}}` || found.includes("\\")) return [];
    const fault = /^\{.*\}$/.test(found) ? "has a brace too many" : "lacks a brace";
    const message = `"${found}" ${fault}, and visitors would read it as it stands.`;
    const token = scope.has(name) ? `{${name}}` : undefined;
    const hint = `Write ${token ?? "a token such as {business.phone}"}, or \\\\{ for a brace that is to be seen.`;
    const within = written.placeOf(index, found.length);
    const { text: whole } = written;
    const end = within.start + within.length;
    const isThere = token !== undefined && whole.slice(within.start, end) === found;
    const mended = isThere ? whole.slice(0, within.start) + token + whole.slice(end) : undefined;
    return problem("broken-token", path, message, hint, { within, fix: replacement(mended) });
  });
}
