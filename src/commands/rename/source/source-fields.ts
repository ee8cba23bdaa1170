import type { z } from "zod";
import { media, plainField } from "../../../../schema/fields/fields.ts";
import { meaningOf } from "../../../../schema/fields/meaning.ts";
import { namedBy } from "../../../../schema/fields/names.ts";
import type { Template } from "../../../../schema/page.ts";
import type { Parameter } from "../../../../schema/parameters.ts";
import { fieldsIn } from "../../../config/parse/fields-in.ts";
import { textField } from "../../../config/parse/schema-at.ts";
import { shapeOf } from "../../../config/parse/shapes.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { ownProperty } from "../../../lib/objects.ts";
import { singleToken } from "../../../lib/token.ts";
import { referencesIn, type SourceField } from "./references.ts";
import type { Entry, SiteFiles } from "./site-files.ts";

type Surroundings = Pick<SourceField, "file" | "template" | "entry">;

/** A field that consists of a single parameter: the parameter's value has the field's meaning. */
interface Role {
  /** The token's name. */
  name: string;
  schema: z.core.$ZodType;
}

/** All strings of a site that the schema knows. A string with two meanings is listed twice. */
export function sourceFields(site: SiteFiles): SourceField[] {
  const { withRows, config, kit, entries } = site;
  const { pages, templates, ...rest } = withRows;
  const shared = { file: config, template: undefined, entry: undefined };
  const ofTemplates = Object.entries(Object(templates)).flatMap(([name, template]) =>
    fieldsOf(kit.schemas.template, template, ["templates", name], { ...shared, template: name }),
  );
  const ofPages = entries.flatMap((entry, index) => {
    const { params: _, ...page } = Object(pages)[index];
    const around = { ...shared, template: templateOf(page), entry };
    return fieldsOf(kit.schemas.page, page, entry.path, around);
  });
  const roles = rolesIn([...ofTemplates, ...ofPages]);
  const inConfig = [...fieldsOf(kit.schemas.site, rest, [], shared), ...ofTemplates, ...ofPages];
  return [
    ...inConfig.map((field) => ({ ...field, ...site.positionOf(field.path) })),
    ...defaultFields(site, roles),
    ...entries.flatMap((entry) => givenFields(site, entry, roles)),
  ];
}

interface SchemaField extends SourceField {
  schema: z.core.$ZodType;
}

const fieldsOf = (
  schema: z.core.$ZodType,
  root: unknown,
  from: Path,
  around: Surroundings,
): SchemaField[] =>
  fieldsIn(schema, root, from).map(({ path, value, schema: field }) => ({
    ...around,
    path,
    text: value,
    meaning: meaningOf(textField(field)),
    names: namedBy(field),
    schema: field,
  }));

const templateOf = ({ template }: Record<string, unknown>) =>
  typeof template === "string" ? template : undefined;

/** The fields that use the parameters of each template. */
function rolesIn(fields: readonly SchemaField[]): Map<string, Role[]> {
  const roles = new Map<string, Role[]>();
  for (const field of fields) {
    const { template, text, schema } = field;
    if (template === undefined || !text.includes("{")) continue;
    const name = singleToken(text);
    const found = name === undefined ? rolesInside(field) : [{ name, schema }];
    roles.set(template, [...(roles.get(template) ?? []), ...found]);
  }
  return roles;
}

/** The tokens that are a whole link or picture within a text. */
function rolesInside(field: SourceField): Role[] {
  return referencesIn(field).flatMap(({ kind, text }) => {
    const name = singleToken(text);
    const isWhole = name !== undefined && (kind === "link" || kind === "file");
    return isWhole ? { name, schema: INSIDE[kind] } : [];
  });
}

const INSIDE = {
  link: plainField("link", "Where a piece of a text leads."),
  file: media("image", "A picture in a text.", "roof.jpg"),
};

/** The parameters that a page or each row of its table sets. */
function givenFields(
  { config, site }: SiteFiles,
  entry: Entry,
  roles: ReadonlyMap<string, readonly Role[]>,
): SourceField[] {
  const { value, path, table } = entry;
  const name = templateOf(value);
  const template = name === undefined ? undefined : ownProperty(site.config.templates, name);
  if (!template || name === undefined) return [];
  const given = table
    ? table.rows.map((row, number) => ({ params: row, at: [number] }))
    : [{ params: Object(value.params), at: [...path, "params"] }];
  const around = { file: table?.file ?? config, template: name, entry };
  return given.flatMap(({ params, at }) =>
    paramFields(params, at, template, roles.get(name) ?? [], around),
  );
}

const paramFields = (
  params: Record<string, unknown>,
  at: Path,
  { params: declared }: Template,
  roles: readonly Role[],
  around: Surroundings,
): SourceField[] =>
  Object.entries(params).flatMap(([name, value]) => {
    const parameter = ownProperty(declared, name);
    return parameter ? valueFields(name, value, parameter, [...at, name], roles, around) : [];
  });

/** A parameter's value: as declared, and in the meaning of the fields that use it. */
function valueFields(
  name: string,
  value: unknown,
  parameter: Parameter,
  at: Path,
  roles: readonly Role[],
  around: Surroundings,
): SourceField[] {
  const put = roles.flatMap((role) => {
    if (role.name !== name && !role.name.startsWith(`${name}.`)) return [];
    const steps = role.name
      .slice(name.length + 1)
      .split(".")
      .filter(Boolean);
    const inner = steps.reduce<unknown>((from, step) => Object(from)[step], value);
    return fieldsOf(role.schema, inner, [...at, ...steps], around);
  });
  return [...fieldsOf(shapeOf(parameter), value, at, around), ...put];
}

/** The default values of parameters. */
function defaultFields(
  { config, site }: SiteFiles,
  roles: ReadonlyMap<string, readonly Role[]>,
): SourceField[] {
  const inside = (
    declared: Record<string, Parameter>,
    template: string,
    at: Path,
    before: string,
  ): SourceField[] =>
    Object.entries(declared).flatMap(([key, parameter]) => {
      const [path, name] = [[...at, key], before + key];
      const around = { file: config, template, entry: undefined };
      const own = roles.get(template) ?? [];
      return [
        ...valueFields(name, parameter.default, parameter, [...path, "default"], own, around),
        ...inside(parameter.fields ?? {}, template, [...path, "fields"], `${name}.`),
      ];
    });
  return Object.entries(site.config.templates).flatMap(([name, { params }]) =>
    inside(params, name, ["templates", name, "params"], ""),
  );
}
