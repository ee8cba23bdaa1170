import { type Diagnostic, type Path, problem, replacement } from "../../diagnostics/diagnostic.ts";
import { TOKEN_NAME } from "../../lib/token.ts";
import { type BracePair, bracesIn, mayHaveOtherBraces } from "./braces.ts";
import { replacePiece, type Scope, type SourceText, wholeSource } from "./scope.ts";
import { bounds, suggestToken, type TokenSuggestion } from "./suggest-token.ts";

/** A piece of a text with braces that do not form a token. */
export interface BrokenToken {
  start: number;
  end: number;
  fault: string;
  suggestion: TokenSuggestion | undefined;
}

const EXACT_TOKEN = new RegExp(`^\\{${TOKEN_NAME}\\}$`);

/** Braces that visitors would see, and tokens after a dollar sign whose value is not an amount of money. */
export function brokenTokensIn(text: string, scope: Scope): BrokenToken[] {
  if (!mayHaveOtherBraces(text)) return [];
  return bracesIn(text).flatMap((braced): BrokenToken[] => {
    const { start, end } = bounds(braced);
    const found = text.slice(start, end);
    const suggestion = suggestToken(text, braced, scope);
    const isRight = EXACT_TOKEN.test(found);
    if (suggestion && hasDollar(text, suggestion, scope)) {
      const fault = isRight ? "has a $ before it" : NOT_A_TOKEN;
      return [{ ...suggestion, start: suggestion.start - 1, fault, suggestion }];
    }
    if (isRight) return [];
    if (suggestion) return [{ ...suggestion, fault: tokenFault(braced, suggestion), suggestion }];
    // Encoded braces and those of other scripts are ordinary characters.
    return /[{}]/.test(found) ? [{ start, end, fault: "is not a token", suggestion }] : [];
  });
}

const NOT_A_TOKEN = "is not a correct token";

function tokenFault({ opens, closes }: BracePair, { isExact }: TokenSuggestion): string {
  if (!isExact) return NOT_A_TOKEN;
  return opens.length > 0 && closes.length > 0 ? "has too many braces" : "is missing a brace";
}

function hasDollar(text: string, { name, start }: TokenSuggestion, scope: Scope): boolean {
  const token = scope.get(name);
  return text[start - 1] === "$" && token?.type === "text" && !isAmount(name, token.value);
}

/** Whether the value can be an amount of money. Standard facts of a business never are. */
export const isAmount = (name: string, value: string): boolean =>
  !/^(business|locations\.\w+)\.(?!facts\.)/.test(name) && AMOUNT.test(value);

const AMOUNT = /^[-–−]?[.,]?(?!0\p{Nd})\p{Nd}/u;

/** The problem of a broken token, with a fix if the result is valid. */
export function brokenTokenProblem(
  text: string,
  { start, end, fault, suggestion }: BrokenToken,
  path: Path,
  scope: Scope,
  written: SourceText = wholeSource(text),
): Diagnostic {
  const found = text.slice(start, end);
  const within = written.locate(start, found.length);
  const quoted = found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found;
  const message = `"${quoted}" ${fault}; visitors would see it as it is.`;
  if (!suggestion) {
    const hint = `Write a token such as {business.phone}, ${orEscaped(found)}.`;
    return problem("broken-token", path, message, hint, { within });
  }
  const token = `{${suggestion.name}}`;
  const hint = found.startsWith("$")
    ? `Write ${token} without the $; a $ can only come before a number.`
    : `Write ${token}, ${orEscaped("{")}.`;
  const isWhole = within.length === written.text.length;
  const isRight = isWhole || scope.get(suggestion.name)?.type === "text";
  const right = withBlanks(text, { start, end }, token);
  const fix = replacement(isRight ? replacePiece(written, within, found, right) : undefined);
  return problem("broken-token", path, message, hint, { within, fix });
}

const orEscaped = (found: string) =>
  `or \\\\${found.includes("{") ? "{" : "}"} for a visible brace`;

/** Whether an offset is in one of the broken tokens, and so reported with it. */
export const isInBrokenToken = (broken: readonly BrokenToken[], at: number): boolean =>
  broken.some(({ start, end }) => start <= at && at < end);

/** How many characters of a piece a message quotes. */
const LONGEST = 40;

/**
 * A token with the spaces from inside its braces moved outside, where it would otherwise join the words
 * beside it.
 */
function withBlanks(
  text: string,
  { start, end }: Pick<BrokenToken, "start" | "end">,
  token: string,
) {
  const found = text.slice(start, end).replace(/%7[bd]/gi, "{");
  const isInside = (blank: RegExp, beside: RegExp, around: string) =>
    blank.test(found) && beside.test(around) ? " " : "";
  const before = isInside(/^[^\p{L}]*\s/u, /[^\s([“‘«"']$/, text.slice(0, start));
  const after = isInside(/\s[^\p{L}]*$/u, /^[^\s)\]”’»"'.,;:!?…]/, text.slice(end));
  return before + token + after;
}
