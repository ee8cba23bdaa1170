import type { Path } from "../../../diagnostics/diagnostic.ts";
import type { CompiledPage } from "../../../site/compile-page.ts";
import type { SiteContext } from "../../../site/site-context.ts";
import { singleToken } from "../../../util/token.ts";
import { defineCheck } from "../../engine/rule.ts";
import { repeats } from "../shared/repeats.ts";

export const nearbyAreasRule = defineCheck({
  id: "nearby-areas",
  severity: "warning",
  summary: "A list of places nearby names each place once, and not the page's own.",
  explanation:
    "Visitors read this list to see whether you come to them. The same place twice, or the place that " +
    "the page is about, looks careless and wastes a link to another of your pages. Put another place " +
    "there, or take the entry out.",
  *checkPage(compiled, site) {
    const isOwn = ({ name }: ListedPlace) => normal(name) === normal(compiled.label);
    const places = placesOf(compiled);
    for (const { name, path } of places.filter(isOwn)) {
      yield {
        path,
        message: `The page is about ${name} itself; a visitor from there is not looking for it nearby.`,
        hint: "Put another place here.",
      };
    }
    const others = places.filter((place) => !isOwn(place));
    for (const { item, first } of repeats(others, ({ list, name }) => list + normal(name))) {
      const canGo = mayGo(item, first, compiled, site);
      yield {
        path: item.path,
        message: `${item.name} stands in this list already.`,
        hint: "Put another place here, or take the entry out.",
        fix: canGo ? { kind: "remove" } : undefined,
      };
    }
  },
});

const normal = (name: string) => name.trim().toLowerCase();

/** One name in a list as visitors see it, and the entry that it comes from. */
interface ListedPlace {
  name: string;
  path: Path;
  /** Which list it is in; a page may have several. */
  list: string;
  /** Whether the entry is just the name, so that nothing else depends on it. */
  literal: boolean;
}

function placesOf({ page, uses }: CompiledPage): ListedPlace[] {
  const sizes = new Map<Path, number>();
  return uses.flatMap((use) => {
    if (use.kind !== "text" || !use.isPlaceName) return [];
    const { path, raw, value: name } = use;
    const list = JSON.stringify(path.slice(0, -1));
    // An entry that is a list parameter stands for as many names as that has.
    const index = sizes.get(path) ?? 0;
    sizes.set(path, index + 1);
    const token = page.scope.get(singleToken(raw) ?? "");
    return token?.type === "list"
      ? { name, list, path: [...token.origin, index], literal: true }
      : { name, list, path, literal: name === raw };
  });
}

/** A repeated entry may go if the other one stands in the same list and no count is asked for. */
function mayGo(
  place: ListedPlace,
  first: ListedPlace,
  { page }: CompiledPage,
  { config }: SiteContext,
): boolean {
  const list = place.path.slice(0, -1);
  const param = list.at(-2) === "params" ? list.at(-1) : undefined;
  const count = config.templates[page.template ?? ""]?.params?.[String(param)]?.count;
  const isSameList = JSON.stringify(list) === JSON.stringify(first.path.slice(0, -1));
  const isOther = place.path.at(-1) !== first.path.at(-1);
  return isSameList && isOther && place.literal && first.literal && count === undefined;
}
