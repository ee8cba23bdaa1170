import type { z } from "zod";
import { type FieldMeaning, meaningOf } from "../../schema/fields/fields.ts";
import { type Path, problem } from "../diagnostics/diagnostic.ts";
import type { Resolved } from "../model/values.ts";
import { chosen, defOf, maxLength } from "../parse/schema-at.ts";
import type { ValueOrigins } from "../tokens/origins.ts";
import type { TokenValue } from "../tokens/scope.ts";
import { addAll } from "../util/lists.ts";
import { memoize } from "../util/memoize.ts";
import { wholeToken } from "../util/token.ts";
import type { ResolveEnvironment } from "./environment.ts";
import { resolveString } from "./resolve-string.ts";
import type { Use } from "./uses.ts";

/**
 * Resolves a parsed value by its schema: every registered string field (schema/fields/fields.ts) is turned
 * into what pages need, everything else stays as it is. `path` is where the value is in the config, so
 * that whatever is wrong with it is reported at its own line.
 */
export const resolveFields = <S extends z.ZodType>(
  schema: S,
  value: z.output<S>,
  path: Path,
  env: ResolveEnvironment,
): Resolved<z.output<S>> => resolverOf(schema)(value, path, env) as Resolved<z.output<S>>;

/** Resolves the value at a path. */
type Resolver = (value: unknown, path: Path, env: ResolveEnvironment) => unknown;

/** The resolver of all values of a schema. A large site has a million, so the schema is read once. */
const resolverOf = memoize((schema: z.core.$ZodType): Resolver => {
  const { innerType, element, shape, valueType, options } = defOf(schema);
  const meaning = meaningOf(schema);
  if (meaning) return stringResolver(meaning);
  if (innerType) return resolverOf(innerType);
  if (element) return listResolver(element, maxLength(schema));
  if (options) return unionResolver(schema);
  if (shape) return objectResolver(fieldsOf(shape));
  return valueType ? objectResolver({ get: () => resolverOf(valueType) }) : (value) => value;
});

const stringResolver =
  (meaning: FieldMeaning): Resolver =>
  (value, path, env) =>
    typeof value === "string" ? resolveString(value, path, env, meaning) : value;

/** The value says which option is meant. */
const unionResolver =
  (union: z.core.$ZodType): Resolver =>
  (value, path, env) => {
    const option = chosen(union, value);
    return option && option !== union ? resolverOf(option)(value, path, env) : value;
  };

/** A list parameter that is all there is of an entry is spread into the list. */
function listResolver(element: z.core.$ZodType, maximum: number | undefined): Resolver {
  const resolve = resolverOf(element);
  const isPlace = meaningOf(element)?.isPlace === true;
  return (value, path, env) => {
    if (!Array.isArray(value)) return value;
    const valueOrigins = env.valueOrigins?.get(value);
    const items = value.flatMap((item, index): readonly unknown[] => {
      const at = placeOf(index, path, valueOrigins, env);
      const spread = typeof item === "string" ? spreadParameter(item, at, env, isPlace) : undefined;
      return spread ?? [resolve(item, at, env)];
    });
    // Parsing could not see how long a parameter makes the list.
    if (maximum !== undefined && items.length > maximum && value.length <= maximum) {
      const message = `This list may have at most ${maximum} entries, and its parameter makes it ${items.length}.`;
      env.problems.push(problem("too-big", path, message));
    }
    return items;
  };
}

function spreadParameter(raw: string, path: Path, env: ResolveEnvironment, isPlace: boolean) {
  const name = wholeToken(raw);
  const token = name === undefined ? undefined : env.scope.get(name);
  if (name === undefined || token?.type !== "list") return undefined;
  env.uses.push({ kind: "token", path, name });
  for (const value of token.value) {
    const of = { heading: undefined, isPlace, isAlternative: false };
    env.uses.push({ kind: "text", path, raw, value, ...of });
  }
  return token.value;
}

const fieldsOf = (shape: Record<string, z.core.$ZodType>) =>
  new Map(Object.entries(shape).map(([key, field]) => [key, resolverOf(field)]));

function objectResolver(fields: Pick<ReadonlyMap<string, Resolver>, "get">): Resolver {
  return (value, path, env) => {
    if (typeof value !== "object" || value === null) return value;
    return resolveOnce(value, path, env, () => {
      const resolved: Record<string, unknown> = {};
      const valueOrigins = env.valueOrigins?.get(value);
      for (const [key, field] of Object.entries(value)) {
        const resolve = fields.get(key);
        resolved[key] = resolve
          ? resolve(field, placeOf(key, path, valueOrigins, env), env)
          : field;
      }
      return resolved;
    });
  };
}

/** Where a value is written: with what it is in, or at the parameter that it comes from. */
function placeOf(
  step: string | number,
  path: Path,
  valueOrigins: ReturnType<ValueOrigins["get"]>,
  { uses }: ResolveEnvironment,
): Path {
  const from = valueOrigins?.get(step);
  if (!from) return [...path, step];
  if (from.token !== "") uses.push({ kind: "token", path, name: from.token });
  return from.path;
}

/**
 * Resolves an object, which is done once if it is a template's and says nothing of the single page:
 * then it is the same on each of thousands.
 */
function resolveOnce(
  value: object,
  path: Path,
  { resolvedOnce, scope, uses, problems }: ResolveEnvironment,
  resolve: () => unknown,
): unknown {
  if (path[0] !== "templates") return resolve();
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

/** What a page says, or leaves to the default of its template. */
const isParameter = (token: TokenValue | undefined) =>
  token?.origin[0] === "pages" || token?.origin[0] === "templates";
