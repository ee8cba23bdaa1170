import type { Path } from "../../diagnostics/diagnostic.ts";
import type { FilledPage, WithOrigin } from "../../fill/fill-page.ts";
import type { Scope } from "../../tokens/scope.ts";
import { replaceTokens, singleToken } from "../../util/token.ts";

/** Where a text is written: in a parameter of the page if it is nothing but that. */
export function textPath({ value, origin }: WithOrigin<string>, scope: Scope): Path {
  const name = singleToken(value);
  return (name === undefined ? undefined : parameterPath(name, scope)) ?? origin;
}

/** What a page has of its own in a text that its template shares: the first parameter in it. */
export function ownTextPath({ value, origin }: WithOrigin<string>, scope: Scope): Path {
  const own: Path[] = [];
  replaceTokens(value, (name, token) => {
    const at = parameterPath(name, scope);
    if (at) own.push(at);
    return token;
  });
  return own[0] ?? origin;
}

/** Where a page's parameter is written; undefined for a fact of the business. */
function parameterPath(name: string, scope: Scope): Path | undefined {
  const origin = scope.get(name)?.origin;
  return origin?.[0] === "pages" ? origin : undefined;
}

/** Where what a page as a whole lacks is reported. */
export interface PagePosition {
  path: Path;
  at?: "key";
}

/** The place of what a page as a whole lacks; where a template made it, the template lacks it. */
export const pagePosition = ({ template, origin, sections }: FilledPage): PagePosition => ({
  ...(template === undefined
    ? { path: [...origin, "path"] }
    : { path: sections.origin, at: "key" }),
});
