import { safeParse } from "zod";
import type { Template } from "../../schema/page.ts";
import type { Parameter } from "../../schema/parameters.ts";
import type { SiteSchemas } from "../../schema/site.ts";
import { type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import { explainIssues } from "../parse/explain.ts";
import { own } from "../util/own.ts";
import { wholeValues } from "./whole-values.ts";

/** Where a template puts a parameter for something that it can never be: reported once, not for each page. */
export function misfitProblems(id: string, template: Template, schemas: SiteSchemas): Diagnostic[] {
  return wholeValues(template, schemas).flatMap(({ path, name, schema, isWords }) => {
    const parameter = declared(name, template.params);
    if (isWords || !parameter) return [];
    const sample = sampleOf(parameter);
    const isEntry = typeof path.at(-1) === "number" && parameter.type === "list";
    const value = isEntry && Array.isArray(sample) ? sample[0] : sample;
    const { error } = safeParse(schema, value, { reportInput: true });
    const issues = (error?.issues ?? []).filter(({ code }) => OF_KIND.has(code));
    const [first] = explainIssues(issues, value, schema);
    if (!first) return [];
    const where = first.path.map((step) => (typeof step === "number" ? "entry" : step)).join(" › ");
    const message = `{${name}} cannot stand here: as it is declared, it is something else than this field takes.`;
    const detail = [where && `${where}:`, first.message, first.hint].filter(Boolean).join(" ");
    const at = ["templates", id];
    const basis = [[...at, "params", name.split(".")[0] ?? name]];
    return [problem("misfit-parameter", [...at, ...path], message, detail, { basis })];
  });
}

/** What is wrong with a value of the right kind is that of a page. */
const OF_KIND: ReadonlySet<string> = new Set(["invalid_type", "unrecognized_keys"]);

/** What a token names: a parameter, or a field of one. */
function declared(name: string, params: Template["params"]): Parameter | undefined {
  const [first = "", ...rest] = name.split(".");
  return rest.reduce<Parameter | undefined>(
    (parameter, key) => (parameter?.type === "object" ? own(parameter.fields, key) : undefined),
    own(params, first),
  );
}

/** A value as a parameter declares it. */
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
