import { safeParse, type z } from "zod";
import { type FieldMeaning, meaningOf } from "../../schema/fields/fields.ts";
import { rulesOf } from "../../schema/fields/rules.ts";
import { type Path, problem } from "../diagnostics/diagnostic.ts";
import type { Resolved } from "../model/values.ts";
import { chosen, defOf, maxLength } from "../parse/schema-at.ts";
import type { ValueOrigins } from "../tokens/origins.ts";
import type { TokenValue } from "../tokens/scope.ts";
import { addAll } from "../util/lists.ts";
import { memoize } from "../util/memoize.ts";
import { singleToken } from "../util/token.ts";
import { AWAY, type ResolveEnvironment } from "./environment.ts";
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
): Resolved<z.output<S>> =>
  resolveToday(schema, value, path, env) ??
  // Nothing can be left out of what a site cannot do without: the link is a dead one.
  (resolverOf(schema)(value, path, { ...env, isAway: () => false }) as Resolved<z.output<S>>);

/**
 * The same with all that can be left out of it while what it leads to is away: a field that is optional, or the
 * entry of a list. Undefined if it all leads there.
 */
export function resolveToday<S extends z.ZodType>(
  schema: S,
  value: z.output<S>,
  path: Path,
  env: ResolveEnvironment,
): Resolved<z.output<S>> | undefined {
  const resolved = resolverOf(schema)(value, path, env);
  return resolved === AWAY ? undefined : (resolved as Resolved<z.output<S>>);
}

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
  if (shape) return objectResolver(fieldsOf(shape), rulesOf(schema));
  if (!valueType) return (value) => value;
  const field = { resolve: resolverOf(valueType), leftOut: () => undefined };
  return objectResolver({ get: () => field }, []);
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
    const shown = items.filter((item) => item !== AWAY);
    if (shown.length === 0 && items.length > 0) return AWAY;
    // Parsing could not see how long a parameter makes the list.
    if (maximum !== undefined && items.length > maximum && value.length <= maximum) {
      const message = `This list may have at most ${maximum} entries, and its parameter makes it ${items.length}.`;
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
    const of = { heading: undefined, isPlace, isAlternative: false };
    env.uses.push({ kind: "text", path, raw, value, ...of });
  }
  return token.value;
}

/** What an object has where a field is left out; undefined if it needs it. */
function presetOf(field: z.core.$ZodType): { data: unknown } | undefined {
  const { success, data } = safeParse(field, undefined);
  return success ? { data } : undefined;
}

/** What becomes of a field of an object, and what the object has without it; undefined if it needs it. */
interface Field {
  resolve: Resolver;
  leftOut(): { data: unknown } | undefined;
}

const fieldsOf = (shape: Record<string, z.core.$ZodType>): ReadonlyMap<string, Field> =>
  new Map(
    Object.entries(shape).map(([key, field]) => [
      key,
      { resolve: resolverOf(field), leftOut: () => presetOf(field) },
    ]),
  );

type Fields = Pick<ReadonlyMap<string, Field>, "get">;

const objectResolver =
  (fields: Fields, rules: ReturnType<typeof rulesOf>): Resolver =>
  (value, path, env) => {
    if (typeof value !== "object" || value === null) return value;
    return resolveOnce(value, path, env, () => {
      const before = env.uses.length;
      const resolved: Record<string, unknown> = {};
      const valueOrigins = env.valueOrigins?.get(value);
      for (const [key, field] of Object.entries(value)) {
        const { resolve } = fields.get(key) ?? {};
        resolved[key] = resolve
          ? resolve(field, placeOf(key, path, valueOrigins, env), env)
          : field;
      }
      if (!Object.values(resolved).includes(AWAY)) return resolved;
      const left = withoutAway(resolved, fields, rules);
      // Nobody reads the words of what is left out.
      if (left === AWAY) addAll(env.uses, env.uses.splice(before).filter(isOmittedLink));
      return left;
    });
  };

const isOmittedLink = (use: Use) => use.kind === "link" && use.isOmitted === true;

/** An object without the fields that lead away, and without others that need them; if it may be so. */
function withoutAway(
  resolved: Record<string, unknown>,
  fields: Fields,
  rules: ReturnType<typeof rulesOf>,
): Record<string, unknown> | typeof AWAY {
  const left = { ...resolved };
  const leaveOut = (key: string) => {
    const preset = fields.get(key)?.leftOut();
    if (preset?.data === undefined) delete left[key];
    else left[key] = preset.data;
    return preset !== undefined;
  };
  // The rule of a kind of object is given objects of that kind.
  const isBroken = ({ advice, holds }: (typeof rules)[number]) => !advice && !holds(left as never);
  const isRight = Object.keys(resolved).every((key) => resolved[key] !== AWAY || leaveOut(key));
  const isMended = rules.every((rule) => !isBroken(rule) || leaveOut(String(rule.path)));
  return isRight && isMended && !rules.some(isBroken) ? left : AWAY;
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
