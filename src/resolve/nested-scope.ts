import { MAX_DEPTH, MAX_LETTERS } from "../read/limits.ts";
import { asShown, asWritten, type Scope, type TextToken } from "../tokens/scope.ts";
import type { ResolveEnvironment } from "./environment.ts";
import { fillIn } from "./fill-in.ts";

/** What is reported of facts of which nothing can be put in. */
interface Reports {
  /** The names of facts that name each other in a circle, in this order. */
  loop(circle: string[]): void;
  tooDeep(name: string): void;
  tooLong(name: string): void;
}

/**
 * Facts with what their own words name of the others filled in, however deep. Facts that name each other
 * in a circle are reported once, in the order in which they do; there the token stays as it is.
 */
export function nestedScope(
  facts: ReadonlyMap<string, TextToken>,
  env: Omit<ResolveEnvironment, "scope">,
  report: Reports,
): Scope {
  const known = new Map<string, TextToken>();
  const open: string[] = [];
  const loops = new Set<string>();
  const loop = (name: string) => {
    const circle = open.slice(open.indexOf(name));
    if (!loops.has(String(circle))) report.loop(circle);
    loops.add(String(circle));
  };
  const unfilled = (name: string, token: TextToken) => {
    return { ...token, value: `{${name}}`, shown: `{${name}}` };
  };
  const filled = (token: TextToken): TextToken => {
    // What is wrong with the words is reported where the field that has them is resolved.
    const own = { ...env, scope, uses: [], problems: [] };
    const fill = (text: string, put: typeof asShown) => fillIn(text, token.origin, own, put);
    return { ...token, value: fill(token.value, asWritten), shown: fill(asShown(token), asShown) };
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
