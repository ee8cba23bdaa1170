import { safeParse, type z } from "zod";
import { type FieldMeaning, meaningOf } from "../../../schema/fields/meaning.ts";
import { isPicture } from "../../../schema/fields/parts.ts";
import { rulesOf } from "../../../schema/fields/rules.ts";
import type { ValueOrigins } from "../../config/expand/origins.ts";
import { chosenOption, defOf, maxLength } from "../../config/parse/schema-at.ts";
import type { TokenValue } from "../../config/tokens/scope.ts";
import { type Path, problem } from "../../diagnostics/diagnostic.ts";
import { addAll } from "../../lib/lists.ts";
import { memoize } from "../../lib/memoize.ts";
import { singleToken } from "../../lib/token.ts";
import type { Resolved } from "../../model/values.ts";
import { alternativeFor } from "./alternatives.ts";
import { OMITTED, type ResolveEnvironment } from "./environment.ts";
import { withOwnDirection } from "./own-direction.ts";
import { resolveString } from "./resolve-string.ts";
import type { Use } from "./uses.ts";

/**
 * Resolves a parsed value by its schema. Every registered string field (schema/fields/meaning.ts) becomes what
 * pages need; everything else remains unchanged. `path` is the value's path in the config, where problems are
 * reported.
 */
export const resolveFields = <S extends z.ZodType>(
  schema: S,
  value: z.output<S>,
  path: Path,
  env: ResolveEnvironment,
): Resolved<z.output<S>> =>
  resolvePublished(schema, value, path, env) ??
  // A required value cannot be omitted, so its link is reported as dead.
  (resolverOf(schema)(value, path, { ...env, isOmitted: () => false }) as Resolved<z.output<S>>);

/**
 * The same without the optional fields and list entries that link to what is not published today.
 * Undefined if the whole value has to be omitted.
 */
export function resolvePublished<S extends z.ZodType>(
  schema: S,
  value: z.output<S>,
  path: Path,
  env: ResolveEnvironment,
): Resolved<z.output<S>> | undefined {
  const resolved = resolverOf(schema)(value, path, env);
  return resolved === OMITTED ? undefined : (resolved as Resolved<z.output<S>>);
}

type Resolver = (value: unknown, path: Path, env: ResolveEnvironment) => unknown;

/** The resolver of a schema. A large site has a million values, so each schema is read once. */
const resolverOf = memoize((schema: z.core.$ZodType): Resolver => {
  const { innerType, element, shape, valueType, options } = defOf(schema);
  const meaning = meaningOf(schema);
  if (meaning) return stringResolver(meaning);
  if (innerType) return resolverOf(innerType);
  if (element) return listResolver(element, maxLength(schema));
  if (options) return unionResolver(schema);
  if (isPicture(schema)) return pictureResolver(objectResolver(fieldResolvers({ ...shape }), []));
  if (shape) return objectResolver(fieldResolvers(shape), rulesOf(schema));
  if (!valueType) return (value) => value;
  const field = { resolve: resolverOf(valueType), leftOut: () => undefined };
  return objectResolver({ get: () => field }, []);
});

const stringResolver =
  (meaning: FieldMeaning): Resolver =>
  (value, path, env) =>
    typeof value === "string" ? resolveString(value, path, env, meaning) : value;

/** The value determines the option. */
const unionResolver =
  (union: z.core.$ZodType): Resolver =>
  (value, path, env) => {
    const option = chosenOption(union, value);
    return option && option !== union ? resolverOf(option)(value, path, env) : value;
  };

/** An entry that consists of a list parameter's token is replaced by the entries of that list. */
function listResolver(element: z.core.$ZodType, maximum: number | undefined): Resolver {
  const resolve = resolverOf(element);
  const isPlace = meaningOf(element)?.isPlace === true;
  return (value, path, env) => {
    if (!Array.isArray(value)) return value;
    const valueOrigins = env.valueOrigins?.get(value);
    const items = value.flatMap((item, index): readonly unknown[] => {
      const at = valuePath(index, path, valueOrigins, env);
      const spread = typeof item === "string" ? spreadParameter(item, at, env, isPlace) : undefined;
      return spread ?? [resolve(item, at, env)];
    });
    const shown = items.filter((item) => item !== OMITTED);
    if (shown.length === 0 && items.length > 0) return OMITTED;
    // The parser does not know how many entries a parameter adds.
    if (maximum !== undefined && items.length > maximum && value.length <= maximum) {
      const message = `This list may have at most ${maximum} entries; with its parameter it has ${items.length}.`;
      env.problems.push(problem("too-big", path, message));
    }
    return shown;
  };
}

function spreadParameter(raw: string, path: Path, env: ResolveEnvironment, isPlace: boolean) {
  const name = singleToken(raw);
  const token = name === undefined ? undefined : env.scope.get(name);
  if (name === undefined || token?.type !== "list") return undefined;
  env.uses.push({ kind: "token", path, name });
  for (const value of token.value) {
    const of = { heading: undefined, isPlaceName: isPlace, isAlternative: false };
    env.uses.push({ kind: "text", path, raw, value, ...of });
  }
  return env.direction === "ltr" ? token.value : token.value.map(withOwnDirection);
}

