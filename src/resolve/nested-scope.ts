import type { ResolveEnvironment } from "./environment.ts";
import { fillIn } from "./resolve-string.ts";
import { asShown, asWritten, type Scope, type TextToken } from "./tokens.ts";

/**
 * Facts with what their own words name of the others filled in, however deep. Facts that name each other
 * in a circle are told once, in the order in which they do; there the token stays as it is.
 */
export function nestedScope(
  facts: ReadonlyMap<string, TextToken>,
  env: Omit<ResolveEnvironment, "scope">,
  onLoop: (circle: string[]) => void,
): Scope {
  const known = new Map<string, TextToken>();
  const open: string[] = [];
  const loops = new Set<string>();
  const loop = (name: string) => {
    const circle = open.slice(open.indexOf(name));
    if (!loops.has(String(circle))) onLoop(circle);
    loops.add(String(circle));
  };
  const filled = (token: TextToken): TextToken => {
    // What is wrong with the words is told where the field that has them is resolved.
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
      if (open.includes(name)) {
        loop(name);
        return { ...written, value: `{${name}}`, shown: `{${name}}` };
      }
      open.push(name);
      const token = filled(written);
      open.pop();
      known.set(name, token);
      return token;
    },
  };
  for (const name of facts.keys()) scope.get(name);
  return scope;
}
