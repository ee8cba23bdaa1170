import { type Reading, readTokens, type Unexpected } from "./grammar.ts";
import { errorAt, jsonError, type SyntaxProblem } from "./syntax-problem.ts";
import { isCloser, isOpener, isSolid, type JsonToken, PARTNER } from "./tokens.ts";

/** An open bracket, and the index of the colon after the last key in it. */
interface Open extends JsonToken {
  index: number;
  colon?: number;
}

/** A possible explanation: with this change, the tokens may be right. */
interface Guess {
  /** The token where a person would look. */
  at: JsonToken | undefined;
  message: string;
  hint: string;
  start: number;
  deleted: number;
  inserted?: string;
}

/**
 * Explains by brackets why reading tokens stops; `before` has the earlier errors. The bracket is where
 * indentation and brackets first differ, or where reading stops. An explanation counts if its change lets
 * reading go further.
 */
export function bracketProblem(tokens: readonly JsonToken[]) {
  const reading = readTokens(tokens);
  const end = reading.stop?.index ?? tokens.length;
  const scans = [scan(tokens, end, isOutOfPlace), scan(tokens, end)];
  if (scans.every(({ index, open }) => tokens[index]?.kind === "end" && open.length > 1))
    return { problem: cutOff(tokens, scans[0]?.open ?? []), slips: reading.slips };
  let best: { guess: Guess; slips: Unexpected[] } | undefined;
  let least = unread(tokens, reading) - MIN_GAIN;
  const guesses = [
    ...scans.flatMap(({ index, open }) => guessesAt(tokens, index, open)),
    // In `}[]`, the opening bracket looks like an entry without a comma before it.
    ...reading.slips.flatMap(({ index }) => superfluous(tokens, index)),
  ];
  for (const guess of guesses) {
    const changed = tokens.toSpliced(guess.start, guess.deleted, ...signTokens(guess.inserted));
    const { slips, stop } = readTokens(changed);
    const left = unread(changed, { slips, ...(stop && { stop }) });
    if (left >= least) continue;
    best = { guess, slips: slips.filter(({ index }) => index < guess.start) };
    least = left;
  }
  const { at, message, hint } = best?.guess ?? {};
  return at && message && hint
    ? { problem: errorAt(at.offset, message, hint), slips: best?.slips ?? [] }
    : undefined;
}

/** A change that only moves the stop by a few tokens explains nothing. */
const MIN_GAIN = 3;

/** The number of tokens that are not read; at the end of the file, the number of open brackets counts. */
function unread({ length }: readonly JsonToken[], { slips, stop }: Reading): number {
  const isAtEnd = stop?.index === length - 1;
  const left = !stop ? 0 : isAtEnd ? 4 * stop.openBrackets : 2 * length - stop.index;
  return left + slips.length / (1 + length);
}

/** The open brackets at the first token that is out of place, or at the end. */
function scan(
  tokens: readonly JsonToken[],
  end: number,
  isWrong: (token: JsonToken, top: Open, next: JsonToken | undefined) => boolean = () => false,
) {
  const open: Open[] = [];
  let index = 0;
  for (const token of tokens.slice(0, end)) {
    const top = open.at(-1);
    if (top && isSolid(token) && isWrong(token, top, tokens[index + 1])) break;
    if (isOpener(token)) open.push({ ...token, index });
    else if (isCloser(token)) open.pop();
    else if (top && token.text === ":") top.colon = index;
    index += 1;
  }
  return { index, open };
}

/**
 * Whether indentation contradicts brackets. An entry is deeper than its bracket, and a closing bracket is as
 * deep as the line of its opening one. After a closing bracket, no line is deeper.
 */
function isOutOfPlace(token: JsonToken, top: Open, next: JsonToken | undefined): boolean {
  if (!isCloser(token)) return token.isFirst && token.inset <= top.inset;
  if (token.text !== PARTNER[top.text]) return true;
  if (token.line !== top.line && token.inset !== top.inset) return true;
  return next?.isFirst === true && next.inset > token.inset;
}

/** The file ends too early. */
function cutOff(tokens: readonly JsonToken[], open: readonly Open[]): SyntaxProblem {
  const last = tokens.at(-2);
  const missing = open.map(({ text }) => PARTNER[text]).reverse();
  return jsonError(
    { offset: last?.offset ?? 0, length: last?.length ?? 0 },
    `The file ends here, but ${open.length} brackets are not closed; the last is in line ${open.at(-1)?.line}.`,
    `The rest of the file is missing. If nothing else is, add ${missing.join(" ")} at its end.`,
  );
}

