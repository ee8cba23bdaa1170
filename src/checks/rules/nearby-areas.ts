import type { Path } from "../../diagnostics/diagnostic.ts";
import { wholeToken } from "../../resolve/tokens.ts";
import type { CompiledPage } from "../../site/compile-page.ts";
import type { SiteContext } from "../../site/site-context.ts";
import type { Finding, Rule } from "../engine/rule.ts";

export const nearbyAreasRule: Rule = {
  id: "nearby-areas",
  severity: "warning",
  summary: "A list of places nearby names each place once, and not the page's own.",
  explanation:
    "Visitors read this list to see whether you come to them. The same place twice, or the place that " +
    "the page is about, looks careless and wastes a link to another of your pages. Put another place " +
    "there, or take the entry out.",
  checkPage(compiled, site, report) {
    for (const places of placesOf(compiled)) {
      for (const finding of problemsOf(places, compiled, site)) report(finding);
    }
  },
};

/** One name in the list as visitors see it, and the entry that it comes from. */
interface Place {
  name: string;
  path: Path;
  /** Whether the entry is just the name, so that nothing else depends on it. */
  literal: boolean;
}

/** The lists of places on a page. */
function placesOf({ page, uses }: CompiledPage): Place[][] {
  const lists = new Map<string, Place[]>();
  const sizes = new Map<Path, number>();
  for (const use of uses) {
    if (use.kind !== "text" || !use.isPlace) continue;
    const { path, raw, value: name } = use;
    // An entry that is a list parameter stands for as many names as that has.
    const index = sizes.get(path) ?? 0;
    sizes.set(path, index + 1);
    const token = page.scope.get(wholeToken(raw) ?? "");
    const place =
      token?.type === "list"
        ? { name, path: [...token.origin, index], literal: true }
        : { name, path, literal: name === raw };
    const list = JSON.stringify(path.slice(0, -1));
    lists.set(list, [...(lists.get(list) ?? []), place]);
  }
  return [...lists.values()];
}

function* problemsOf(places: Place[], { page, label }: CompiledPage, site: SiteContext) {
  const firsts = new Map<string, Place>();
  for (const place of places) {
    const at = { path: place.path, page: page.path };
    const first = firsts.get(normal(place.name));
    if (first) {
      yield { ...at, ...REPEATED(place.name), ...removal(place, first, page, site) };
    } else if (normal(place.name) === normal(label)) {
      yield { ...at, ...OWN(place.name) };
    } else firsts.set(normal(place.name), place);
  }
}

const normal = (name: string) => name.trim().toLowerCase();

const REPEATED = (name: string) => ({
  message: `${name} stands in this list already.`,
  hint: "Put another place here, or take the entry out.",
});

const OWN = (name: string) => ({
  message: `The page is about ${name} itself; a visitor from there is not looking for it nearby.`,
  hint: "Put another place here.",
});

/** A repeated entry may go if the other one stands in the same list and no count is asked for. */
function removal(
  place: Place,
  first: Place,
  { template }: CompiledPage["page"],
  { config }: SiteContext,
): Pick<Finding, "fix"> {
  const list = place.path.slice(0, -1);
  const param = list.at(-2) === "params" ? list.at(-1) : undefined;
  const count = config.templates[template ?? ""]?.params?.[String(param)]?.count;
  const isSameList = JSON.stringify(list) === JSON.stringify(first.path.slice(0, -1));
  const isOther = place.path.at(-1) !== first.path.at(-1);
  const isSafe = isSameList && isOther && place.literal && first.literal && count === undefined;
  return { fix: isSafe ? { kind: "remove" } : undefined };
}
