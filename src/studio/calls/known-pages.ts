import type { EditedTables } from "../../config/read-config.ts";
import type { EditedText } from "../../lib/edited-text.ts";
import type { EditedSource } from "../model/pages/edited-pages.ts";
import { menusOf } from "../model/pages/menus.ts";
import { pageSummaries } from "../model/pages/page-list.ts";
import type { PageList } from "../protocol/pages.ts";

/** The list of pages. It has a new version only if the list itself changes, so that a window need not load it again. */
export class KnownPages {
  #source: EditedText | undefined;
  #listed = "";
  /** A window may know one of the server before this. */
  #version = Date.now();
  #list: Omit<PageList, "version"> = { pages: [], languages: [], menus: {} };

  constructor(private readonly configFile: string) {}

  /** The list for a text. The last one stays while the text is not JSON. */
  list({ edited, tables }: EditedSource, known: number | undefined): PageList {
    if (edited !== this.#source) this.#read(edited, tables);
    return { version: this.#version, ...(known !== this.#version && this.#list) };
  }

  /** Reads the text again with the next call. */
  forget(): void {
    this.#source = undefined;
  }

  #read(source: EditedText, tables: EditedTables): void {
    this.#source = source;
    const { text } = source;
    const pages = pageSummaries(this.configFile, text, tables);
    if (!pages) return;
    const menus = menusOf(JSON.parse(text));
    const list = { pages, languages: Object.keys(menus), menus };
    const listed = JSON.stringify(list);
    if (listed === this.#listed) return;
    this.#listed = listed;
    this.#list = list;
    this.#version += 1;
  }
}