/** Possible explanations at a token, the likelier first. */
function guessesAt(tokens: readonly JsonToken[], index: number, open: readonly Open[]): Guess[] {
  const [token, top] = [tokens[index], open.at(-1)];
  const lastIndex = tokens.slice(0, index).findLastIndex(isSolid);
  const last = tokens[lastIndex];
  if (!token) return [];
  return [
    ...(top ? [missingClosers(tokens, index, closedBefore(token, open))] : []),
    ...(top ? [missingClosers(tokens, index, [top])] : []),
    ...(top && isCloser(token) ? [otherBracket(token, index, top)] : []),
    ...superfluous(tokens, index),
    ...superfluous(tokens, lastIndex),
    ...(top ? [...superfluous(tokens, top.index), otherOpener(top)] : []),
    ...(top?.colon === undefined ? [] : [missingOpener("[", tokens, top.colon + 1)]),
    ...(last ? [missingOpener("{", tokens, lastIndex)] : []),
    missingOpener("{", tokens, index),
    missingOpener("[", tokens, index),
  ];
}

/** The brackets that are closed before a token, by its indentation. */
const closedBefore = (token: JsonToken, open: readonly Open[]) =>
  open.filter(({ inset }) => inset > token.inset || (inset === token.inset && !isCloser(token)));

function missingClosers(tokens: readonly JsonToken[], index: number, open: readonly Open[]): Guess {
  const [last, token] = [tokens[index - 1], tokens[index]];
  const partners = open.map(({ text }) => PARTNER[text]).reverse();
  const [first, second] = open.map(({ text, line }) => `${text} in line ${line}`).reverse();
  return {
    at: token?.kind === "end" ? last : token,
    message: second
      ? `${partners.join(" ")} are missing before this: the ${first} and the ${second} are not closed.`
      : `A closing ${partners[0]} is missing before this: the ${first} is not closed.`,
    hint: `Add ${partners.join(" ")} after line ${last?.line}, with a comma if another entry follows.`,
    start: last?.text === "," ? index - 1 : index,
    deleted: 0,
    inserted: partners.join(""),
  };
}

const otherBracket = (token: JsonToken, start: number, { text, line }: Open): Guess => ({
  at: token,
  message: `This ${token.text} cannot close the ${text} in line ${line}.`,
  hint: `Write ${PARTNER[text]}.`,
  start,
  deleted: 1,
  inserted: PARTNER[text] ?? "",
});

/** A list that should be an object, or the reverse. */
function otherOpener(top: Open): Guess {
  const [inserted, reason] = top.text === "{" ? ["[", "have no names"] : ["{", "have names"];
  const message = `This ${top.text} has to be ${inserted} because its entries ${reason}.`;
  return { at: top, message, hint: `Write ${inserted}.`, start: top.index, deleted: 1, inserted };
}

/** Of two commas, one is removed together with the bracket between them. */
function superfluous(tokens: readonly JsonToken[], start: number): Guess[] {
  const [before, token, after] = [tokens[start - 1], tokens[start], tokens[start + 1]];
  if (!token || !(isOpener(token) || isCloser(token))) return [];
  const hasComma = before?.text === "," && after?.text === ",";
  const message = `This ${token.text} has no partner.`;
  const hint = hasComma ? "Remove it and the comma after it." : "Remove it.";
  return [{ at: token, message, hint, start, deleted: hasComma ? 2 : 1 }];
}

const missingOpener = (sign: string, tokens: readonly JsonToken[], start: number): Guess => ({
  at: tokens[start],
  message: `An opening ${sign} is missing before this.`,
  hint: `Each ${PARTNER[sign]} needs its ${sign}.`,
  start,
  deleted: 0,
  inserted: sign,
});

const NOWHERE = { offset: 0, length: 0, end: 0, line: 0, inset: 0, isFirst: false };

/** Creates bracket tokens; reading only uses their text. */
const signTokens = (signs = ""): JsonToken[] =>
  [...signs].map((text) => ({ kind: "sign", text, ...NOWHERE }));
