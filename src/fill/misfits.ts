import { safeParse, type z } from "zod";
import { type FieldKind, meaningOf } from "../../schema/fields/fields.ts";
import type { Template } from "../../schema/page.ts";
import type { Parameter } from "../../schema/parameters.ts";
import type { SiteSchemas } from "../../schema/site.ts";
import { type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import { explainIssues } from "../parse/explain.ts";
import { ownProperty } from "../util/own-property.ts";
import { type WholeValue, wholeValues } from "./whole-values.ts";

/** Reports a parameter in a field that its type never fits, once and not for each page. */
export function incompatibleParameters(
  id: string,
  template: Template,
  schemas: SiteSchemas,
): Diagnostic[] {
  const at = ["templates", id];
  return wholeValues(template, schemas).flatMap((place) => {
    const { path, name } = place;
    const parameter = declared(name, template.params);
    const misfit = parameter && misfitOf(parameter, place);
    if (misfit === undefined) return [];
    const message = `{${name}} cannot be used here: its declared type does not fit this field.`;
    return [problem("misfit-parameter", [...at, ...path], message, misfit)];
  });
}

/** Why no value of a parameter fits a place; undefined if some do. */
function misfitOf(parameter: Parameter, { path, schema, isWords }: WholeValue): string | undefined {
  if (isWords) return isNoName(parameter, schema) ? NO_NAME : undefined;
  const sample = sampleOf(parameter);
  const isEntry = typeof path.at(-1) === "number" && parameter.type === "list";
  const value = isEntry && Array.isArray(sample) ? sample[0] : sample;
  const type = isEntry ? (parameter.of ?? "text") : parameter.type;
  const isWord = type === "text" && typeof value === "string";
  const { error } = safeParse(schema, value, { reportInput: true });
  const issues = (error?.issues ?? []).filter(
    (issue) => OF_KIND.has(issue.code) || (!isWord && isChoice(issue, value)),
  );
  const [first] = explainIssues(issues, value, schema);
  if (!first) return undefined;
  const where = first.path.map((step) => (typeof step === "number" ? "entry" : step)).join(" › ");
  return [where && `${where}:`, first.message, first.hint].filter(Boolean).join(" ");
}

/** Whether the field is a choice of values, which only a text or a number can be. */
const isChoice = (issue: z.core.$ZodIssue, value: unknown) =>
  issue.code === "invalid_value" &&
  issue.path.length === 0 &&
  (typeof value !== "number" || issue.values.every((each) => typeof each !== "number"));

/** Whether a parameter of this type cannot be the name that the field needs. */
const isNoName = ({ type }: Parameter, schema: z.core.$ZodType) =>
  NO_NAMES[type]?.includes(meaningOf(schema)?.kind ?? "text") === true;

const NO_NAMES: Partial<Record<Parameter["type"], readonly FieldKind[]>> = {
  number: ["link", "endpoint", "media", "icon"],
  link: ["media", "icon"],
};

const NO_NAME = 'This field names a page, a file or an icon. Use a parameter of the type "text".';

/** Issues of the type itself; other issues depend on the page's value. */
const OF_KIND: ReadonlySet<string> = new Set(["invalid_type", "unrecognized_keys"]);

/** The parameter of a token, or the field of one. */
function declared(name: string, params: Template["params"]): Parameter | undefined {
  const [first = "", ...rest] = name.split(".");
  return rest.reduce<Parameter | undefined>(
    (parameter, key) =>
      parameter?.type === "object" ? ownProperty(parameter.fields, key) : undefined,
    ownProperty(params, first),
  );
}

/** An example value of a parameter. */
export function sampleOf({ type, of = "text", fields, count = 1 }: Parameter): unknown {
  if (type === "list") {
    return Array.from({ length: count }, () => (fields ? sampleFields(fields) : simpleSample(of)));
  }
  return fields ? sampleFields(fields) : simpleSample(type);
}

const sampleFields = (fields: Record<string, Parameter>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field)]));

function simpleSample(type: Parameter["type"]): unknown {
  if (type === "number") return 1;
  return type === "picture" ? { file: "…", alt: "…" } : "…";
}
