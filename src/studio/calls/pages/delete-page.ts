import { basename } from "node:path";
import { type FileThen, followPath } from "../../../commands/rename/kinds/page.ts";
import type { Change, Reference } from "../../../commands/rename/source/references.ts";
import type { SourceSite } from "../../../commands/rename/source/source-site.ts";
import { ConfigText } from "../../../config/edit/config-text.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { fileUrl } from "../../../model/addresses.ts";
import type { Place } from "../../../model/place.ts";
import { cellPlace, ownersPlace } from "../../model/section-name.ts";
import { type Message, message } from "../../protocol/messages.ts";
import type { DeletePlan, PageSummary } from "../../protocol/pages.ts";
import { changedTexts, type SiteTexts, sourceSite, withRedirectsFrom } from "../moved-pages.ts";
import { withoutFileRow } from "../rows/page-rows.ts";
import type { SiteWithPages } from "../site-pages.ts";
import { StudioError } from "../studio-error.ts";

const HOME = "/";

/** What depends on a page. */
export async function planDelete(site: SiteWithPages, path: string): Promise<DeletePlan> {
  const refusal = refusalFor(pageAt(site, path));
  const written = refusal === undefined ? await sourceSite(site, [path]) : undefined;
  const found = written ? referencesTo(path, written) : [];
  const links = found.filter(isLink);
  const inMenus = links.filter(({ field }) => isMenu(field.path));
  return {
    ...(refusal !== undefined && { refusal }),
    isUnknown: written === undefined,
    menus: inMenus.length,
    links: links.flatMap((link) => (isMenu(link.field.path) ? [] : [placeOf(link, site)])),
    children: site.pages.flatMap((page) => (page.parent === path ? page.path : [])),
    translations: site.pages.flatMap((page) => (page.translationOf === path ? page.path : [])),
    isPublished: written?.published.has(path) ?? false,
  };
}

/**
 * The texts without a page. Links to it and its old address lead to another page; without one, other links are problems that
 * the owner decides. Menus lose their entries without one, and if they lead to the other page already, as they all do to the
 * home page by the name of the site. Pages below it go one level up.
 */
export async function deletePage(
  site: SiteWithPages,
  path: string,
  target: string | undefined,
): Promise<SiteTexts> {
  const page = pageAt(site, path);
  const refusal = refusalFor(page);
  if (refusal !== undefined) throw new StudioError(refusal);
  const written = await sourceSite(site, target === undefined ? [path] : [path, target]);
  const found = written ? referencesTo(path, written) : [];
  const followed =
    written && target !== undefined
      ? changedTexts(led(found, written, path, target), written)
      : { text: site.text, tables: {} };
  const unchanged = new ConfigText(site.text);
  const config = new ConfigText(followed.text);
  const { row } = page;
  const entry: unknown = Object(site.config.pages)[page.index];
  const all = { ...site, tables: { ...site.tables, ...followed.tables } };
  const tables = {
    ...followed.tables,
    ...(row !== undefined && withoutFileRow(all, entry, row)),
  };
  // The entry of a row is that of all rows.
  const gone: Path[] = row === undefined ? [["pages", page.index]] : [];
  for (const { field } of found) {
    const last = field.path.at(-1);
    if (field.file.file !== site.configFile) continue;
    if (last === "parent" && page.parent !== undefined) config.replace(field.path, page.parent);
    else if (last === "parent" || last === "translationOf") gone.push(field.path);
    else if (isMenu(field.path) && !hasPlaceFor(target, field.path, unchanged))
      gone.push(menuPart(field.path, unchanged));
  }
  for (const each of laterFirst(gone)) config.remove(each);
  if (target === undefined || !written) return { text: config.text, tables };
  const moved = new Map([[path, target]]);
  const fileThen: FileThen = (page, name) => {
    const same = fileUrl(page, name);
    return written.files.get(page)?.includes(same) ? same : undefined;
  };
  return { text: await withRedirectsFrom(moved, site, written, config.text, fileThen), tables };
}

function pageAt({ pages }: SiteWithPages, path: string): PageSummary {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new StudioError(message("gone", path));
  return page;
}

const refusalFor = ({ path }: PageSummary): Message | undefined =>
  path === HOME ? message("homeStays") : undefined;

/** The references to a page from elsewhere. */
const referencesTo = (path: string, { references, site }: SourceSite): Reference[] =>
  references.filter(
    (reference) =>
      !(reference.field.path.at(-1) === "path" && reference.text === path) &&
      followPath(reference, new Map([[path, path]]), site.config.business.url) !== undefined,
  );

/** Where a link is, in the words of the owner. */
function placeOf({ field: { file, path } }: Reference, site: SiteWithPages): Place {
  if (file.file === site.configFile) return ownersPlace(path, site.config, site.kit);
  const [row, ...column] = path;
  return cellPlace(basename(file.file), Number(row), column.join("."));
}

const isLink = ({ field, pattern }: Reference) =>
  pattern === undefined && !["parent", "translationOf"].includes(String(field.path.at(-1)));

/** The parts of the config with menus. */
const MENUS = new Set<unknown>(["header", "footer"]);

const isMenu = (path: Path) =>
  path.some((step) => MENUS.has(step)) && path.some((step) => typeof step === "number");

/** The entry of a list that a value is in. */
const entryOf = (path: Path): Path =>
  path.slice(0, path.findLastIndex((step) => typeof step === "number") + 1);

/** What a menu loses with a link: its entry, or the link alone if the entry also opens others. */
function menuPart(path: Path, config: ConfigText): Path {
  const entry = entryOf(path);
  const opensOthers = Object.values(Object(config.value(entry))).some(Array.isArray);
  return opensOthers ? path : entry;
}

/** Whether an entry of a menu may lead to another page instead. */
const hasPlaceFor = (target: string | undefined, path: Path, config: ConfigText) =>
  target !== undefined && target !== HOME && !isBeside(target, path, config);

/** Whether a list with a link also has one to another page. */
function isBeside(target: string, path: Path, config: ConfigText): boolean {
  const list = config.value(entryOf(path).slice(0, -1));
  return Array.isArray(list) && list.some((entry) => Object(entry)[String(path.at(-1))] === target);
}

/** The changes of links that lead to another page. */
function led(found: readonly Reference[], written: SourceSite, path: string, target: string) {
  const moved = new Map([[path, target]]);
  return found.flatMap((reference) => {
    const { url } = written.site.config.business;
    const change = isLink(reference) && followPath(reference, moved, url);
    return change ? withoutAnchor(change, reference) : [];
  });
}

/** A change that replaces the anchor of a link, too: the sections of the other page have other ones. */
function withoutAnchor({ within, text, ...change }: Change, reference: Reference): Change {
  const rest = reference.text.slice(within.start - reference.within.start + within.length);
  const [query = ""] = rest.split("#");
  return {
    ...change,
    text: text + query,
    within: { ...within, length: within.length + rest.length },
  };
}

/** Each path once, so that removing one does not move those that follow. */
function laterFirst(paths: readonly Path[]): Path[] {
  const unique = new Map(paths.map((path) => [JSON.stringify(path), path]));
  return [...unique.values()].sort((one, other) => comparePaths(other, one));
}

function comparePaths(one: Path, other: Path): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  if (at < 0) return one.length - other.length;
  const [a, b] = [one[at], other[at]];
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b ?? "") ? -1 : 1;
}
