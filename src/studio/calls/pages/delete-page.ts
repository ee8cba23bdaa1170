import { withRedirect } from "../../../commands/redirects/written.ts";
import { followPath, redirectsOf } from "../../../commands/rename/kinds/page.ts";
import { changeEdit, editedTexts } from "../../../commands/rename/source/edits.ts";
import type { Change, Reference } from "../../../commands/rename/source/references.ts";
import { readSourceSite, type SourceSite } from "../../../commands/rename/source/source-site.ts";
import { InvalidSite, requireValidSite } from "../../../commands/valid-site.ts";
import { ConfigText } from "../../../config/edit/config-text.ts";
import { readSource } from "../../../config/read-config.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { publicDirOf } from "../../../lib/files/public-folder.ts";
import { checkSource } from "../../../pipeline.ts";
import { ownersPlace } from "../../model/section-name.ts";
import { type Message, message } from "../../protocol/messages.ts";
import type { DeletePlan, PageSummary } from "../../protocol/pages.ts";
import { withoutFileRow } from "../rows/page-rows.ts";
import type { SiteWithPages } from "../site-pages.ts";
import { StudioError } from "../studio-error.ts";
import type { StudioSite } from "../studio-site.ts";

const HOME = "/";

/** What depends on a page. */
export async function planDelete(site: SiteWithPages, path: string): Promise<DeletePlan> {
  const refusal = refusalFor(pageAt(site, path));
  const written = refusal === undefined ? await sourceSite(site) : undefined;
  const found = written ? referencesTo(path, written) : [];
  const links = found.filter(({ field }) => isLink(field.path));
  const inMenus = links.filter(({ field }) => isMenu(field.path));
  return {
    ...(refusal !== undefined && { refusal }),
    isUnknown: written === undefined,
    menus: inMenus.length,
    links: links.flatMap(({ field }) =>
      isMenu(field.path) ? [] : [ownersPlace(field.path, site.config, site.kit)],
    ),
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
): Promise<{ text: string; tables: Record<string, string> }> {
  const page = pageAt(site, path);
  const refusal = refusalFor(page);
  if (refusal !== undefined) throw new StudioError(refusal);
  const written = await sourceSite(site);
  const found = written ? referencesTo(path, written) : [];
  const followed = written && target !== undefined ? led(found, written, path, target) : site.text;
  const unchanged = new ConfigText(site.text);
  const config = new ConfigText(followed);
  const { row } = page;
  const entry: unknown = Object(site.config.pages)[page.index];
  const tables = row === undefined ? {} : withoutFileRow(site, entry, row);
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
  const isKnown = written?.published.has(path) ?? false;
  if (!isKnown || target === undefined || !written) return { text: config.text, tables };
  const text = redirectsOf(new Map([[path, target]]), written).redirects.reduce(
    withRedirect,
    config.text,
  );
  return { text, tables };
}

function pageAt({ pages }: SiteWithPages, path: string): PageSummary {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new StudioError(message("gone", path));
  return page;
}

const refusalFor = ({ path }: PageSummary): Message | undefined =>
  path === HOME ? message("homeStays") : undefined;

/** The site with all references; undefined if it has errors. */
async function sourceSite({
  configFile,
  text,
  tables,
  kit,
}: StudioSite): Promise<SourceSite | undefined> {
  const source = readSource(configFile, text, tables);
  const checked = await checkSource(source, publicDirOf(configFile), kit, "all");
  try {
    return readSourceSite(source, requireValidSite(checked, "nothing is deleted"), kit);
  } catch (error) {
    if (error instanceof InvalidSite) return undefined;
    throw error;
  }
}

/** The references to a page from elsewhere. */
const referencesTo = (path: string, { references, site }: SourceSite): Reference[] =>
  references.filter(
    (reference) =>
      !(reference.field.path.at(-1) === "path" && reference.text === path) &&
      followPath(reference, new Map([[path, path]]), site.config.business.url) !== undefined,
  );

const isLink = (path: Path) => !["parent", "translationOf"].includes(String(path.at(-1)));

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

/** The text with all links to another page. */
function led(found: readonly Reference[], written: SourceSite, path: string, target: string) {
  const moved = new Map([[path, target]]);
  const { file, text } = written.config;
  const changes = found.flatMap((reference) => {
    const isOwn = reference.field.file.file === file && isLink(reference.field.path);
    const change = isOwn && followPath(reference, moved, written.site.config.business.url);
    return change ? withoutAnchor(change, reference) : [];
  });
  return editedTexts(changes.map(changeEdit)).get(file) ?? text;
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
