import { meaningOf } from "../../../../schema/fields/meaning.ts";
import { fieldsIn } from "../../../config/parse/fields-in.ts";
import { schemaAt, textField } from "../../../config/parse/schema-at.ts";
import type { Kit } from "../../../kit/kit.ts";
import { isObject, ownProperty } from "../../../lib/objects.ts";
import { singleToken } from "../../../lib/token.ts";
import type { ValuePath } from "../../protocol/edits.ts";
import type { NamedPage } from "./linked-words.ts";
import { languageOf, nameOfPage } from "./page-name.ts";

type Schemas = Kit["schemas"];

/**
 * The entries of lists of places that link to a page, because they are its name: in sections, and in parameters that
 * templates have there. If another page has the same name, they may link to that one.
 */
export function placeNames(config: unknown, page: NamedPage, schemas: Schemas): ValuePath[] {
  const found = entriesCalled(page.name, config).filter(
    (path) => languageAt(config, path) === page.language && isPlace(config, path, schemas),
  );
  return found.length > 0 && isOnly(config, page) ? found : [];
}

function entriesCalled(name: string, value: unknown, path: ValuePath = []): ValuePath[] {
  if (Array.isArray(value))
    return value.flatMap((entry, at) =>
      entry === name ? [[...path, at]] : entriesCalled(name, entry, [...path, at]),
    );
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    entriesCalled(name, inner, [...path, key]),
  );
}

function isOnly(config: unknown, { name, language }: NamedPage): boolean {
  const { pages } = Object(config);
  const same = (Array.isArray(pages) ? pages : []).filter(
    (page) => nameOfPage(page, config) === name && languageOf(page, config) === language,
  );
  return same.length === 1;
}

function languageAt(config: unknown, [part, at]: ValuePath): unknown {
  const { pages, templates, language } = Object(config);
  if (part === "pages") return languageOf(Object(pages)[Number(at)], config);
  const template = part === "templates" ? Object(templates)[String(at)] : undefined;
  return Object(template).language ?? language;
}

function isPlace(config: unknown, path: ValuePath, schemas: Schemas): boolean {
  const [part, at, key, ...inner] = path;
  if (part !== "pages" || key !== "params")
    return isPlaceField(schemaAt(schemas.site, config, path));
  const { pages, templates } = Object(config);
  const template = ownProperty(Object(templates), String(Object(pages[Number(at)]).template));
  const parameter = inner.filter((step) => typeof step === "string").join(".");
  return fieldsIn(schemas.template, template, []).some(
    ({ value, schema }) => singleToken(value) === parameter && isPlaceField(schema),
  );
}

const isPlaceField = (schema: ReturnType<typeof schemaAt>): boolean =>
  schema !== undefined && meaningOf(textField(schema))?.isPlace === true;
