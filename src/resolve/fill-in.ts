import type { Path } from "../diagnostics/diagnostic.ts";
import { brokenToken, brokenTokensIn, isPartOf } from "../tokens/broken-tokens.ts";
import { asWritten, type TextToken, type WrittenText, writtenWhole } from "../tokens/scope.ts";
import { misplacedToken, unknownToken } from "../tokens/token-problems.ts";
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
  const { scope, problems, uses } = env;
  const broken = brokenTokensIn(text, scope);
  for (const piece of broken) problems.push(brokenToken(text, piece, path, scope, written));
  return replaceTokens(text, (name, token, start) => {
    const found = scope.get(name);
    uses.push({ kind: "token", path, name });
    if (found?.type === "text") return put(found);
    if (isPartOf(broken, start)) return token;
    const whole = written ?? writtenWhole(text);
    const at = { path, within: whole.placeOf(start, token.length) };
    if (found) problems.push(misplacedToken(token, found.type, at));
    else problems.push(unknownToken(name, whole.text, at, scope));
    return token;
  });
}
