import type { Path } from "../diagnostics/diagnostic.ts";
import { brokenTokens, dollarBefore } from "../tokens/broken-tokens.ts";
import { asWritten, type TextToken, type WrittenText, writtenWhole } from "../tokens/scope.ts";
import { misplacedToken, unknownToken } from "../tokens/token-problems.ts";
import { addAll } from "../util/lists.ts";
import { replaceTokens } from "../util/token.ts";
import type { ResolveEnvironment } from "./environment.ts";

/**
 * Fills in the tokens of a text of the config, or of a piece of one; `put` says what is put in for
 * each.
 */
export function fillIn(
  text: string,
  path: Path,
  env: ResolveEnvironment,
  put: (token: TextToken) => string = asWritten,
  written?: WrittenText,
): string {
  let isBroken = false;
  const replace = (name: string, token: string, start: number) => {
    const found = env.scope.get(name);
    env.uses.push({ kind: "token", path, name });
    if (found) addAll(env.problems, dollarBefore(text, token, start, path, { found, written }));
    if (found?.type === "text") return put(found);
    const whole = written ?? writtenWhole(text);
    const at = { path, within: whole.placeOf(start, token.length) };
    if (!found) env.problems.push(unknownToken(name, whole.text, at, env.scope));
    else if (!isInBraces(text, token, start)) {
      env.problems.push(misplacedToken(token, found.type, at));
    }
    return token;
  };
  const filled = replaceTokens(text, replace, () => {
    isBroken = true;
  });
  if (isBroken) addAll(env.problems, brokenTokens(text, path, env.scope, written));
  return filled;
}

/** Then the braces are what is wrong. */
const isInBraces = (text: string, { length }: string, start: number) =>
  text[start - 1] === "{" || text[start + length] === "}";
