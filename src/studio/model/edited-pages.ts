import { isDeepStrictEqual } from "node:util";
import { JsonTree } from "../../config/read/json-tree.ts";
import type { EditedTables } from "../../config/read-config.ts";
import type { Kit } from "../../kit/kit.ts";
import { isObject } from "../../lib/objects.ts";
import { type EditedSite, openEdited } from "../../pipeline.ts";
import { openPagePipeline, type PagePipeline } from "../../render/page-pipeline.ts";
import { changeBetween } from "../session/text-change.ts";

type Compiled = ReturnType<PagePipeline["compile"]>;

/** A page that is made from the working copy. */
export interface EditedPage {
  expanded: Compiled["expanded"];
  compiled: NonNullable<Compiled["compiled"]>;
  html: string;
  /** The whole site as it was last read. */
  site: Pick<EditedSite["expanded"], "written" | "entries">;
}

/** A site with its pipeline for pages. */
interface OpenSite extends EditedSite {
  text: string;
  tables: EditedTables;
  pipeline: PagePipeline;
}

/**
 * Makes single pages of a config while it is edited. While only one page changes, the rest of the site is not read again,
 * so that a site with thousands of pages is as quick as a small one; it may be out of date until then.
 */
export class EditedPages {
  #site: OpenSite | undefined;

  constructor(
    private readonly configFile: string,
    private readonly kit: Kit,
  ) {}

  /** Reads everything again for the next page: a file beside the config has changed. */
  outdate(): void {
    this.#site = undefined;
  }

  /**
   * The page at a path; undefined if it has errors. `isQuick` allows that the rest of the site is the one that was read
   * last.
   */
  async make(
    { text, tables }: { text: string; tables: EditedTables },
    path: string,
    isQuick: boolean,
  ): Promise<EditedPage | undefined> {
    // Rows of tables are anywhere on the site.
    if (this.#site && !isDeepStrictEqual(this.#site.tables, tables)) this.outdate();
    const quick = isQuick && this.#site ? changedEntry(this.#site, text, path) : undefined;
    const made = quick && this.#site && attempt(this.#site, quick.index, quick.entry);
    if (made) return made;
    const site = await this.#open(text, tables);
    const index = site?.expanded.entries.findIndex((entry) => Object(entry).path === path) ?? -1;
    return site && index >= 0 ? attempt(site, index, site.expanded.entries[index]) : undefined;
  }

  async #open(text: string, tables: EditedTables): Promise<OpenSite | undefined> {
    if (this.#site?.text === text) return this.#site;
    const site = await openEdited(this.configFile, text, this.kit, tables);
    if (!site) return undefined;
    this.#site = { ...site, text, tables, pipeline: await openPagePipeline(site.setup) };
    return this.#site;
  }
}

/** Makes a page; one that is invalid, or whose component fails, is undefined. */
function attempt(
  { pipeline, expanded: site }: OpenSite,
  index: number,
  entry: unknown,
): EditedPage | undefined {
  try {
    const { expanded, compiled } = pipeline.compile(index, entry);
    const files = compiled && pipeline.render(compiled.route, index);
    return files && "html" in files ? { expanded, compiled, html: files.html, site } : undefined;
  } catch {
    return undefined;
  }
}

/** The entry of a page, if it is all that has changed since the site was read; not its path or where it comes from. */
function changedEntry({ text: before, expanded }: OpenSite, text: string, path: string) {
  const index = expanded.entries.findIndex((entry) => Object(entry).path === path);
  const change = changeBetween(before, text);
  if (index < 0 || !change) return undefined;
  const { origin } = expanded.page(index);
  const known = new JsonTree(before).find(origin);
  const { at, removed } = change;
  const isInside = known && known.start < at && at + removed.length < known.end;
  if (!isInside) return undefined;
  const tree = new JsonTree(text);
  const node = tree.find(origin);
  const entry = node && tree.value(node);
  // Rows of tables are not in the config.
  const isPlain = isDeepStrictEqual(new JsonTree(before).value(known), expanded.entries[index]);
  return isPlain && isObject(entry) && entry.path === path ? { index, entry } : undefined;
}
