import { valueAt } from "../config/parse/explain.ts";
import type { ParsedPage } from "../config/parse/parsed-page.ts";
import type { Diagnostic, TextSpan } from "../diagnostics/diagnostic.ts";
import { tokensWithin } from "../lib/strings-in.ts";

import { isFactToken } from "../lib/token.ts";
import { compilePage } from "./compile-page.ts";
import type { SiteContext } from "./site-context.ts";
import type { SiteIndex } from "./site-index.ts";

/** The problems of an unused template: those of its example page that do not come from an example. */
export const unusedTemplateProblems = (
  example: ParsedPage,
  context: SiteContext,
  siteIndex: SiteIndex,
): Diagnostic[] =>
  compilePage(example, context, siteIndex)
    .diagnostics.filter((found) => found.path[0] === "templates" && isOfTemplate(found, context))
    .map(({ page: _, ...found }) => found);

/** Problems of tokens do not depend on their values. */
const OF_TOKENS: ReadonlySet<string> = new Set([
  "unknown-token",
  "misplaced-token",
  "broken-token",
]);

/** Whether a problem does not depend on the value of a parameter. */
function isOfTemplate({ path, rule, within }: Diagnostic, { config }: SiteContext): boolean {
  if (OF_TOKENS.has(rule)) return true;
  const value = valueAt(config, path);
  const piece = typeof value === "string" && within ? pieceOf(value, within) : value;
  return !tokensWithin(piece).some((name) => !isFactToken(name));
}

const pieceOf = (text: string, { start, length }: TextSpan) => text.slice(start, start + length);
