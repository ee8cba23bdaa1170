import { isImmutable } from "../hosting/headers.ts";
import { hashOf } from "../output/built-files.ts";

/** So many files are asked for: enough to see whether it is the same site. */
const MOST = 12;
const PAUSE_MS = 2000;

/** What the live site answers: as published, otherwise, or nothing, with what differs. */
export type LiveAnswer = { isSame: true; asked: number } | { isSame: false; problems: string[] };

/**
 * Asks the live site for files that have changed, and compares their bytes. `files` are SHA-256 by path.
 * What differs is asked for again until the time is over: some hosts need a while.
 */
export async function askLive(
  url: string,
  files: Readonly<Record<string, string>>,
  patienceMs: number,
): Promise<LiveAnswer> {
  const paths = sample(Object.keys(files).filter(isShown));
  const end = performance.now() + patienceMs;
  for (;;) {
    const answers = await Promise.all(paths.map((path) => ask(url, path, files[path] ?? "")));
    const problems = answers.filter((answer) => answer !== undefined);
    if (problems.length === 0) return { isSame: true, asked: paths.length };
    if (performance.now() > end) return { isSame: false, problems };
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** What servers are told, and what stands for an address that is not there, has none of its own. */
const isShown = (path: string) =>
  !/(^|\/)\.|^_|^404\.html$|\/404\.html$|\.(br|gz)$|^vercel\.json$/.test(path);

/** The home page, some other pages, some of what they name. */
function sample(paths: readonly string[]): string[] {
  const pages = paths.filter((path) => path.endsWith(".html")).sort(byName);
  const assets = paths.filter((path) => isImmutable(`/${path}`));
  const others = paths.filter((path) => !pages.includes(path) && !assets.includes(path));
  const third = Math.floor(MOST / 3);
  return [pages, assets, others].flatMap((some) => some.slice(0, third));
}

const byName = (one: string, other: string) =>
  Number(other === "index.html") - Number(one === "index.html") || (one < other ? -1 : 1);

/** What is wrong with an answer; undefined if nothing is. */
async function ask(url: string, path: string, hash: string): Promise<string | undefined> {
  const address = `${url}/${encodeURI(path.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, ""))}`;
  try {
    const headers = { "cache-control": "no-cache" };
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(15_000) });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!response.ok) return `${address} answers ${response.status}`;
    return hashOf(bytes) === hash ? undefined : `${address} is not what was published`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `${address} does not answer (${cause instanceof Error ? cause.message : cause})`;
  }
}
