import { isAsked, isImmutable } from "../hosting/headers.ts";
import { sha256 } from "../output/built-files.ts";
import { MANIFEST_URL } from "../output/manifest.ts";
import { counted } from "../util/amounts.ts";
import { groupBy } from "../util/group-by.ts";
import { limitConcurrency } from "../util/limit-concurrency.ts";
import { parseManifestPaths } from "./publication-record.ts";

/** So many files are asked for at most, and so many at once. */
const MAX_FILES = 90;
const AT_ONCE = 6;
const PAUSE_MS = 2000;

/** What the live site answers: as published, otherwise, or nothing, with what differs. */
export type LiveCheck =
  | { isSame: true; asked: number; of: number }
  | { isSame: false; problems: string[] };

/** Addresses that stand for one in examples and tests, so that nobody is to be asked there. */
export const isExampleUrl = (url: string): boolean =>
  /\.(example|test|invalid)$/.test(new URL(url).hostname);

/** Whether a site that Plumbline has built is there, and not the one with these files; false where nobody knows. */
export async function isOtherPublication(
  url: string,
  files: Readonly<Record<string, string>>,
): Promise<boolean> {
  if (isExampleUrl(url)) return false;
  const { bytes } = await download(`${url}${MANIFEST_URL}`).catch(() => ({
    bytes: new Uint8Array(),
  }));
  const isList = parseManifestPaths(Buffer.from(bytes).toString()).length > 0;
  return isList && sha256(bytes) !== files[MANIFEST_URL.slice(1)];
}

/**
 * Asks the live site for files that have changed, and compares their bytes. `files` are SHA-256 by path.
 * What differs is asked for again until the time is over: some hosts need a while.
 */
export async function checkLiveFiles(
  url: string,
  files: Readonly<Record<string, string>>,
  patienceMs: number,
): Promise<LiveCheck> {
  const shown = Object.keys(files).filter(isAsked);
  const paths = sample(shown);
  const end = performance.now() + patienceMs;
  const turn = limitConcurrency(AT_ONCE);
  for (let left = paths; ; ) {
    const asked = left.map((path) => turn(() => checkFile(url, path, files[path] ?? "")));
    const answers = await Promise.all(asked);
    left = left.filter((_, at) => answers[at] !== undefined);
    if (left.length === 0) return { isSame: true, asked: paths.length, of: shown.length };
    if (performance.now() > end) return { isSame: false, problems: problemLines(answers) };
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** All; or the home page, some other pages, some of what they name. */
function sample(paths: readonly string[]): string[] {
  if (paths.length <= MAX_FILES) return [...paths];
  const pages = paths.filter((path) => path.endsWith(".html")).sort(byName);
  const assets = paths.filter((path) => isImmutable(`/${path}`));
  const others = paths.filter((path) => !pages.includes(path) && !assets.includes(path));
  const third = Math.floor(MAX_FILES / 3);
  return [pages, assets, others].flatMap((some) => some.slice(0, third));
}

const byName = (one: string, other: string) =>
  Number(other === "index.html") - Number(one === "index.html") || (one < other ? -1 : 1);

/** A file that the live site does not show, and what it does instead. */
interface FileProblem {
  address: string;
  what: string;
}

/** More files than these that fail alike are counted. */
const MOST_NAMED = 3;

function problemLines(answers: readonly (FileProblem | undefined)[]): string[] {
  const wrong = answers.filter((answer) => answer !== undefined);
  return [...groupBy(wrong, ({ what }) => what)].flatMap(([what, files]) => {
    const more = files.length - MOST_NAMED;
    return [
      ...files.slice(0, MOST_NAMED).map(({ address }) => `${address} ${what}`),
      ...(more > 0 ? [`and ${counted(more, "more file")} likewise`] : []),
    ];
  });
}

/** What is wrong with an answer; undefined if nothing is. */
async function checkFile(
  url: string,
  path: string,
  hash: string,
): Promise<FileProblem | undefined> {
  const address = `${url}/${encodeURI(path.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, ""))}`;
  try {
    const { response, bytes } = await download(address);
    if (!response.ok) return { address, what: `answers ${response.status}` };
    return sha256(bytes) === hash ? undefined : { address, what: "is not what was published" };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const why = cause instanceof Error ? cause.message : cause;
    return { address, what: `does not answer (${why})` };
  }
}

async function download(address: string) {
  const headers = { "cache-control": "no-cache" };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(15_000) });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}
