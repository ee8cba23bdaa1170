import type { Fonts } from "../assets/fonts/fonts.ts";
import type { Expanded } from "../config/expand/expand.ts";
import type { Kit } from "../kit/kit.ts";
import type { BuildRecord, PageCache } from "../output/build-record.ts";
import type { FolderContents } from "../output/contents.ts";
import { Output } from "../output/output.ts";
import type { PageEntries } from "../output/page-entries.ts";
import { isInShard, joinShards, type Shard } from "../output/shards.ts";
import type { Workspace } from "../output/workspace.ts";
import type { ResolvedSite } from "../site/resolve-site.ts";
import { inAllLanguages } from "../site/site-context.ts";
import type { Observer } from "./build-result.ts";
import type { SiteCode } from "./bundle/site-code.ts";
import type { PageJob } from "./make-pages.ts";
import { pageKeys } from "./page-keys.ts";
import { Pages } from "./pages.ts";
import { createShell } from "./shell.ts";

/** A site whose pages are to be built. */
interface SiteToMake {
  expanded: Expanded;
  site: ResolvedSite;
  /** The indexes of pages with errors. */
  omitted: ReadonlySet<number>;
  code: SiteCode;
  fonts: Fonts;
  /** The pages of the last build. */
  entries: PageEntries;
  cache: PageCache;
}

/** The pages to build, and where. */
interface PageOptions {
  outDir: string;
  cacheDir: string;
  kit: Kit;
  /** Identifies the code that builds pages. */
  codeKey: string;
  shard?: Shard;
  shards?: readonly string[];
  last: BuildRecord | undefined;
  contents: FolderContents;
  observer?: Observer;
}

/** Finds the pages that can be reused, and collects what the others need. */
export function pageJob(
  { expanded, site, omitted, code, fonts, entries, cache }: SiteToMake,
  place: Workspace,
  { outDir, cacheDir, kit, codeKey, shard, shards, last, contents, observer }: PageOptions,
): PageJob {
  const { context, siteIndex, outlines } = site;
  const joined = shards && joinShards(shards);
  const output = new Output(outDir, place, { known: last?.files ?? {}, contents }, joined?.folders);
  const shell = createShell(context, code.scripts, fonts);
  const around = JSON.stringify([shell, inAllLanguages(context).map(({ model }) => model)]);
  const keyOf = pageKeys(context, siteIndex, codeKey, around);
  const inputs = outlines.map((outline, index) => {
    const entry = entries.names[index] ?? "";
    return { key: keyOf(outline, entry), entry, outline };
  });
  const indexes = [...outlines.keys()].filter((index) => !omitted.has(index));
  return {
    output,
    pages: new Pages(inputs, joined ?? cache, output),
    setup: {
      config: { ...context.rawConfig, pages: [] },
      media: context.media,
      outlines,
      unpublished: expanded.unpublished,
      shell,
      rendererFile: code.rendererFile,
      cacheDir,
      extensions: kit.extensions,
    },
    indexes: shard ? indexes.filter(isInShard(shard)) : indexes,
    entries: expanded.entries,
    isJoined: joined !== undefined,
    observer,
  };
}
