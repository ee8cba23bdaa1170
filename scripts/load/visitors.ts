import type { IncomingHttpHeaders } from "node:http";
import { sha256 } from "../../src/output/built-files.ts";

/** The SHA-256 of each file of a build, by path. */
export type Build = Readonly<Record<string, string>>;

/** The errors, with a line for each occurrence. */
export interface Faults {
  /** Requests without a response, or with another status than 200. */
  failed: string[];
  /** Pages with missing files. */
  missing: string[];
  /** Pages from one build with files from another one. */
  mixed: string[];
  /** Addresses that are cached forever and have changed bytes. */
  changed: string[];
}

type Ask = (
  path: string,
) => Promise<{ statusCode: number; headers: IncomingHttpHeaders; body: Buffer }>;

/** Visitors of a site that is one of several builds, and their errors. */
export function visitorsOf(builds: readonly Build[], ask: Ask) {
  const faults: Faults = { failed: [], missing: [], mixed: [], changed: [] };
  const seen = { requests: 0, overtaken: 0, faults };
  const kept = new Map<string, string>();

  /** Undefined if it does not exist. */
  async function fetched(path: string) {
    seen.requests += 1;
    try {
      const { statusCode, headers, body } = await ask(path);
      if (statusCode !== 200) throw new Error(`status ${statusCode}`);
      const hash = sha256(body);
      if (headers["cache-control"]?.includes("immutable")) {
        if ((kept.get(path) ?? hash) !== hash) faults.changed.push(path);
        kept.set(path, hash);
      }
      return { path, hash, text: body.toString() };
    } catch (error) {
      faults.failed.push(`${path}: ${error}`);
      return undefined;
    }
  }

  /** Requests a page, and after a pause its files; a new build may be published meanwhile. */
  async function visit(path: string, pause: () => Promise<unknown>): Promise<void> {
    const page = await fetched(path);
    if (!page) return;
    const build = builds.find((files) => files[fileOf(path)] === page.hash);
    if (!build) {
      faults.mixed.push(`${path}: the page belongs to no build`);
      return;
    }
    await pause();
    const { route = "", version } = OWN_DATA.exec(page.text)?.groups ?? {};
    const data = await fetched(route);
    const isOwn = data?.hash === build[route.slice(1)];
    const found = data && !isOwn ? JSON.parse(data.text) : undefined;
    // A page only uses data of its own version (src/client/browser.tsx).
    if (found?.version === version && found) faults.mixed.push(`${path}: ${route}`);
    else if (found) seen.overtaken += 1;
    const names = namedIn(page.text + (isOwn ? data?.text : ""));
    const files = await Promise.all(names.map(fetched));
    const gone = names.filter((_, at) => !files[at]);
    if (gone.length > 0 || !data) faults.missing.push(`${path}: ${gone.join(", ")}`);
    const others = files.filter((file) => file && build[file.path.slice(1)] !== file.hash);
    if (others.length > 0) faults.mixed.push(`${path}: ${others.map((each) => each?.path)}`);
  }

  return { seen, visit };
}

const fileOf = (path: string) =>
  `${path === "/" ? "index" : path.slice(1).replace(/\/$/, "")}.html`;

const OWN_DATA = /data-route="(?<route>[^"]+)" data-version="(?<version>[^"]+)"/;

/** Scripts, styles, fonts and pictures, including share images with absolute addresses. */
const NAMED =
  /["'(, ](?:https:\/\/[\w.-]+\.example)?(\/[\w./-]+\.(?:js|css|woff2|svg|png|webp|avif|jpg))(?=["'), ])/g;

const namedIn = (text: string) => [
  ...new Set([...text.matchAll(NAMED)].map(([, path = ""]) => path)),
];
