import { join } from "node:path";
import { type CompiledSite, publicDirOf } from "../compile/compile.ts";
import { readSource, type SourceFile } from "../compile/read.ts";
import type { CompiledPage } from "../compile/routes.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import { type History, readHistory } from "./git-history.ts";

/**
 * Tells for each page the day (UTC, `2026-11-21`) on which anything that it is made of last changed:
 * its own entry, what it takes from its template, facts and other words that its tokens stand for,
 * pictures and video. Header and footer are left out: they change all pages and no page's content.
 * Undefined where any of it is unknown; a wrong date would cost the trust in all the others.
 */
export async function lastModified(
  site: CompiledSite,
  configFile: string,
  now = new Date(),
): Promise<(page: CompiledPage) => string | undefined> {
  const seconds = now.getTime() / 1000;
  const folder = join(publicDirOf(configFile), "media");
  const reading = readHistory(configFile, folder, seconds);
  // The file is parsed while git is at work.
  const source = readSource(configFile);
  const history = await reading;
  if (!history) return () => undefined;
  const timeOf = pathTimes(source, history);
  const isAlone = pagesAlone(site, source);
  return (compiled) => {
    if (!isAlone(compiled)) return undefined;
    const times = [...pathsOf(compiled).map(timeOf), ...mediaTimes(compiled, history)];
    const newest = newestOf(times);
    // A clock that was wrong on the day must not make a page of the future.
    return newest === undefined ? undefined : day(Math.min(newest, seconds));
  };
}

/** The latest of some times; unknown if one of them is. */
function newestOf(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length === times.length ? known.reduce((a, b) => Math.max(a, b), 0) : undefined;
}

const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Lines say nothing of pages that begin on the same one, as in a file without line breaks. */
function pagesAlone({ pages }: CompiledSite, source: SourceFile) {
  const lineOf = ({ page }: CompiledPage) => source.locate(page.origin).line;
  const counts = new Map<number, number>();
  for (const line of pages.map(lineOf)) counts.set(line, (counts.get(line) ?? 0) + 1);
  return (page: CompiledPage) => counts.get(lineOf(page)) === 1;
}

/** Where the page's content is written. */
function pathsOf({ page, uses }: CompiledPage): Path[] {
  const own = [page.origin, page.label.origin, page.title.origin, page.description.origin];
  const named = uses.flatMap((use) => (use.kind === "token" ? [page.scope.get(use.name)] : []));
  return [
    ...own,
    page.sections.origin,
    ...(page.parent ? [page.parent.origin] : []),
    ...named.flatMap((token) => (token ? [token.origin] : [])),
    // Structured data tells all about the business.
    ...(page.structuredData ? [["business"]] : []),
  ];
}

function mediaTimes({ uses }: CompiledPage, { files }: History): (number | undefined)[] {
  return uses.flatMap((use) => (use.kind === "media" ? [files.get(use.name)] : []));
}

/** The newest time among the lines of a path's value; each path is looked up once. */
function pathTimes(source: SourceFile, { lines }: History) {
  const hasWords = source.text.split("\n").map((line) => WORDS.test(line));
  const known = new Map<string, number | undefined>();
  const read = (path: Path) => {
    const { line, endLine } = source.locate(path);
    const times = lines.slice(line - 1, endLine).filter((_, at) => hasWords[line - 1 + at]);
    return endLine <= lines.length && times.length > 0 ? newestOf(times) : undefined;
  };
  return (path: Path): number | undefined => {
    const key = JSON.stringify(path);
    if (!known.has(key)) known.set(key, read(path));
    return known.get(key);
  };
}

/** A line of brackets and commas changes when something is put before or after it. */
const WORDS = /[^\s{}[\],]/;
