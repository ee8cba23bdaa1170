import type { z } from "zod";
import { meaningOf } from "../../schema/fields/fields.ts";
import type { Template } from "../../schema/page.ts";
import { parameter } from "../../schema/parameters.ts";
import type { Site, SiteSchemas, ThemedSite } from "../../schema/site.ts";
import { type Diagnostic, type Path, problem, replacement } from "../diagnostics/diagnostic.ts";
import { didYouMeanToken, suggest } from "../diagnostics/suggest.ts";
import { bare, defOf, schemaAt, validExample } from "../parse/schema-at.ts";
import { stringsIn } from "../tokens/scope.ts";
import { memoize } from "../util/memoize.ts";
import { isFactToken, parameterName, singleToken } from "../util/token.ts";
import { shapeOf } from "./shapes.ts";

/** A value of a template that consists of a parameter's token. */
export interface WholeValue {
  /** The path from the template: `["sections", 2, "cards"]`. */
  path: Path;
  /** The token's name. */
  name: string;
  /** The schema of the value. */
  schema: z.core.$ZodType;
  /** Whether it is a string field, in which the token is replaced like any other. */
  isWords: boolean;
  /** Whether it is a line of text, where a list of texts is spread when it is resolved. */
  isText: boolean;
  /** Whether the template declares the parameter. */
  isDeclared: boolean;
}

/** All values of a template that consist of a parameter's token. */
export const wholeValues = memoize((template: Template, schemas: SiteSchemas): WholeValue[] =>
  placesIn(writtenTemplate(template), schemas),
);

/** The site with the raw sections of its templates beside the parsed ones. */
export function withPlainTemplates(site: ThemedSite, value: unknown): Site {
  const written = Object(Object(value).templates);
  const templates = Object.entries(site.templates).map(([name, template]): [string, Template] => {
    const { sections } = Object(written[name]);
    return [name, { ...template, plain: Array.isArray(sections) ? sections : template.sections }];
  });
  return { ...site, templates: Object.fromEntries(templates) };
}

/** A template with its raw sections. */
export const writtenTemplate = ({ plain, ...template }: Template) => ({
  ...template,
  sections: plain,
});

function placesIn(template: unknown, schemas: SiteSchemas): WholeValue[] {
  const { params, sections } = Object(template);
  const declared = Object(params);
  return [...stringsIn(sections, ["sections"])].flatMap(({ path, value }) => {
    const name = singleToken(value);
    if (name === undefined || isFactToken(name)) return [];
    const schema = schemaAt(schemas.template, template, path);
    if (!schema) return [];
    const isDeclared = Object.hasOwn(declared, parameterName(name));
    const meaning = meaningOf(schema);
    const isText = meaning?.kind === "text";
    return { path, name, schema, isWords: meaning !== undefined, isText, isDeclared };
  });
}

/** A config whose tokens are all in texts. */
interface WithExamples {
  value: unknown;
  /** The problems of tokens that are not parameters. */
  diagnostics: Diagnostic[];
}

/**
 * The config with an example value in place of each token that is replaced by more than text, so that the
 * values around it can be validated.
 */
export function withExamples(value: unknown, schemas: SiteSchemas): WithExamples {
  const diagnostics: Diagnostic[] = [];
  let isSame = true;
  const templates = Object.entries(Object(Object(value).templates)).map(([name, template]) => {
    let filled: unknown = template;
    for (const { path, schema, name: token, isDeclared, isWords } of placesIn(template, schemas)) {
      const example = isWords ? undefined : validExample(schema);
      if (example === undefined) continue;
      filled = withValue(filled, path, example);
      isSame = false;
      const at = ["templates", name, ...path];
      if (!isDeclared) diagnostics.push(noParameter(token, at, parametersFor(schema, template)));
    }
    return [name, filled];
  });
  return {
    diagnostics,
    value: isSame ? value : { ...Object(value), templates: Object.fromEntries(templates) },
  };
}

/** The parameters of a template whose values can be in the place of a field. */
const parametersFor = (schema: z.core.$ZodType, template: unknown): string[] =>
  Object.entries(Object(Object(template).params)).flatMap(([name, written]) => {
    const { success, data } = parameter.safeParse(written);
    return success && kindOf(shapeOf(data)) === kindOf(schema) ? name : [];
  });

/** Whether a value is one thing, an object, or a list of either. */
function kindOf(schema: z.core.$ZodType): string {
  const { element, shape } = defOf(bare(schema));
  if (element) return `list of ${kindOf(element)}`;
  return shape ? "object" : "one";
}

function noParameter(name: string, at: Path, known: readonly string[]): Diagnostic {
  const message = `The template has no parameter {${name}} that fits here.`;
  const found = suggest(name, known);
  const hint = found ? didYouMeanToken(found.word) : 'Declare it under "params".';
  const fix = replacement(found?.isCertain ? `{${found.word}}` : undefined);
  return problem("unknown-token", at, message, hint, { fix });
}

/** A copy with another value at a path; whatever is beside the path stays the same. */
function withValue(root: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = withValue(Object(root)[step], rest, value);
  return Array.isArray(root) ? root.with(Number(step), inner) : { ...Object(root), [step]: inner };
}
