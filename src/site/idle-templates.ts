import type { Page, Template } from "../../schema/page.ts";
import type { Diagnostic, TextSpan } from "../diagnostics/diagnostic.ts";
import { sampleOf } from "../fill/misfits.ts";
import { writtenTemplate } from "../fill/whole-values.ts";
import { valueAt } from "../parse/explain.ts";
import { tokensWithin } from "../tokens/scope.ts";
import { ownProperty } from "../util/own-property.ts";
import { isFactToken } from "../util/token.ts";
import { compilePage } from "./compile-page.ts";
import type { SiteContext } from "./site-context.ts";
import type { SiteIndex } from "./site-index.ts";

/**
 * The problems of an unused template. It is compiled for a page with sample parameters; problems that a
 * sample causes are ignored.
 */
export function unusedTemplateProblems(
  name: string,
  context: SiteContext,
  siteIndex: SiteIndex,
): Diagnostic[] {
  const { templates, pages } = context.config;
  const template = ownProperty(templates, name);
  if (!template) return [];
  const config = { ...context.config, pages: [...pages, samplePage(name, template, context)] };
  const { diagnostics } = compilePage(pages.length, { ...context, config }, siteIndex);
  const written = writtenTemplate(template);
  return diagnostics
    .filter((found) => found.path[0] === "templates" && isOfTemplate(found, written))
    .map(({ page: _, ...found }) => found);
}

const samplePage = (
  name: string,
  { params, title, description }: Template,
  { kit }: SiteContext,
): Page => ({
  path: "/…",
  index: false,
  oneLanguage: true,
  draft: false,
  template: name,
  ...kit.schemas.page
    .pick({ title: true, description: true })
    .parse({ title: title ?? "…", description: description ?? "…" }),
  params: Object.fromEntries(
    Object.entries(params).map(([key, parameter]) => [key, sampleOf(parameter)]),
  ),
});

/** Problems of tokens do not depend on their values. */
const OF_TOKENS: ReadonlySet<string> = new Set([
  "unknown-token",
  "misplaced-token",
  "broken-token",
]);

/** Whether a problem does not depend on the value of a parameter. */
function isOfTemplate({ path, rule, within }: Diagnostic, written: unknown): boolean {
  if (OF_TOKENS.has(rule)) return true;
  const value = valueAt(written, path.slice(2));
  const piece = typeof value === "string" && within ? pieceOf(value, within) : value;
  return !tokensWithin(piece).some((name) => !isFactToken(name));
}

const pieceOf = (text: string, { start, length }: TextSpan) => text.slice(start, start + length);
