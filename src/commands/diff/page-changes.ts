import type { Head, RouteModel } from "../../model/route.ts";
import { changePosition, type ModelChange, stepText } from "./change.ts";
import { editedWords } from "./edit.ts";
import { modelChanges } from "./model-changes.ts";

/** The changes of a page, in the order of the config. */
export function pageChanges(before: RouteModel, after: RouteModel): ModelChange[] {
  const [old, now] = [comparedParts(before), comparedParts(after)];
  const own = withoutDerived(modelChanges(old.own, now.own, []));
  const isNowListed = isListed(after);
  if (isListed(before) === isNowListed)
    return withEchoes(own, modelChanges(old.told, now.told, []).map(forRobots));
  // Other changes for robots follow from the listing.
  return [listingChange(isNowListed), ...own];
}

const forRobots = (change: ModelChange): ModelChange => ({ ...change, isForRobots: true });

/** Whether search engines may list a page. */
const isListed = ({ head }: RouteModel): boolean =>
  !head.tags.some(
    ({ attributes: { name, content } }) => name === "robots" && NO_INDEX.test(content ?? ""),
  );

const NO_INDEX = /\b(noindex|none)\b/;

const listingChange = (isNowListed: boolean): ModelChange => ({
  where: ["search engines"],
  kind: "changed",
  isGrave: true,
  remark: { type: "listing", isListed: isNowListed },
});

/** A page for visitors, and for robots, which mostly repeats the same text. */
function comparedParts({ path: _, head, trail, ...route }: RouteModel) {
  const { language, look, texts, languages, byline, sections } = route;
  const { description, canonical, alternate, ...tags } = headTags(head);
  return {
    own: { title: head.title, description, sections, byline, language, look, texts },
    told: {
      breadcrumb: trail,
      "other languages": languages,
      "address for search engines": canonical,
      feed: alternate,
      ...tags,
      "structured data": head.jsonLd,
    },
  };
}

/** The elements of the head by name; those for shared links separately. */
function headTags({ tags }: Head): Record<string, unknown> {
  const all: Record<string, string> = {};
  const preview: Record<string, string> = {};
  for (const { attributes } of tags) {
    const { name, property, rel, hreflang, content, href } = attributes;
    const key = [name ?? property ?? rel ?? "", hreflang].join(" ").trim();
    const [, shared] = /^(?:og|twitter):(.+)/.exec(key) ?? [];
    (shared === undefined ? all : preview)[shared ?? key] = content ?? href ?? "";
  }
  return { ...all, "share preview": preview };
}

/**
 * Derived values follow from other changes in a section, and are listed only if there are none: flags for
 * looks, such as `isLong`, and data for the browser from opening hours.
 */
export function withoutDerived(changes: readonly ModelChange[]): ModelChange[] {
  const isDerived = ({ where }: ModelChange) =>
    /^(is|has)[A-Z]/.test(stepText(where.at(-1))) || where.includes("openNow");
  const told = new Set(
    changes.filter((each) => !isDerived(each)).map(({ where }) => stepText(where[0])),
  );
  const texts = new Set(changes.map(changePosition));
  // The link of a displayed phone number.
  const isDialled = ({ where, after = "" }: ModelChange) =>
    /^(tel|mailto):|^https:\/\/wa\.me\//.test(after) &&
    texts.has(changePosition({ where: [...where.slice(0, -1), "text"] }));
  // The displayed price contains this.
  const isBare = ({ where }: ModelChange) =>
    where.at(-1) === "price" &&
    texts.has(changePosition({ where: [...where.slice(0, -1), PRICE] }));
  return changes
    .filter((each) => (!isDerived(each) || !told.has(stepText(each.where[0]))) && !isDialled(each))
    .filter((each) => !isBare(each))
    .map((each) => (each.where.at(-1) === PRICE ? asPrice(each) : each));
}

/** The displayed price (src/site/resolve/prices.ts). */
const PRICE = "shownPrice";

const asPrice = (change: ModelChange): ModelChange => ({
  ...change,
  where: change.where.with(-1, "price"),
});

/** Merges the same edit at other positions into the first one. */
function withEchoes(own: readonly ModelChange[], others: readonly ModelChange[]): ModelChange[] {
  const [first, again] = withoutRepeats(own);
  const echoes = new Map<string, string[]>(first.map((change) => [editKey(change), []]));
  for (const change of again) echoes.get(editKey(change))?.push(stepText(change.where[1]));
  const more = others.filter((change) => {
    const known = echoes.get(editKey(change));
    if (known) known.push(stepText(change.where[0]));
    else echoes.set(editKey(change), []);
    return !known;
  });
  return [...first, ...more].map((change) => {
    const also = new Set(echoes.get(editKey(change)));
    echoes.delete(editKey(change));
    return also.size > 0 ? { ...change, also: [...also] } : change;
  });
}

/** Separates changes that repeat an edit of the same section, such as a price with its currency. */
function withoutRepeats(own: readonly ModelChange[]): [first: ModelChange[], again: ModelChange[]] {
  const fields = new Map<string, string>();
  const isAgain = (change: ModelChange) => {
    const [part, own] = change.where.map(stepText);
    const name = JSON.stringify([part, editKey(change)]);
    const field = fields.get(name) ?? own ?? "";
    fields.set(name, field);
    return own !== undefined && field !== own;
  };
  const marked = own.map((change) => ({ change, isRepeat: isAgain(change) }));
  const those = (isRepeat: boolean) =>
    marked.filter((each) => each.isRepeat === isRepeat).map(({ change }) => change);
  return [those(false), those(true)];
}

/** Equal for the same words replaced by the same words; without text, the position. */
export function editKey({ kind, where, before = "", after = "" }: ModelChange): string {
  if (kind === "changed" && before !== after) return editedWords(before, after);
  return JSON.stringify([kind, before || after ? [before, after] : where.map(stepText)]);
}
