import { type ParseError, parse } from "jsonc-parser";
import type { JsonSource } from "./json-source.ts";
import { isCloser, type JsonToken, jsonTokens, PARTNER } from "./tokens.ts";

const NAME = '"checks"';

/**
 * Restores a config's exceptions (`checks`) if the parser lost track before them, so that the check does
 * not report what the owner has excepted.
 */
export function withExceptions<S extends JsonSource>(source: S): S {
  const { value, problems, text } = source;
  const isLost = problems.some(({ derails }) => derails);
  if (!isLost || typeof value !== "object" || value === null || "checks" in value) return source;
  const checks = exceptionsIn(text);
  return checks === undefined ? source : { ...source, value: { ...value, checks } };
}

/** The last list of that name, if it is valid. */
function exceptionsIn(text: string): unknown {
  const { all } = jsonTokens(text);
  const isList = (at: number) => all[at + 1]?.text === ":" && all[at + 2]?.text === "[";
  const at = all.findLastIndex((token, index) => token.text === NAME && isList(index));
  const [start, end] = at < 0 ? [] : [all[at + 2], partnerOf(all, at + 2)];
  const errors: ParseError[] = [];
  const value = start && end && parse(text.slice(start.offset, end.end), errors);
  return errors.length === 0 ? value : undefined;
}

/** The bracket that closes what one opens; undefined if none does. */
function partnerOf(tokens: readonly JsonToken[], start: number): JsonToken | undefined {
  let depth = 0;
  return tokens.slice(start).find((token) => {
    if (token.text in PARTNER) depth += 1;
    if (isCloser(token)) depth -= 1;
    return depth === 0;
  });
}
