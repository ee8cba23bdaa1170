import { business as businessSchema } from "../../schema/business.ts";
import { location as locationSchema } from "../../schema/locations.ts";
import type { Wording } from "../catalogue/texts.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import type { Facts } from "../facts/locations.ts";
import { factScope } from "../tokens/fact-tokens.ts";
import { asShown, type Scope, type TextToken } from "../tokens/scope.ts";
import { addAll } from "../util/lists.ts";
import type { ResolveEnvironment } from "./environment.ts";
import { factLoop, tooDeep, tooLong } from "./fact-loop.ts";
import { nestedScope } from "./nested-scope.ts";
import { resolveFields } from "./resolve.ts";

/** Facts in which all tokens are filled in, and the tokens that they have themselves. */
interface ResolvedFacts extends Facts {
  scope: Map<string, TextToken>;
}

/** Fills in what the words of facts name of other facts; `at` says where the file has what is at a path. */
export function resolveFacts(
  env: Omit<ResolveEnvironment, "scope">,
  wording: Wording,
  at: (...path: Path) => Path,
): ResolvedFacts {
  const { business, locations } = env;
  const written = { business, locations };
  const raw = factScope(written, wording);
  const scope = nestedScope(raw, env, {
    loop: (circle) => env.problems.push(factLoop(circle, written, at)),
    tooDeep: (name) => env.problems.push(tooDeep(at(...(raw.get(name)?.origin ?? [])))),
    tooLong: (name) => env.problems.push(tooLong(at(...(raw.get(name)?.origin ?? [])))),
  });
  const own: ResolveEnvironment = { ...env, scope, uses: [], problems: [] };
  const facts = filledIn(written, own);
  const placed = <T extends { path: Path }>(one: T): T => ({ ...one, path: at(...one.path) });
  addAll(env.uses, own.uses.map(placed));
  addAll(env.problems, own.problems.map(placed));
  // The same once more, for no line is to end in a phone number that stands in another fact.
  const shown = factScope(filledIn(written, { ...own, scope: inShownForm(scope) }), wording);
  const inBothForms = [...factScope(facts, wording)].map(([name, token]): [string, TextToken] => [
    name,
    { ...token, shown: asShown(shown.get(name) ?? token), origin: at(...token.origin) },
  ]);
  return { ...facts, scope: new Map(inBothForms) };
}

/** The names of files and the links among facts are resolved where they are used. */
const words = {
  business: businessSchema.omit({ logo: true, photos: true, shareImage: true }),
  location: locationSchema.omit({ map: true, mapEmbed: true, directions: true, page: true }),
};

const filledIn = ({ business, locations }: Facts, env: ResolveEnvironment): Facts => ({
  business: { ...business, ...resolveFields(words.business, business, ["business"], env) },
  locations: Object.fromEntries(
    Object.entries(locations).map(([key, location]) => {
      const path = ["locations", key];
      return [key, { ...location, ...resolveFields(words.location, location, path, env) }];
    }),
  ),
});

const inShownForm = (scope: Scope): Scope => ({
  ...scope,
  get(name) {
    const token = scope.get(name);
    return token?.type === "text" ? { ...token, value: asShown(token) } : token;
  },
});
