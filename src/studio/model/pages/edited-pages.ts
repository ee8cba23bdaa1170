import { isDeepStrictEqual } from "node:util";
import { daysOf, hasDays } from "../../../config/expand/visible-days.ts";
import { jsonTree } from "../../../config/read/json-tree.ts";
import type { EditedTables } from "../../../config/read-config.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { EditedText } from "../../../lib/edited-text.ts";
import { isObject } from "../../../lib/objects.ts";
import { type EditedSite, openEdited } from "../../../pipeline.ts";
import {
  type InheritedParts,
  openPagePipeline,
  type PagePipeline,
} from "../../../render/page-pipeline.ts";
import { type ChangedPart, changedPart } from "./changed-part.ts";

type Compiled = ReturnType<PagePipeline["compile"]>;

/** A page that is made from the working copy. */
export interface EditedPage {
  expanded: Compiled["expanded"];
  compiled: NonNullable<Compiled["compiled"]>;
  html: string;
  /** The whole site as it was last read. */
  site: Pick<EditedSite["expanded"], "written" | "entries">;
}

/** The texts of an edited site. */
export interface EditedSource {
  edited: EditedText;
  tables: EditedTables;
}

/** A site with its pipeline for pages. */
interface OpenSite {
  source: EditedText;
  tables: EditedTables;
  written: EditedSite["expanded"]["written"];
  /** The entries of `pages`. */
  entries: readonly unknown[];
  /** The sections that pages get from elsewhere. */
  parts: InheritedParts;
  /** What has changed of pages, by their paths, since the whole site was read. */
  changed: ReadonlyMap<string, "sections" | "names">;
  pipeline: PagePipeline;
}

/**
 * Makes single pages of a config while it is edited. While only sections change, the rest of the site is not read again,
 * so that a site with thousands of pages is as quick as a small one.
 */
export class EditedPages {
  #site: OpenSite | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly configFile: string,
    private readonly kit: Kit,
    private readonly outDir?: string,
  ) {}

  /** Reads everything again for the next page: a file beside the config has changed. */
  outdate(): void {
    this.#site = undefined;
  }

  /**
   * The page at a path; undefined if it has errors. `isQuick` allows that what other pages know of it, such as its label, is
   * as it was when the whole site was read. Pages are made one after the other, so that requests at the same time read the
   * site once.
   */
  make(
    { edited, tables }: EditedSource,
    path: string,
    isQuick: boolean,
  ): Promise<EditedPage | undefined> {
    const made = this.#last.then(() => this.#make(edited, tables, path, isQuick));
    this.#last = made.catch(() => undefined);
    return made;
  }

  async #make(
    source: EditedText,
    tables: EditedTables,
    path: string,
    isQuick: boolean,
  ): Promise<EditedPage | undefined> {
    // Rows of tables are anywhere on the site.
    if (this.#site && !isDeepStrictEqual(this.#site.tables, tables)) this.outdate();
    const changed = this.#site && withChange(this.#site, source);
    if (changed && !isOutdated(changed, path, isQuick)) this.#site = changed;
    else this.#site = (await this.#open(source, tables)) ?? this.#site;
    return this.#site?.source === source ? pageAt(this.#site, path) : undefined;
  }

  async #open(source: EditedText, tables: EditedTables): Promise<OpenSite | undefined> {
    const { text } = source;
    const site = await openEdited(this.configFile, { text, tables, outDir: this.outDir }, this.kit);
    if (!site) return undefined;
    const { expanded, setup } = site;
    const { written, entries } = expanded;
    const { templates, shared, before, after } = setup.config;
    const parts = { templates, shared, before, after };
    const pipeline = await openPagePipeline(setup);
    return { source, tables, written, entries, parts, changed: new Map(), pipeline };
  }
}

/**
 * Whether a page needs to know more of the changes. Names, such as labels, are on other pages at once; a page itself, and
 * what others take from sections, can wait for the build.
 */
const isOutdated = ({ changed }: OpenSite, path: string, isQuick: boolean) =>
  [...changed].some(([page, what]) =>
    page === path ? what === "names" && !isQuick : what === "names" || !isQuick,
  );

/** A page; undefined if it is invalid, or its component fails. */
function pageAt(site: OpenSite, path: string): EditedPage | undefined {
  const { pipeline, entries, parts } = site;
  const index = entries.findIndex((entry) => Object(entry).path === path);
  if (index < 0) return undefined;
  try {
    const { expanded, compiled } = pipeline.compile(index, entries[index], parts);
    const files = compiled && pipeline.render(compiled.route, index);
    return files && "html" in files ? { expanded, compiled, html: files.html, site } : undefined;
  } catch {
    return undefined;
  }
}

/** The site with the next version of its text; undefined if it needs to be read again. */
function withChange(site: OpenSite, source: EditedText): OpenSite | undefined {
  if (site.source.equals(source)) return { ...site, source };
  const part = changedPart(jsonTree(site.source), source);
  const changed = part && withPart(site, part);
  return changed && { ...site, ...changed, source };
}

/** The site with a part that has changed, if it is used as it is written: rows of tables and days change it. */
function withPart(
  site: OpenSite,
  { path, before, after }: ChangedPart,
): Partial<OpenSite> | undefined {
  const [name = "", key = ""] = path;
  if (hasOtherDays(before, after)) return undefined;
  if (name === "pages") {
    const entry = Object(before);
    const index = site.entries.findIndex((each) => Object(each).path === entry.path);
    const isEntry = isDeepStrictEqual(site.entries[index], before);
    const isHere = isDeepStrictEqual(site.written(["pages", index]).path, path);
    if (!isEntry || !isHere || !isObject(after) || after.path !== entry.path) return undefined;
    const { sections: _, ...known } = entry;
    const { sections: __, ...next } = after;
    const isSame = isDeepStrictEqual(known, next);
    return {
      entries: site.entries.with(index, after),
      changed: new Map(site.changed).set(
        entry.path,
        isSame ? (site.changed.get(entry.path) ?? "sections") : "names",
      ),
    };
  }
  const { parts } = site;
  if (name === "templates") {
    const template = parts.templates[key];
    const isSame = isDeepStrictEqual(template?.sections, before);
    if (!template || !isSame || !Array.isArray(after)) return undefined;
    const templates = { ...parts.templates, [key]: { ...template, sections: after } };
    return { parts: { ...parts, templates } };
  }
  if (name === "shared") {
    if (!isDeepStrictEqual(parts.shared?.[key], before)) return undefined;
    return { parts: { ...parts, shared: { ...parts.shared, [key]: after } } };
  }
  if (name !== "before" && name !== "after") return undefined;
  if (!isDeepStrictEqual(parts[name], before) || !Array.isArray(after)) return undefined;
  return { parts: { ...parts, [name]: after } };
}

/** Whether something gets days on which it is published. Those that it had have changed nothing, or it would be marked. */
function hasOtherDays(before: unknown, after: unknown): boolean {
  const known = new Set(datedParts(before).map(daysOf));
  return datedParts(after).some((part) => !known.has(daysOf(part)));
}

/** The parts with days of a page, a list of sections, or a section. */
function datedParts(value: unknown): unknown[] {
  const { sections, instead } = Object(value);
  const all = [value, sections, Object.values(Object(instead))].flat();
  return all.filter(hasDays);
}
