import { ConfigText } from "../../../config/edit/config-text.ts";
import { valueAt } from "../../../config/parse/explain.ts";
import type { Kit } from "../../../kit/kit.ts";
import { isObject } from "../../../lib/objects.ts";
import type { Edit, ValuePath } from "../../protocol/edits.ts";
import type { SiteTables } from "../rows/site-tables.ts";
import { type LinkedCell, linkedCells, withCells } from "./linked-cells.ts";
import {
  type LinkedWords,
  linkedParameters,
  linkedWords,
  type NamedPage,
  namedPage,
  withName,
} from "./linked-words.ts";
import { nameOfPage } from "./page-name.ts";
import { placeNames } from "./place-names.ts";

/** The words of all links to a page that are its name, wherever they are: in menus of any language, sections and tables. */
export interface NamedLinks {
  links: readonly LinkedWords[];
  cells: readonly LinkedCell[];
}

const NONE: NamedLinks = { links: [], cells: [] };

function linksInConfig(config: unknown, page: NamedPage, { schemas }: Kit): LinkedWords[] {
  const whole = [...linkedParameters(config, page), ...placeNames(config, page, schemas)];
  const found = [
    ...linkedWords(config, page),
    ...whole.map((path) => ({ path, around: ["", ""] })),
  ];
  return [...new Map(found.map((each) => [JSON.stringify(each.path), each])).values()];
}

/** The links that have the name of a page. */
export const namedLinks = (page: NamedPage, tables: SiteTables): NamedLinks => ({
  links: linksInConfig(tables.config, page, tables.kit),
  cells: linkedCells(tables, page),
});

/** The texts of the config and of tables in which links have another name of their page. */
export function withNamedLinks(
  { links, cells }: NamedLinks,
  name: string,
  text: string,
  textOf: (file: string) => string,
): { text: string; tables: Record<string, string> } {
  const config = new ConfigText(text);
  for (const words of links) config.set(words.path, withName(words, name));
  return { text: config.text, tables: withCells(cells, name, textOf) };
}

/** The page that an edit gives another name, by its own words or by a parameter; undefined if it does something else. */
function renamed(edits: readonly Edit[], config: unknown) {
  const [edit, ...others] = edits;
  const [part, index, key, ...inner] = edit?.path ?? [];
  if (!edit || others.length > 0 || part !== "pages" || typeof index !== "number") return undefined;
  const isName = (key === "label" || key === "title") && inner.length === 0;
  if ((!isName && key !== "params") || edit.type === "insert" || edit.type === "move")
    return undefined;
  const page = valueAt(config, ["pages", index]);
  const value = edit.type === "set" ? edit.value : undefined;
  const after = nameOfPage(withValue(page, [key, ...inner], value), config);
  return { index, before: nameOfPage(page, config), after };
}

/** An object with another value. Entries of lists are never part of a name. */
function withValue(object: unknown, [key, ...inner]: ValuePath, value: unknown): unknown {
  if (key === undefined) return value;
  if (!isObject(object)) return object;
  return { ...object, [key]: withValue(object[key], inner, value) };
}

interface Typing {
  field: string | undefined;
  /** Whether the last step was typed in the same field. */
  isContinued: boolean;
}

/** What follows the name of a page. */
interface Followers extends NamedLinks {
  name: string;
}

/** The tables of a site, as they are now. */
interface Tables {
  kit: Kit;
  /** Changes with each edit of a table. */
  revision: number;
  read(): SiteTables;
}

/**
 * The links that get the name of their page, too. While somebody types, it is those that had its name before: on the way, it
 * may be that of another link.
 */
export class LinkNames {
  #typed: { field: string; index: number; found: NamedLinks } | undefined;
  #known: { page: NamedPage; revision: number; cells: readonly LinkedCell[] } | undefined;

  /** The links that follow edits; undefined if no name changes. */
  follow(
    edits: readonly Edit[],
    config: unknown,
    { field, isContinued }: Typing,
    tables: Tables,
  ): Followers | undefined {
    const page = renamed(edits, config);
    if (!page) return undefined;
    const { index, before, after } = page;
    const typed = isContinued && this.#typed?.field === field ? this.#typed : undefined;
    if (!typed && after === before) return undefined;
    const found = typed?.found ?? this.#find(config, index, tables);
    this.#typed = field === undefined ? undefined : { field, index, found };
    // An emptied field is not a name yet.
    if (after === undefined || after === before || edits[0]?.type === "remove") return undefined;
    return { ...found, name: after };
  }

  /** The links with the name of a page. `isTyped` says whether somebody still types in a field. */
  of(
    index: number,
    config: unknown,
    isTyped: (field: string) => boolean,
    tables: Tables,
  ): NamedLinks {
    if (this.#typed?.index === index && isTyped(this.#typed.field)) return this.#typed.found;
    return this.#find(config, index, tables);
  }

  /** Reads the tables again with the next call: another program may have changed their files. */
  forgetTables(): void {
    this.#known = undefined;
  }

  #find(config: unknown, index: number, tables: Tables): NamedLinks {
    const page = namedPage(config, index);
    if (!page) return NONE;
    return { links: linksInConfig(config, page, tables.kit), cells: this.#cells(page, tables) };
  }

  #cells(page: NamedPage, { revision, read }: Tables): readonly LinkedCell[] {
    const known = this.#known;
    const isKnown =
      known?.revision === revision &&
      known.page.name === page.name &&
      known.page.address === page.address;
    const cells = isKnown ? known.cells : linkedCells(read(), page);
    this.#known = { page, revision, cells };
    return cells;
  }
}
