import { type Diagnostic, type Path, problem, replacement } from "../diagnostics/diagnostic.ts";
import { TOKEN_NAME } from "../util/token.ts";
import { type Braced, bracesIn, mayHaveOtherBraces } from "./braces.ts";
import { ends, type MeantToken, meantToken } from "./meant-token.ts";
import { type Scope, type WrittenText, withPiece, writtenWhole } from "./scope.ts";

/** A piece of a text in which a brace is not part of a token. */
export interface BrokenToken {
  start: number;
  end: number;
  /** What is wrong with it. */
  fault: string;
  meant: MeantToken | undefined;
}

const WRITTEN = new RegExp(`^\\{${TOKEN_NAME}\\}$`);

/** What visitors would read the braces of, and tokens with a dollar sign that makes no price of their value. */
export function brokenTokensIn(text: string, scope: Scope): BrokenToken[] {
  if (!mayHaveOtherBraces(text)) return [];
  return bracesIn(text).flatMap((braced): BrokenToken[] => {
    const { start, end } = ends(braced);
    const found = text.slice(start, end);
    const meant = meantToken(text, braced, scope);
    const isRight = WRITTEN.test(found);
    if (meant && hasDollar(text, meant, scope)) {
      const fault = isRight ? "has a $ before it" : NOT_A_TOKEN;
      return [{ ...meant, start: meant.start - 1, fault, meant }];
    }
    if (isRight) return [];
    if (meant) return [{ ...meant, fault: faultOf(braced, meant), meant }];
    // What is encoded, or a sign of another script, means itself.
    return /[{}]/.test(found) ? [{ start, end, fault: "is no token", meant }] : [];
  });
}

const NOT_A_TOKEN = "is not written as a token is";

function faultOf({ opens, closes }: Braced, { isExact }: MeantToken): string {
  if (!isExact) return NOT_A_TOKEN;
  return opens.length > 0 && closes.length > 0 ? "has a brace too many" : "lacks a brace";
}

function hasDollar(text: string, { name, start }: MeantToken, scope: Scope): boolean {
  const token = scope.get(name);
  return text[start - 1] === "$" && token?.type === "text" && !isAmount(name, token.value);
}

/** Whether the value can be an amount of money, as no fact can be that every business has. */
export const isAmount = (name: string, value: string): boolean =>
  !/^(business|locations\.\w+)\.(?!facts\.)/.test(name) && AMOUNT.test(value);

const AMOUNT = /^[-–−]?[.,]?(?!0\p{Nd})\p{Nd}/u;

/** What is reported of a broken token, with a fix if that leaves nothing to report. */
export function brokenToken(
  text: string,
  { start, end, fault, meant }: BrokenToken,
  path: Path,
  scope: Scope,
  written: WrittenText = writtenWhole(text),
): Diagnostic {
  const found = text.slice(start, end);
  const within = written.placeOf(start, found.length);
  const quoted = found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found;
  const message = `"${quoted}" ${fault}, and visitors would read it.`;
  if (!meant) {
    const hint = `Write a token such as {business.phone}, ${orEscaped(found)}.`;
    return problem("broken-token", path, message, hint, { within });
  }
  const token = `{${meant.name}}`;
  const hint = found.startsWith("$")
    ? `Write ${token} without the $; a $ can stand before a number only.`
    : `Write ${token}, ${orEscaped("{")}.`;
  const isWhole = within.length === written.text.length;
  const isRight = isWhole || scope.get(meant.name)?.type === "text";
  const right = withBlanks(text, { start, end }, token);
  const fix = replacement(isRight ? withPiece(written, within, found, right) : undefined);
  return problem("broken-token", path, message, hint, { within, fix });
}

const orEscaped = (found: string) =>
  `or \\\\${found.includes("{") ? "{" : "}"} for a brace that is to be seen`;

/** Whether what begins there belongs to one of them, and is reported with it. */
export const isPartOf = (broken: readonly BrokenToken[], at: number): boolean =>
  broken.some(({ start, end }) => start <= at && at < end);

/** As much of a piece as a message quotes. */
const LONGEST = 40;

/** A token with the blanks inside its braces before and after it, where words would run into it. */
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
