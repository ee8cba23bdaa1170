import { business as businessSchema } from "../../../schema/business.ts";
import { location as locationSchema } from "../../../schema/locations.ts";
import type { Facts } from "../../business/facts/locations.ts";
import { MAX_DEPTH, MAX_LETTERS } from "../../config/read/limits.ts";
import { factScope } from "../../config/tokens/fact-tokens.ts";
import { displayValue, rawValue, type Scope, type TextToken } from "../../config/tokens/scope.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { addAll } from "../../lib/lists.ts";
import type { LocaleTexts } from "../../locales/words/texts.ts";
import type { ResolveEnvironment } from "./environment.ts";
import { factLoopProblem, lengthProblem, nestingProblem } from "./fact-loop.ts";
import { fillIn } from "./fill-in.ts";
import { resolveFields } from "./resolve.ts";

/** Facts with all tokens replaced, and the tokens by name. */
interface ResolvedFacts extends Facts {
  scope: Map<string, TextToken>;
}

/** Replaces the tokens in facts by other facts. `at` maps a path to its position in the file. */
export function resolveFacts(
  env: Omit<ResolveEnvironment, "scope">,
  localeTexts: LocaleTexts,
  at: (...path: Path) => Path,
): ResolvedFacts {
  const { business, locations } = env;
  const written = { business, locations };
  const raw = factScope(written, localeTexts);
  const scope = nestedScope(raw, env, {
    cycle: (circle) => env.problems.push(factLoopProblem(circle, written, at)),
    tooDeep: (name) => env.problems.push(nestingProblem(at(...(raw.get(name)?.origin ?? [])))),
    tooLong: (name) => env.problems.push(lengthProblem(at(...(raw.get(name)?.origin ?? [])))),
  });
  const own: ResolveEnvironment = { ...env, scope, uses: [], problems: [] };
  const facts = filledIn(written, own);
  const placed = <T extends { path: Path }>(one: T): T => ({ ...one, path: at(...one.path) });
  addAll(env.uses, own.uses.map(placed));
  addAll(env.problems, own.problems.map(placed));
  // A second time with display values, so that a phone number within another fact has no-break spaces too.
  const shown = factScope(filledIn(written, { ...own, scope: displayScope(scope) }), localeTexts);
  const inBothForms = [...factScope(facts, localeTexts)].map(
    ([name, token]): [string, TextToken] => [
      name,
      { ...token, display: displayValue(shown.get(name) ?? token), origin: at(...token.origin) },
    ],
  );
  return { ...facts, scope: new Map(inBothForms) };
}

/** Files and links among the facts are resolved where they are used. */
const FACT_SCHEMAS = {
  business: businessSchema.omit({ logo: true, photos: true, shareImage: true }),
  location: locationSchema.omit({ map: true, mapEmbed: true, directions: true, page: true }),
};

const filledIn = ({ business, locations }: Facts, env: ResolveEnvironment): Facts => ({
  business: { ...business, ...resolveFields(FACT_SCHEMAS.business, business, ["business"], env) },
  locations: Object.fromEntries(
    Object.entries(locations).map(([key, location]) => {
      const path = ["locations", key];
      return [key, { ...location, ...resolveFields(FACT_SCHEMAS.location, location, path, env) }];
    }),
  ),
});

const displayScope = (scope: Scope): Scope => ({
  ...scope,
  get(name) {
    const token = scope.get(name);
    return token?.type === "text" ? { ...token, value: displayValue(token) } : token;
  },
});

/** Reports facts whose tokens cannot be replaced. */
interface ScopeReporter {
  /** The names of the facts of a cycle, in order. */
  cycle(circle: string[]): void;
  tooDeep(name: string): void;
  tooLong(name: string): void;
}

/**
 * Facts with their own tokens replaced, at any depth. Each cycle is reported once, and its tokens remain as
 * they are.
 */
function nestedScope(
  facts: ReadonlyMap<string, TextToken>,
  env: Omit<ResolveEnvironment, "scope">,
  report: ScopeReporter,
): Scope {
  const known = new Map<string, TextToken>();
  const open: string[] = [];
  const loops = new Set<string>();
  const loop = (name: string) => {
    const circle = open.slice(open.indexOf(name));
    if (!loops.has(String(circle))) report.cycle(circle);
    loops.add(String(circle));
  };
  const unfilled = (name: string, token: TextToken): TextToken => {
    return { ...token, value: `{${name}}`, display: `{${name}}` };
  };
  const filled = (token: TextToken): TextToken => {
    // Problems of these texts are reported where their field is resolved.
    const own = { ...env, scope, uses: [], problems: [] };
    const fill = (text: string, put: typeof displayValue) => fillIn(text, token.origin, own, put);
    return {
      ...token,
      value: fill(token.value, rawValue),
      display: fill(displayValue(token), displayValue),
    };
  };
  const scope: Scope = {
    has: (name) => facts.has(name),
    keys: () => facts.keys(),
    values: () => facts.values(),
    get(name) {
      const written = facts.get(name);
      if (!written || known.has(name)) return known.get(name);
      const isLoop = open.includes(name);
      if (isLoop) loop(name);
      else if (open.length === MAX_DEPTH) report.tooDeep(name);
      if (isLoop || open.length === MAX_DEPTH) return unfilled(name, written);
      open.push(name);
      const token = filled(written);
      open.pop();
      const isLong = token.value.length > MAX_LETTERS;
      if (isLong) report.tooLong(name);
      known.set(name, isLong ? unfilled(name, token) : token);
      return known.get(name);
    },
  };
  for (const name of facts.keys()) scope.get(name);
  return scope;
}
