import { RESERVED } from "../../checks/rules/facts/placeholder-fact.ts";
import { counted } from "../../lib/amounts.ts";
import { groupBy, sampleEvenly } from "../../lib/lists.ts";
import { limitConcurrency } from "../../lib/network/limit-concurrency.ts";
import { sha256 } from "../../output/built-files.ts";
import { isRequestable } from "../../output/hosting/headers.ts";
import { MANIFEST_URL, parseManifest } from "../../output/manifest.ts";

/** The most files to request, and how many at a time. */
const MAX_FILES = 90;
const AT_ONCE = 6;
const PAUSE_MS = 2000;

/** Whether the live site serves what was published, or the problems. */
export type LiveCheck =
  | { isSame: true; asked: number; of: number }
  | { isSame: false; problems: string[] };

/** Whether a domain is reserved for examples and tests, and so is not contacted. */
export const isExampleUrl = (url: string): boolean => RESERVED.test(new URL(url).hostname);

/** Whether another publication by Plumbline is live; false if unknown. */
export async function isOtherPublication(
  url: string,
  files: Readonly<Record<string, string>>,
): Promise<boolean> {
  if (isExampleUrl(url)) return false;
  const { bytes } = await download(`${url}${MANIFEST_URL}`).catch(() => ({
    bytes: new Uint8Array(),
  }));
  const isList = parseManifest(Buffer.from(bytes).toString()) !== undefined;
  return isList && sha256(bytes) !== files[MANIFEST_URL.slice(1)];
}

/**
 * Requests changed files from the live site and compares their bytes. `files` are SHA-256 by path.
 * Retries until the time is over, because some hosts need a while.
 */
export async function checkLiveFiles(
  url: string,
  files: Readonly<Record<string, string>>,
  patienceMs: number,
): Promise<LiveCheck> {
  const shown = Object.keys(files).filter(isRequestable).sort(byName);
  const paths = sampleEvenly(shown, MAX_FILES);
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

/** The home page first. */
const byName = (one: string, other: string) =>
  Number(other === "index.html") - Number(one === "index.html") || (one < other ? -1 : 1);

/** A file that the live site does not serve as published. */
interface FileProblem {
  address: string;
  what: string;
}

/** Further files with the same problem are only counted. */
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

/** The problem with a file; undefined if it is as published. */
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
    return { address, what: `does not respond (${why})` };
  }
}

async function download(address: string) {
  const headers = { "cache-control": "no-cache" };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(15_000) });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}
