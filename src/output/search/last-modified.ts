import { join } from "node:path";
import type { ValuePositions } from "../../config/read/value-positions.ts";
import type { Table } from "../../config/tables/rows.ts";
import type { SourceFile } from "../../config/tables/with-tables.ts";
import type { Path, Range } from "../../diagnostics/diagnostic.ts";
import { publicDirOf } from "../../lib/files/public-folder.ts";
import { type History, readHistory } from "../../lib/git/git-history.ts";
import type { Time } from "../../lib/git/git-lines.ts";
import type { DatedParts } from "../../site/dated.ts";

/**
 * Returns the day (UTC, `2026-11-21`) on which any source of a page last changed. Undefined if one of the
 * days is unknown, because search engines would no longer trust the other dates.
 */
export async function lastModified(
  { file, text, places: findPlaces, written, tables }: Omit<SourceFile, "value" | "problems">,
  cacheDir: string,
  now = new Date(),
): Promise<(page: DatedParts) => string | undefined> {
  const seconds = now.getTime() / 1000;
  const mediaDir = join(publicDirOf(file), "media");
  const read = (one: string) => readHistory(one, mediaDir, seconds, cacheDir);
  const reading = read(file);
  // Positions are computed while git runs.
  const places = findPlaces();
  const hasWords = linesWithWords(text);
  const history = await reading;
  if (!history) return () => undefined;
  const timeAt = placeTimes(hasWords, history);
  const timeOf = pathTimes(places, timeAt);
  const isShared = sharedLines(places.entries(["pages"]));
  const rowTimes = await tableTimes(tables, read);
  return ({ origin, paths, media }) => {
    const own = places.locate(written(origin).path);
    if (isShared(own.line)) return undefined;
    const shown = media.map((name) => history.files.get(name));
    const { table, path } = written([...origin, "params"]);
    const row = table ? [rowTimes.get(table)?.(table.locate(path))] : [];
    const newest = newestOf([timeAt(own), ...row, ...paths.map(timeOf), ...shown]);
    // A wrong clock must not cause a date in the future.
    return newest === undefined ? undefined : day(Math.min(newest, seconds));
  };
}

/** The latest of some times; unknown if one of them is. */
function newestOf(times: readonly Time[]): Time {
  let newest = 0;
  for (const time of times) {
    if (time === undefined) return undefined;
    newest = Math.max(newest, time);
  }
  return newest;
}

const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Lines cannot date pages that begin on the same line, as in a file without line breaks. */
function sharedLines(places: Iterable<Range>) {
  const counts = new Map<number, number>();
  for (const { line } of places) counts.set(line, (counts.get(line) ?? 0) + 1);
  return (line: number): boolean => counts.get(line) !== 1;
}

/** Returns for each table a function that dates its rows. */
async function tableTimes(
  tables: readonly Table[],
  read: (file: string) => Promise<History | undefined>,
): Promise<Map<Table, (row: Range) => Time>> {
  const times = new Map<Table, (row: Range) => Time>();
  for (const table of tables) {
    const history = await read(table.file);
    const timeAt = history && placeTimes(linesWithWords(table.text), history);
    const isShared = sharedLines(table.rows.map((_, index) => table.locate([index])));
    times.set(table, (row) => (isShared(row.line) ? undefined : timeAt?.(row)));
  }
  return times;
}

/** The newest time among the lines of a range. */
function placeTimes(hasWords: readonly boolean[], { lines }: History) {
  return ({ line, endLine }: Range): Time => {
    const times: Time[] = [];
    for (let at = line - 1; at < endLine; at++) if (hasWords[at]) times.push(lines[at]);
    return endLine <= lines.length && times.length > 0 ? newestOf(times) : undefined;
  };
}

/** The same for a path. It is cached, since pages share most of their sources. */
function pathTimes(places: ValuePositions, timeAt: (place: Range) => Time) {
  const known = new Map<string, Time>();
  return (path: Path): Time => {
    const key = path.join("\0");
    if (!known.has(key)) known.set(key, timeAt(places.locate(path)));
    return known.get(key);
  };
}

/** Lines of only brackets and commas, which change together with adjacent lines. */
const NO_WORDS = /[ \t\r{}[\],]*/y;

function linesWithWords(text: string): boolean[] {
  const found: boolean[] = [];
  for (let start = 0, end = 0; end < text.length; start = end + 1) {
    const next = text.indexOf("\n", start);
    end = next < 0 ? text.length : next;
    NO_WORDS.lastIndex = start;
    NO_WORDS.test(text);
    found.push(NO_WORDS.lastIndex < end);
  }
  return found;
}
