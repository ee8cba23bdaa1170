import {
  isClosed,
  isCloser,
  isOpener,
  isSolid,
  isValid,
  type JsonToken,
  PARTNER,
} from "./tokens.ts";

/** The next expected token. After a comma, a closing bracket is a mistake, too. */
export type Expected = "value" | "key" | "colon" | "comma" | "end";

/** A token at a position where JSON does not allow it. */
export interface Unexpected {
  index: number;
  token: JsonToken;
  /** The token before it, ignoring comments and blanks. */
  last: JsonToken | undefined;
  next: JsonToken | undefined;
  expected: Expected;
}

/** The result of reading tokens. */
export interface Reading {
  /** Mistakes after which reading can continue, in the order of the file. */
  slips: Unexpected[];
  /** The position where reading stops, if it does. */
  stop?: Unexpected & { openBrackets: number };
}

interface State {
  expected: Expected;
  /** The open brackets. */
  open: string[];
  /** The last token that is not a comment or a blank. */
  last: JsonToken | undefined;
}

/** Whether a token is valid here, and whether the next step looks at the next token. */
interface Step {
  isRight: boolean;
  advances: boolean;
}

const RIGHT: Step = { isRight: true, advances: true };
/** The token is treated as valid, or skipped. */
const WRONG: Step = { isRight: false, advances: true };
/** Something is missing before the token. */
const MISSING: Step = { isRight: false, advances: false };

/** Reads tokens by the grammar of JSON. */
export function readTokens(tokens: readonly JsonToken[]): Reading {
  const state: State = { expected: "value", open: [], last: undefined };
  const slips: Unexpected[] = [];
  for (let index = 0, token = tokens[0]; token; token = tokens[index]) {
    const { expected, last } = state;
    const next = tokens[index + 1];
    const unexpected = { index, token, last, next, expected };
    const step = isSolid(token) ? STEPS[expected](state, token, next) : skip(token);
    if (!step) return { slips, stop: { ...unexpected, openBrackets: state.open.length } };
    if (!step.isRight) slips.push(unexpected);
    if (!step.advances) continue;
    if (isSolid(token)) state.last = token;
    index += 1;
  }
  return { slips };
}

/** An unclosed comment contains the rest of the file. */
const skip = ({ text }: JsonToken): Step | undefined =>
  /^(?:\/\*(?!(?:(?!\/\*)[\s\S])*\*\/$)|<!--(?![\s\S]*-->$))/.test(text) ? undefined : WRONG;

type ReadStep = (state: State, token: JsonToken, next: JsonToken | undefined) => Step | undefined;

const STEPS: Record<Expected, ReadStep> = {
  value(state, token, next) {
    const top = state.open.at(-1);
    if (top === "[" && token.text === "]") return close(state, token);
    if (token.text === "," && top === "[") return WRONG;
    if (token.text === ":" && state.last?.text === ":") return WRONG;
    if (endsEntry(state, token)) return assume(state, "comma");
    if (!isValue(token) || (top === "[" && next?.text === ":")) return undefined;
    if (!top && !isOpener(token) && !isValid(token)) return undefined;
    if (isOpener(token)) return open(state, token);
    state.expected = top ? "comma" : "end";
    return isValid(token) ? RIGHT : WRONG;
  },
  key(state, token, next) {
    if (token.text === ",") return WRONG;
    if (token.text === "}") return close(state, token);
    if (!isValue(token) || isOpener(token)) return undefined;
    if (token.kind === "word" && next?.text !== ":") return undefined;
    state.expected = "colon";
    return token.kind === "text" && isValid(token) ? RIGHT : WRONG;
  },
  colon(state, token, next) {
    if (token.text === ":" || /^(?:=>?|:=|[：;，])$/.test(token.text)) {
      state.expected = "value";
      return token.text === ":" ? RIGHT : WRONG;
    }
    if (endsEntry(state, token)) return assume(state, "comma");
    const isNext = isOpener(token) || (isValidValue(token) && !isGlued(state, token));
    return isNext && next?.text !== ":" ? assume(state, "value") : undefined;
  },
  comma(state, token, next) {
    const isInList = state.open.at(-1) === "[";
    const entry = isInList ? "value" : "key";
    if (token.text === "," || /^[;，、،]$/.test(token.text)) {
      state.expected = entry;
      return token.text === "," ? RIGHT : WRONG;
    }
    if (isCloser(token)) return close(state, token);
    const isEntry = isInList
      ? (isOpener(token) || isValidValue(token)) && next?.text !== ":" && !isGlued(state, token)
      : token.kind === "text" && next?.text === ":";
    return isEntry ? assume(state, entry) : undefined;
  },
  end: (_, { kind }) => (kind === "end" ? RIGHT : undefined),
};

function open(state: State, { text }: JsonToken): Step {
  state.open.push(text);
  state.expected = text === "{" ? "key" : "value";
  return RIGHT;
}

/** A comma before the bracket is superfluous. */
function close(state: State, { text }: JsonToken): Step | undefined {
  if (PARTNER[state.open.at(-1) ?? ""] !== text) return undefined;
  state.open.pop();
  state.expected = state.open.length > 0 ? "comma" : "end";
  return state.last?.text === "," ? WRONG : RIGHT;
}

function assume(state: State, expected: Expected): Step {
  state.expected = expected;
  return MISSING;
}

/** Whether the entry of an object ends without its value. */
const endsEntry = (state: State, { text }: JsonToken) =>
  state.open.at(-1) === "{" && (text === "," || text === "}");

/** Whether a token can begin a value. A text without its closing quote contains what follows. */
const isValue = (token: JsonToken) =>
  token.kind === "text" ? isClosed(token) : token.kind === "word" || isOpener(token);

const isValidValue = (token: JsonToken) =>
  token.kind !== "sign" && isValue(token) && isValid(token);

/**
 * Whether a token is so close to the last value that a missing comma between them is unlikely: a quote may
 * belong to a text, a bracket may be superfluous.
 */
function isGlued({ last }: State, token: JsonToken): boolean {
  if (!last || last.kind === "sign") return false;
  if (isOpener(token)) return last.line === token.line;
  return last.end === token.offset && [last.kind, token.kind].includes("text");
}
