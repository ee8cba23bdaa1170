import type { ParsedPage, WithOrigin } from "../../config/parse/parsed-page.ts";
import type { Scope } from "../../config/tokens/scope.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { replaceTokens, singleToken } from "../../lib/token.ts";

/** The path of a text: that of a parameter of the page, if the text consists of its token. */
export function textPath({ value, origin }: WithOrigin<string>, scope: Scope): Path {
  const name = singleToken(value);
  return (name === undefined ? undefined : parameterPath(name, scope)) ?? origin;
}

/** The path of the first parameter in a template's text: the part of the text that is the page's own. */
export function ownTextPath({ value, origin }: WithOrigin<string>, scope: Scope): Path {
  const own: Path[] = [];
  replaceTokens(value, (name, token) => {
    const at = parameterPath(name, scope);
    if (at) own.push(at);
    return token;
  });
  return own[0] ?? origin;
}

/** The path of a page's parameter; undefined for a fact of the business. */
function parameterPath(name: string, scope: Scope): Path | undefined {
  const origin = scope.get(name)?.origin;
  return origin?.[0] === "pages" ? origin : undefined;
}

/** The position for a problem that concerns a page as a whole. */
export interface PagePosition {
  path: Path;
  at?: "key";
}

/** The position for something that is missing on a page: on its template, if it has one. */
export const pagePosition = ({ template, origin, sections }: ParsedPage): PagePosition => ({
  ...(template === undefined
    ? { path: [...origin, "path"] }
    : { path: sections.origin, at: "key" }),
});
