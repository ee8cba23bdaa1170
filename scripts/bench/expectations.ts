import { editedPages, type Generated } from "./edits.ts";
import type { FolderDifference } from "./folder.ts";
import type { Change } from "./results.ts";

/** Files about the whole site, which may change with any page. */
const ABOUT_ALL =
  /^(sitemap(-\d+)?\.xml|manifest\.json|search-index[^/]*\.json|assets\/search-[\w-]{10}\.json|llms\.txt)$/;

/** The name without the hash of the content. */
const withoutHash = (path: string) => path.replace(/^(share\/.+)-[\w-]{10}(\.png)$/, "$1$2");

const htmlOf = (page: string) => `${page.slice(1)}.html`;

/** The files that belong to one page, computed independently of the build, which may be wrong. */
const filesOf = (page: string) => [htmlOf(page), `route-data${page}.json`, `share${page}.png`];

interface Expectation {
  mayDiffer: (path: string) => boolean;
  /** Pages whose HTML must differ after the change. */
  reached: readonly string[];
}

function expectationOf(change: Change, generated: Generated): Expectation {
  if (change === "nothing") return { mayDiffer: () => false, reached: [] };
  const { kind, local } = generated;
  const indexes = [...Array(local).keys()];
  const all = indexes.map(kind.pathOf);
  // The phone number is in the header and footer of every page, and so in files of any kind.
  if (change === "phone") return { mayDiffer: () => true, reached: all };
  const ofTemplate = indexes.filter(kind.isOfTemplate).map(kind.pathOf);
  const reached = change === "template" ? ofTemplate : editedPages(generated, change);
  const own = new Set(reached.flatMap(filesOf));
  return { mayDiffer: (path) => own.has(withoutHash(path)) || ABOUT_ALL.test(path), reached };
}

/** The mistakes of a build, one sentence each. */
export function problemsOf(
  change: Change,
  generated: Generated,
  difference: FolderDifference,
): string[] {
  const { mayDiffer, reached } = expectationOf(change, generated);
  const { changed, touched, removed } = difference;
  const isWrong = (path: string) => !mayDiffer(path);
  const present = new Set(changed);
  const missed = reached.map(htmlOf).filter((path) => !present.has(path));
  return [
    ...problem("was written, but the change does not affect it", changed.filter(isWrong)),
    ...problem("was touched, but its content is the same", touched),
    ...problem("was removed, but the change does not affect it", removed.filter(isWrong)),
    ...problem("has not changed, but should have", missed),
  ];
}

/** The maximum number of listed names. */
const SHOWN = 3;

function problem(what: string, paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  const more = paths.length > SHOWN ? ` and ${paths.length - SHOWN} more` : "";
  return [`${paths.slice(0, SHOWN).join(", ")}${more}: ${what}`];
}
