import { MAX_DEPTH, MAX_LETTERS } from "../../config/read/limits.ts";
import { displayValue, rawValue, type Scope, type TextToken } from "../../config/tokens/scope.ts";
import type { ResolveEnvironment } from "./environment.ts";
import { fillIn } from "./fill-in.ts";

/** Reports facts whose tokens cannot be replaced. */
interface ScopeReporter {
  /** The names of the facts of a cycle, in order. */
  cycle(circle: string[]): void;
  tooDeep(name: string): void;
  tooLong(name: string): void;
}

/**
 * Facts with their own tokens replaced, however deeply nested. Each cycle is reported once, and its tokens
 * remain as they are.
 */
export function nestedScope(
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