/** The value of a field that is omitted; undefined if the field is required. */
function defaultOf(field: z.core.$ZodType): { data: unknown } | undefined {
  const { success, data } = safeParse(field, undefined);
  return success ? { data } : undefined;
}

/** How to resolve a field, and its value if it is omitted. */
interface FieldResolver {
  resolve: Resolver;
  leftOut(): { data: unknown } | undefined;
}

const fieldResolvers = (
  shape: Record<string, z.core.$ZodType>,
): ReadonlyMap<string, FieldResolver> =>
  new Map(
    Object.entries(shape).map(([key, field]) => [
      key,
      { resolve: resolverOf(field), leftOut: () => defaultOf(field) },
    ]),
  );

type FieldResolvers = Pick<ReadonlyMap<string, FieldResolver>, "get">;

const objectResolver =
  (fields: FieldResolvers, rules: ReturnType<typeof rulesOf>): Resolver =>
  (value, path, env) => {
    if (typeof value !== "object" || value === null) return value;
    return resolveOnce(value, path, env, () => {
      const before = env.uses.length;
      const resolved: Record<string, unknown> = {};
      const valueOrigins = env.valueOrigins?.get(value);
      for (const [key, field] of Object.entries(value)) {
        const { resolve } = fields.get(key) ?? {};
        resolved[key] = resolve
          ? resolve(field, valuePath(key, path, valueOrigins, env), env)
          : field;
      }
      if (!Object.values(resolved).includes(OMITTED)) return resolved;
      const left = withoutOmitted(resolved, fields, rules);
      // Pages do not display the words of an omitted object.
      if (left === OMITTED) addAll(env.uses, env.uses.splice(before).filter(isOmittedLink));
      return left;
    });
  };

/** A picture without an alternative text has the one of its file. */
const pictureResolver =
  (resolve: Resolver): Resolver =>
  (value, path, env) => {
    const { file, alt } = Object(value);
    if (typeof file !== "string" || alt !== undefined) return resolve(value, path, env);
    const picture = resolve(value, path, { ...env, takesText: true });
    return { ...Object(picture), alt: alternativeFor(file, { path }, env) };
  };

const isOmittedLink = (use: Use) => use.kind === "link" && use.isOmitted === true;

/** An object without its omitted fields and the fields that need them. Undefined if that is not valid. */
function withoutOmitted(
  resolved: Record<string, unknown>,
  fields: FieldResolvers,
  rules: ReturnType<typeof rulesOf>,
): Record<string, unknown> | typeof OMITTED {
  const left = { ...resolved };
  const leaveOut = (key: string) => {
    const preset = fields.get(key)?.leftOut();
    if (preset?.data === undefined) delete left[key];
    else left[key] = preset.data;
    return preset !== undefined;
  };
  // A rule gets objects of its own type.
  const isBroken = ({ advice, holds }: (typeof rules)[number]) => !advice && !holds(left as never);
  const isRight = Object.keys(resolved).every((key) => resolved[key] !== OMITTED || leaveOut(key));
  const isMended = rules.every((rule) => !isBroken(rule) || leaveOut(String(rule.path)));
  return isRight && isMended && !rules.some(isBroken) ? left : OMITTED;
}

/** The source path of a value: within its object, or at the parameter that it comes from. */
function valuePath(
  step: string | number,
  path: Path,
  valueOrigins: ReturnType<ValueOrigins["get"]>,
  { uses }: ResolveEnvironment,
): Path {
  const from = valueOrigins?.get(step);
  if (!from) return [...path, step];
  if (from.token) uses.push({ kind: "token", path, name: from.token.name });
  return from.path;
}

/**
 * Resolves an object. The result is cached if the object is part of a section of many pages and does not
 * depend on the page.
 */
function resolveOnce(
  value: object,
  path: Path,
  { resolvedOnce, scope, uses, problems }: ResolveEnvironment,
  resolve: () => unknown,
): unknown {
  if (!OF_MANY_PAGES.has(path[0])) return resolve();
  const known = resolvedOnce.get(value);
  if (known) {
    addAll(uses, known.uses);
    return known.resolved;
  }
  const before = { uses: uses.length, problems: problems.length };
  const resolved = resolve();
  const own = uses.slice(before.uses);
  const isOfPage = (use: Use) => use.kind === "token" && isParameter(scope.get(use.name));
  const isSame = problems.length === before.problems && !own.some(isOfPage);
  if (isSame) resolvedOnce.set(value, { resolved, uses: own });
  return resolved;
}

/** The parts of the config with sections of many pages. */
const OF_MANY_PAGES = new Set<unknown>(["templates", "shared", "before", "after"]);

/** Whether a token's value comes from a page, or from a default of its template. */
const isParameter = (token: TokenValue | undefined) =>
  token?.origin[0] === "pages" || token?.origin[0] === "templates";
