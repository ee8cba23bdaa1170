import {
  brokenTokenProblem,
  brokenTokensIn,
  isInBrokenToken,
} from "../../config/tokens/broken-tokens.ts";
import {
  rawValue,
  type SourceText,
  type TextToken,
  wholeSource,
} from "../../config/tokens/scope.ts";
import { misplacedTokenProblem, unknownTokenProblem } from "../../config/tokens/token-problems.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { replaceTokens } from "../../lib/token.ts";
import type { ResolveEnvironment } from "./environment.ts";

/**
 * Replaces the tokens of a text of the config, or of a piece of one. `put` returns the replacement for each
 * token.
 */
export function fillIn(
  text: string,
  path: Path,
  env: ResolveEnvironment,
  put: (token: TextToken) => string = rawValue,
  written?: SourceText,
): string {
  const { scope, problems, uses } = env;
  const broken = brokenTokensIn(text, scope);
  for (const piece of broken) problems.push(brokenTokenProblem(text, piece, path, scope, written));
  return replaceTokens(text, (name, token, start) => {
    const found = scope.get(name);
    uses.push({ kind: "token", path, name });
    if (found?.type === "text") return put(found);
    if (isInBrokenToken(broken, start)) return token;
    const whole = written ?? wholeSource(text);
    const at = { path, within: whole.locate(start, token.length) };
    if (found) problems.push(misplacedTokenProblem(token, found.type, at));
    else problems.push(unknownTokenProblem(name, whole.text, at, scope));
    return token;
  });
}
