import type { Path } from "../../diagnostics/diagnostic.ts";
import { wholeToken } from "../../resolve/tokens.ts";
import type { CompiledPage } from "../../site/compile-page.ts";
import type { SiteContext } from "../../site/site-context.ts";
import type { Finding, Rule } from "../engine/rule.ts";

export const nearbyAreas: Rule = {
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

function placesOf({ page, route }: CompiledPage): Place[][] {
  return route.sections.flatMap((model, index) => {
    const section = page.sections.value[index];
    if (model.type !== "nearbyAreas" || section?.type !== "nearbyAreas") return [];
    const names = [...model.areas];
    const origin = [...page.sections.origin, index, "areas"];
    return [section.areas.flatMap((raw, entry) => entriesOf(raw, [...origin, entry], page, names))];
  });
}

/** Takes the names that an entry became off the front of the list. */
function entriesOf(raw: string, path: Path, { scope }: CompiledPage["page"], names: string[]) {
  const token = scope.get(wholeToken(raw) ?? "");
  if (token?.type !== "list") {
    return names.splice(0, 1).map((name): Place => ({ name, path, literal: name === raw }));
  }
  return names
    .splice(0, token.value.length)
    .map((name, index): Place => ({ name, path: [...token.origin, index], literal: true }));
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
  return isSafe ? { fix: { kind: "remove" } } : {};
}
