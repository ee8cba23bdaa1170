import { addressOf } from "../../../checks/rules/pages/duplicate-path.ts";
import { valueAt } from "../../../config/parse/explain.ts";
import type { ValuePath } from "../../protocol/edits.ts";

/** The list of links in the menu of each language: that of the main language, unless it has its own header. */
export function menusOf(config: unknown): Record<string, ValuePath> {
  const { language, languages } = Object(config);
  const own = Object.entries(Object(languages)).map(([tag, parts]) => {
    const outer = Object(parts).header === undefined ? [] : ["languages", tag];
    return [tag, [...outer, "header", "links"]];
  });
  return Object.fromEntries([[String(language), ["header", "links"]], ...own]);
}

/** What to remove from a menu so that it no longer leads to a page, by the page's address. */
export function menuEntries(config: unknown, menu: ValuePath): ReadonlyMap<string, ValuePath[]> {
  const found = new Map<string, ValuePath[]>();
  const links = entriesOf(valueAt(config, menu));
  const add = ({ link }: Record<string, unknown>, path: ValuePath) => {
    if (typeof link !== "string") return;
    const address = addressOf(link);
    found.set(address, [...(found.get(address) ?? []), path]);
  };
  for (const [at, entry] of links.entries()) {
    const path = [...menu, at];
    const inner = entriesOf(entry.links);
    // The heading of a sub-menu stays.
    add(entry, inner.length > 0 ? [...path, "link"] : path);
    const isAlone = inner.length === 1;
    const outer = entry.link === undefined ? path : [...path, "links"];
    for (const [index, link] of inner.entries())
      add(link, isAlone ? outer : [...path, "links", index]);
  }
  return found;
}

const entriesOf = (list: unknown): Record<string, unknown>[] =>
  Array.isArray(list) ? list.map(Object) : [];
