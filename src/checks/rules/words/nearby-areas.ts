import type { Path } from "../../../diagnostics/diagnostic.ts";
import { singleToken } from "../../../lib/token.ts";
import type { CompiledPage } from "../../../site/compile-page.ts";
import type { SiteContext } from "../../../site/site-context.ts";
import { defineCheck } from "../../engine/rule.ts";
import { repeats } from "../shared/repeats.ts";

export const nearbyAreasRule = defineCheck({
  id: "nearby-areas",
  severity: "warning",
  summary: "A list of nearby places names each place once, and not the page's own.",
  explanation:
    "Visitors use this list to see whether you come to them. The same place twice, or the place that " +
    "the page is about, looks careless and wastes a link to another of your pages. Name another place, " +
    "or remove the entry.",
  *checkPage(compiled, site) {
    const isOwn = ({ name }: ListedPlace) => normal(name) === normal(compiled.label);
    const places = placesOf(compiled);
    for (const { name, path } of places.filter(isOwn)) {
      yield {
        path,
        message: `The page is about ${name}, so visitors do not look for it in a list of nearby places.`,
        hint: "Name another place here.",
      };
    }
    const others = places.filter((place) => !isOwn(place));
    for (const { item, first } of repeats(others, ({ list, name }) => list + normal(name))) {
      const canGo = mayGo(item, first, compiled, site);
      yield {
        path: item.path,
        message: `${item.name} is listed twice.`,
        hint: "Name another place here, or remove the entry.",
        fix: canGo ? { kind: "remove" } : undefined,
      };
    }
  },
});

const normal = (name: string) => name.trim().toLowerCase();

/** A displayed name of a list, and its entry. */
interface ListedPlace {
  name: string;
  path: Path;
  /** The id of its list; a page may have several. */
  list: string;
  /** Whether the entry is only a name, so that nothing else depends on it. */
  literal: boolean;
}

function placesOf({ page, uses }: CompiledPage): ListedPlace[] {
  const sizes = new Map<Path, number>();
  return uses.flatMap((use) => {
    if (use.kind !== "text" || !use.isPlaceName) return [];
    const { path, raw, value: name } = use;
    const list = JSON.stringify(path.slice(0, -1));
    // An entry that is a list parameter expands to several names.
    const index = sizes.get(path) ?? 0;
    sizes.set(path, index + 1);
    const token = page.scope.get(singleToken(raw) ?? "");
    return token?.type === "list"
      ? { name, list, path: [...token.origin, index], literal: true }
      : { name, list, path, literal: name === raw };
  });
}

/** A repeated entry may be removed if the other one is in the same list and no count is required. */
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
