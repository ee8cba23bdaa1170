import {
  type Diagnostic,
  type Path,
  problem,
  replacement,
  type Within,
} from "../diagnostics/diagnostic.ts";
import { TOKEN_NAME } from "../util/token.ts";
import {
  type Scope,
  type TextToken,
  type TokenValue,
  type WrittenText,
  writtenWhole,
} from "./scope.ts";

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
    const isFact = /^(business|locations)\./.test(name) && !found.includes("}");
    const isMeant = scope.has(name) || isFact;
    if (!isMeant || found === `{${name}}` || found.includes("\\")) return [];
    const fault = /^\{.*\}$/.test(found) ? "has a brace too many" : "lacks a brace";
    const message = `"${found}" ${fault}, and visitors would read it as it stands.`;
    const token = scope.has(name) ? `{${name}}` : undefined;
    const hint = `Write ${token ?? "a token such as {business.phone}"}, or \\\\{ for a brace that is to be seen.`;
    const within = written.placeOf(index, found.length);
    const fix = replacement(token && mendedPiece(written.text, within, found, token));
    return problem("broken-token", path, message, hint, { within, fix });
  });
}

/** The whole text with a piece of it written otherwise, if the piece is there as it was read. */
function mendedPiece(whole: string, { start, length }: Within, found: string, meant: string) {
  const end = start + length;
  return whole.slice(start, end) === found
    ? whole.slice(0, start) + meant + whole.slice(end)
    : undefined;
}

/** A token as programmers write it, with a dollar sign before it that makes no price of its value. */
export function dollarBefore(
  text: string,
  token: string,
  start: number,
  path: Path,
  { found, written = writtenWhole(text) }: { found: TokenValue; written?: WrittenText | undefined },
): Diagnostic[] {
  const isText = text[start - 1] === "$" && found.type === "text";
  if (!isText || isAmount(token.slice(1, -1), found)) return [];
  const within = written.placeOf(start - 1, token.length + 1);
  const message = `"$${token}" has a $ before it, which visitors would read.`;
  const hint = `Write ${token} without the $; a $ can stand before a number only.`;
  const fix = replacement(mendedPiece(written.text, within, `$${token}`, token));
  return [problem("broken-token", path, message, hint, { within, fix })];
}

/** Whether the value can be an amount of money, as no fact can be that every business has. */
export const isAmount = (name: string, { value }: TextToken): boolean =>
  !/^(business|locations\.\w+)\.(?!facts\.)/.test(name) && AMOUNT.test(value);

const AMOUNT = /^[-–−]?[.,]?(?!0\p{Nd})\p{Nd}/u;
