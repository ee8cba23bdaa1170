import type { z } from "zod";
import { meaningOf } from "../../schema/fields/fields.ts";
import type { Template } from "../../schema/page.ts";
import { template as templateSchema } from "../../schema/page.ts";
import type { Site } from "../../schema/site.ts";
import { type Diagnostic, type Path, problem, replacement } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../parse/explain.ts";
import { schemaAt, validExample } from "../parse/schema-at.ts";
import { suggest } from "../parse/suggest.ts";
import { stringsIn } from "../resolve/tokens.ts";
import { memoize } from "../util/memoize.ts";
import { parameterOf, wholeToken } from "../util/token.ts";

/** A place of a template that consists of a parameter's token. */
export interface WholePlace {
  /** From the template: `["sections", 2, "cards"]`. */
  path: Path;
  /** The token's name. */
  name: string;
  /** What the value has to be. */
  schema: z.core.$ZodType;
  /** Whether it is words of some kind, in which the token is filled in like any other. */
  isWords: boolean;
  /** Whether that is a line of text, in which a list of texts is spread where it is resolved. */
  isText: boolean;
  /** Whether the template has the parameter. */
  isDeclared: boolean;
}

/** The places of a template that consist of a parameter's token. */
export const wholePlaces = memoize((template: Template): WholePlace[] => placesIn(template));

function placesIn(template: unknown): WholePlace[] {
  const { params, sections } = Object(template);
  const declared = Object(params);
  return [...stringsIn(sections, ["sections"])].flatMap(({ path, value }) => {
    const name = wholeToken(value);
    if (name === undefined || /^(business|locations)\./.test(name)) return [];
    const schema = schemaAt(templateSchema, template, path);
    if (!schema) return [];
    const isDeclared = Object.hasOwn(declared, parameterOf(name));
    const meaning = meaningOf(schema);
    const isText = meaning?.kind === "text";
    return { path, name, schema, isWords: meaning !== undefined, isText, isDeclared };
  });
}

/** A config without the tokens that stand for something else than words, and how they come back. */
interface WithoutTokens {
  value: unknown;
  /** Also notes how the file has the sections of templates. */
  putBack(site: Site | undefined): void;
  /** Tokens of no parameter: there the example stays. */
  problems: Diagnostic[];
}

/**
 * The value of a config with an example of what is wanted wherever a template has a parameter's token
 * for something else than words: what is around it can then be validated like any other.
 */
export function withoutWholeTokens(value: unknown): WithoutTokens {
  const cut: [path: Path, token: string][] = [];
  const problems: Diagnostic[] = [];
  const templates = Object.entries(Object(Object(value).templates)).map(([name, template]) => {
    const places = placesIn(template).filter(({ isWords }) => !isWords);
    let filled: unknown = template;
    for (const { path, schema, name: token, isDeclared } of places) {
      const example = validExample(schema);
      if (example === undefined) continue;
      filled = withValue(filled, path, example);
      const at = ["templates", name, ...path];
      if (isDeclared) cut.push([at, `{${token}}`]);
      else problems.push(noParameter(token, at, Object.keys(Object(Object(template).params))));
    }
    return [name, filled];
  });
  return {
    problems,
    value:
      cut.length + problems.length === 0
        ? value
        : { ...Object(value), templates: Object.fromEntries(templates) },
    putBack(site) {
      for (const [name, template] of Object.entries(site?.templates ?? {}))
        template.plain = valueAt(value, ["templates", name, "sections"]) as readonly unknown[];
      for (const [path, token] of cut) {
        const parent = valueAt(site, path.slice(0, -1));
        const key = path.at(-1) ?? "";
        if (typeof parent === "object" && parent !== null && key in parent)
          (parent as Record<string | number, unknown>)[key] = token;
      }
    },
  };
}

function noParameter(name: string, at: Path, known: readonly string[]): Diagnostic {
  const message = `The template has no parameter {${name}} that could stand here.`;
  const found = suggest(name, known);
  const hint = found ? `Did you mean {${found.word}}?` : 'Declare it under "params".';
  const fix = replacement(found?.isCertain ? `{${found.word}}` : undefined);
  return problem("unknown-token", at, message, hint, {
    fix,
    basis: [[...at.slice(0, 2), "params"]],
  });
}

/** A copy with another value at a path; whatever is beside the path stays the same. */
function withValue(root: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = withValue(Object(root)[step], rest, value);
  return Array.isArray(root) ? root.with(Number(step), inner) : { ...Object(root), [step]: inner };
}
