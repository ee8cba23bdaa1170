import type { z } from "zod";
import { type FieldKind, meaningOf } from "../../../schema/fields/fields.ts";
import { page as pageSchema, type Template } from "../../../schema/page.ts";
import { type Site, site as siteSchema } from "../../../schema/site.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { bare, chosen, defOf } from "../../parse/schema-at.ts";
import { stringsIn, wholeToken } from "../../resolve/tokens.ts";

export { stringsIn, tokensIn } from "../../resolve/tokens.ts";

/** A string as the owner wrote it, tokens and all, with what it means to the compiler. */
export interface Written {
  path: Path;
  value: string;
  kind: FieldKind;
  /** The page that it is written on; undefined in a template, the header and the like. */
  page: string | undefined;
}

/**
 * Every string outside the pages in which tokens are filled in, whether or not a page shows it: a
 * mistake in a template is found once.
 */
export const sharedWords = ({ pages: _, ...config }: Site): Written[] =>
  [...kindsIn(siteSchema, config, [])].map((word) => ({ ...word, page: undefined }));

/** The same for the page at an index; what it gives as a parameter is found here. */
export function pageWords(index: number, { pages, templates }: Site): Written[] {
  const { params = {}, ...own } = pages[index] ?? {};
  const { path, template } = pages[index] ?? {};
  const origin = ["pages", index];
  const kindOf = parameterKinds(templates, template);
  const given = Object.entries(params).flatMap(([name, value]) => {
    const kind = kindOf(name);
    const strings = kind ? [...stringsIn(value, [...origin, "params", name])] : [];
    return strings.flatMap((string) => (kind ? { ...string, kind } : []));
  });
  const words = [...kindsIn(pageSchema, own, origin), ...given];
  return words.map((word) => ({ ...word, page: path }));
}

type Kinded = Omit<Written, "page">;

/** The strings inside a value that mean something to the compiler, by its schema. */
function* kindsIn(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  path: Path,
): Generator<Kinded> {
  const meant = schema && chosen(bare(schema), value);
  if (!meant) return;
  if (typeof value === "string") {
    const kind = meaningOf(meant)?.kind;
    if (kind) yield { path, value, kind };
  }
  if (typeof value !== "object" || value === null) return;
  const { shape, element, valueType } = defOf(meant);
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    yield* kindsIn(shape ? shape[key] : (element ?? valueType), inner, [...path, step]);
  }
}

/** A parameter means what it is put in for: a link, if a link consists of it. */
function parameterKinds(templates: Site["templates"], id: string | undefined) {
  const template = id !== undefined && Object.hasOwn(templates, id) ? templates[id] : undefined;
  const links = new Set(template && linkParameters(template));
  return (name: string): FieldKind | undefined => {
    if (!template || !Object.hasOwn(template.params, name)) return undefined;
    if (template.params[name]?.type === "markdown") return "markdown";
    return links.has(name) ? "link" : "text";
  };
}

const known = new WeakMap<Template, string[]>();

/** The parameters that are links; found once for thousands of pages. */
function linkParameters(template: Template): string[] {
  const names =
    known.get(template) ??
    [...stringsIn(template.sections)].flatMap(({ path, value }) =>
      path.at(-1) === "link" ? (wholeToken(value) ?? []) : [],
    );
  known.set(template, names);
  return names;
}
