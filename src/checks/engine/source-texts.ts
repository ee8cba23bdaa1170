import type { z } from "zod";
import { type FieldKind, meaningOf } from "../../../schema/fields/meaning.ts";
import type { Template } from "../../../schema/page.ts";
import type { Site, SiteSchemas } from "../../../schema/site.ts";
import { fieldsIn } from "../../config/parse/fields-in.ts";
import type { ParsedPage } from "../../config/parse/parsed-page.ts";
import { shapeOf } from "../../config/parse/shapes.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { memoize } from "../../lib/memoize.ts";
import { ownProperty } from "../../lib/objects.ts";
import { stringsIn } from "../../lib/strings-in.ts";
import { singleToken } from "../../lib/token.ts";

/** A string as the owner wrote it, tokens included, with its meaning to the compiler. */
export interface SourceText {
  path: Path;
  value: string;
  /**
   * Every text of a business or a location is a fact. A replacement for a built-in text has no
   * tokens.
   */
  kind: FieldKind | "own text";
  /** The entry of its page. */
  entry?: object;
}

/** Whether visitors read it as text, unlike a link or the name of a file. */
export const isForVisitors = ({ kind }: SourceText): boolean =>
  kind === "text" || kind === "markdown";

/**
 * Every string outside the pages that has a meaning, even if no page uses it. So a mistake in a template is
 * found once.
 */
export const sharedTexts = memoize(
  ({ pages: _, ...config }: Site, schemas: SiteSchemas): SourceText[] => [
    ...[...stringsIn(config.business, ["business"])].map(withKind("fact")),
    ...Object.entries(config.languages ?? {}).flatMap(([key, { business, locations, texts }]) => [
      ...[...stringsIn({ business, locations }, ["languages", key])].map(withKind("fact")),
      ...[...stringsIn({ texts }, ["languages", key])].map(withKind("own text")),
    ]),
    ...[...stringsIn(config.locations, ["locations"])].map(withKind("fact")),
    ...[...stringsIn(config.texts, ["texts"])].map(withKind("own text")),
    // Facts of the business and its locations are above.
    ...textsBySchema(schemas.site, config, []).filter(
      ({ kind, path }) => kind !== "fact" || path.includes("authors"),
    ),
  ],
);

/** Every string of a page's entry in which tokens are replaced, such as its parameters. */
export function pageTexts(
  { entry, origin, parameters }: Pick<ParsedPage, "entry" | "origin" | "parameters">,
  schemas: SiteSchemas,
): SourceText[] {
  const { params: _, ...own } = entry;
  const links = parameters && linkParameters(parameters.sections);
  const ofParameters = Object.entries(parameters?.values ?? {}).flatMap(([name, value]) => {
    const parameter = ownProperty(parameters?.params, name);
    if (!parameter) return [];
    const words = textsBySchema(shapeOf(parameter), value, [...origin, "params", name]);
    // A parameter has the meaning of its use: a link, if a link consists of it.
    return links?.has(name) ? words.map(withKind("link")) : words;
  });
  const all = [...textsBySchema(schemas.page, own, origin), ...ofParameters];
  return all.map((text) => ({ ...text, entry }));
}

const withKind =
  (kind: SourceText["kind"]) =>
  (text: Omit<SourceText, "kind">): SourceText => ({ ...text, kind });

/** The strings inside a value that have a meaning for the compiler, by its schema. */
const textsBySchema = (schema: z.core.$ZodType, root: unknown, from: Path): SourceText[] =>
  fieldsIn(schema, root, from).flatMap(({ path, value, schema: field }) => {
    const kind = meaningOf(field)?.kind;
    return kind ? { path, value, kind } : [];
  });

/** The parameters that are links; computed once for thousands of pages. */
const linkParameters = memoize((sections: Template["sections"]): ReadonlySet<string> => {
  const links = [...stringsIn(sections)].filter(({ path }) => path.at(-1) === "link");
  return new Set(links.flatMap(({ value }) => singleToken(value) ?? []));
});
