import { addressOf } from "../../checks/rules/pages/duplicate-path.ts";
import { valueAt } from "../../config/parse/explain.ts";
import { isObject } from "../../lib/objects.ts";
import type { Edit, ValuePath } from "../protocol/edits.ts";

/** The name of a page in menus and lists: its label, or else its title. */
export function nameOfPage(page: unknown): string | undefined {
  const { label, title } = Object(page);
  const name: unknown = label ?? title;
  return typeof name === "string" && name !== "" ? name : undefined;
}

/** The words of all links to a page that are its name, wherever they are: in menus of any language, and in sections. */
export function namedLinks(config: unknown, index: number): ValuePath[] {
  const page = valueAt(config, ["pages", index]);
  const { path } = Object(page);
  const name = nameOfPage(page);
  if (name === undefined || typeof path !== "string") return [];
  return wordsOf(config, [], { name, address: addressOf(path) });
}

interface Named {
  name: string;
  address: string;
}

function wordsOf(value: unknown, path: ValuePath, named: Named): ValuePath[] {
  if (Array.isArray(value))
    return value.flatMap((entry, at) => wordsOf(entry, [...path, at], named));
  if (!isObject(value)) return [];
  const entries = Object.entries(value);
  // The address of a page itself is no link to it.
  const isLink = !isPage(path) && entries.some(([, each]) => leadsTo(each, named.address));
  return entries.flatMap(([key, each]) =>
    isLink && each === named.name ? [[...path, key]] : wordsOf(each, [...path, key], named),
  );
}

const isPage = (path: ValuePath) => path[0] === "pages" && path.length === 2;

const leadsTo = (value: unknown, address: string) =>
  typeof value === "string" && value.startsWith("/") && addressOf(value) === address;

/** The page that an edit gives another name; undefined if it does something else. */
function renamed(edits: readonly Edit[], config: unknown) {
  const [edit, ...others] = edits;
  const [part, index, key, ...inner] = edit?.path ?? [];
  if (!edit || others.length > 0 || part !== "pages" || inner.length > 0) return undefined;
  if (typeof index !== "number" || (key !== "label" && key !== "title")) return undefined;
  const page = Object(valueAt(config, ["pages", index]));
  const after = { ...page, [key]: edit.type === "set" ? edit.value : undefined };
  return { index, before: nameOfPage(page), after: nameOfPage(after) };
}

/**
 * The edits that give links the name of their page, too. While somebody types, it is the links that had its name before: on
 * the way, it may be that of another link.
 */
export class LinkNames {
  #typed: { field: string; links: readonly ValuePath[] } | undefined;

  /** `field` is the one that is typed in, and `isContinued` whether that is so since the last edit. */
  follow(
    edits: readonly Edit[],
    config: unknown,
    { field, isContinued }: { field: string | undefined; isContinued: boolean },
  ): Edit[] {
    const page = renamed(edits, config);
    if (!page) return [];
    const typed = isContinued && this.#typed?.field === field ? this.#typed : undefined;
    const links = typed?.links ?? namedLinks(config, page.index);
    this.#typed = field === undefined ? undefined : { field, links };
    const { before, after } = page;
    // An emptied field is not a name yet.
    if (after === undefined || after === before || edits[0]?.type === "remove") return [];
    return links.map((path) => ({
      type: "set",
      path,
      value: after,
      before: valueAt(config, path) ?? null,
    }));
  }
}
