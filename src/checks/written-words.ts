import { type FieldKind, fieldKinds } from "../../schema/fields.ts";
import { type Site, site as siteSchema } from "../../schema/site.ts";
import { schemaAt } from "../compile/schema-at.ts";
import { replaceTokens, wholeToken } from "../compile/tokens.ts";
import type { Path } from "../diagnostics/diagnostic.ts";

/** A string as the owner wrote it, tokens and all, with what it means to the compiler. */
export interface Written {
  path: Path;
  value: string;
  kind: FieldKind;
  /** The page that it is written on; undefined in a template, the header and the like. */
  page: string | undefined;
}

/**
 * Every string of the config in which tokens are filled in, whether or not a page shows it: a
 * mistake in a template is found once, and what a page gives as a parameter is found there.
 */
export function writtenWords(config: Site): Written[] {
  return [...stringsIn(config)].flatMap(({ path, value }) => {
    const kind = isParameter(path) ? kindOfParameter(config, path) : kindAt(config, path);
    return kind ? [{ path, value, kind, page: pageAt(config, path) }] : [];
  });
}

/** All strings inside a value, in the order of the file. */
export function* stringsIn(
  value: unknown,
  path: Path = [],
): Generator<{ path: Path; value: string }> {
  if (typeof value === "string") yield { path, value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* stringsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** The names of the tokens in a text. */
export function tokensIn(text: string): string[] {
  const names: string[] = [];
  replaceTokens(text, (name, token) => {
    names.push(name);
    return token;
  });
  return names;
}

const isParameter = (path: Path) => path[0] === "pages" && path[2] === "params";

function kindAt(config: Site, path: Path): FieldKind | undefined {
  const schema = schemaAt(siteSchema, config, path);
  return schema && fieldKinds.get(schema as Parameters<typeof fieldKinds.get>[0])?.kind;
}

/** A parameter means what it is put in for: a link, if a link consists of it. */
function kindOfParameter({ pages, templates }: Site, path: Path): FieldKind | undefined {
  const name = String(path[3]);
  const id = pages[Number(path[1])]?.template;
  const template = id !== undefined && Object.hasOwn(templates, id) ? templates[id] : undefined;
  if (!template || !Object.hasOwn(template.params, name)) return undefined;
  if (template.params[name]?.type === "markdown") return "markdown";
  const isLink = [...stringsIn(template.sections)].some(
    (each) => each.path.at(-1) === "link" && wholeToken(each.value) === name,
  );
  return isLink ? "link" : "text";
}

const pageAt = ({ pages }: Site, [top, index]: Path) =>
  top === "pages" ? pages[Number(index)]?.path : undefined;
