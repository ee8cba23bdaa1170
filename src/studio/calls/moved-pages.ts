import { basename } from "node:path";
import { withRedirectsOrBack } from "../../commands/redirects/written.ts";
import { type FileThen, followPath, redirectsOf } from "../../commands/rename/kinds/page.ts";
import { changeEdit, editedTexts } from "../../commands/rename/source/edits.ts";
import type { Change } from "../../commands/rename/source/references.ts";
import { readSourceSite, type SourceSite } from "../../commands/rename/source/source-site.ts";
import { InvalidSite, requireValidSite } from "../../commands/valid-site.ts";
import { readSource } from "../../config/read-config.ts";
import { inAddress } from "../../config/tables/row-path.ts";
import { cacheDirOf } from "../../lib/cache/cache-dir.ts";
import { publicDirOf } from "../../lib/files/public-folder.ts";
import { fileUrl } from "../../model/addresses.ts";
import { checkPages } from "../../pipeline.ts";
import { withPreviousPaths } from "../../site/former-paths.ts";
import type { StudioSite } from "./studio-site.ts";

/** The texts of the config and of the tables that change, by the names of their files. */
export interface SiteTexts {
  text: string;
  tables: Record<string, string>;
}

/**
 * The site with all references, and what is known of some of its pages; undefined if it cannot be read, or these have errors.
 */
export async function sourceSite(
  site: StudioSite,
  paths: Iterable<string>,
): Promise<SourceSite | undefined> {
  const { configFile, text, tables, kit } = site;
  const source = readSource(configFile, text, tables);
  const checked = await checkPages(source, publicDirOf(configFile), kit, new Set(paths));
  try {
    return readSourceSite(source, requireValidSite(checked, "nothing is changed"), kit);
  } catch (error) {
    if (error instanceof InvalidSite) return undefined;
    throw error;
  }
}

/** The texts of a site with changes. */
export function changedTexts(changes: readonly Change[], { config }: SourceSite): SiteTexts {
  const texts = editedTexts(changes.map(changeEdit));
  const text = texts.get(config.file) ?? config.text;
  texts.delete(config.file);
  return {
    text,
    tables: Object.fromEntries([...texts].map(([file, after]) => [basename(file), after])),
  };
}

/** The text of a config with redirects from pages of the site, by their old and new addresses. */
export async function withRedirectsFrom(
  pages: ReadonlyMap<string, string>,
  { configFile, tables }: StudioSite,
  written: SourceSite,
  text: string,
  fileThen: FileThen,
): Promise<string> {
  const source = readSource(configFile, written.config.text, tables);
  const { former } = await withPreviousPaths(source, cacheDirOf(configFile));
  return [...pages].reduce((before, page) => {
    const { redirects } = redirectsOf(new Map([page]), written, fileThen);
    return withRedirectsOrBack(before, redirects, former?.paths ?? []).text;
  }, text);
}

/** The pages of a site that move with an edit. */
interface MovedPages {
  /** Their old and new addresses. */
  pages: ReadonlyMap<string, string>;
  /** The site after the edit, without what follows. */
  after: StudioSite;
  /** The texts that somebody has typed for it. */
  typed: readonly string[];
}

/** The texts with links to other addresses of pages, and with redirects; undefined if the site has errors. */
export async function followPages(
  site: StudioSite,
  { pages, after, typed }: MovedPages,
): Promise<SiteTexts | undefined> {
  const written = await sourceSite(site, pages.keys());
  if (!written) return undefined;
  const hasFiles = [...pages.keys()].some((path) => (written.files.get(path) ?? []).length > 0);
  const then = hasFiles ? await sourceSite(after, pages.values()) : undefined;
  const fileThen: FileThen = (page, name, at) => {
    const files = then?.files.get(page) ?? [];
    const same = fileUrl(page, name);
    // A file has the name of its page, too.
    return files.includes(same) ? same : files[at];
  };
  const { moved } = redirectsOf(pages, written, fileThen);
  const { url } = written.site.config.business;
  const changes = written.references.flatMap((reference) => {
    const change = followPath(reference, moved, url);
    if (!change || reference.pattern === undefined) return change ?? [];
    const isWords = inAddress(reference.field.text) !== reference.field.text;
    const words = isWords ? typed.find((each) => inAddress(each) === change.text) : undefined;
    return { ...change, text: words ?? change.text };
  });
  const { text, tables } = changedTexts(changes, written);
  return { text: await withRedirectsFrom(pages, site, written, text, fileThen), tables };
}
