import type { Path } from "../../../diagnostics/diagnostic.ts";
import { isFactToken, singleToken } from "../../../lib/token.ts";
import type { EditedPage } from "./edited-pages.ts";

/** Where a page has the value of a text of its template that is a parameter alone. */
export function parameterPath(
  raw: string,
  { expanded: { template, origin } }: EditedPage,
): Path | undefined {
  const token = singleToken(raw);
  if (template === undefined || token === undefined || isFactToken(token)) return undefined;
  return [...origin, "params", ...token.split(".")];
}
