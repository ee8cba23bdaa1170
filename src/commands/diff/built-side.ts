import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  ASSETS,
  dataUrl,
  htmlUrl,
  ROUTE_DATA,
  SHARE_IMAGES,
  SHARED_DATA,
} from "../../model/addresses.ts";
import { feedUrl } from "../../model/news.ts";
import type { RouteModel } from "../../model/route.ts";
import type { SharedSiteModel } from "../../model/shared.ts";
import { SERVER_DIR } from "../../output/hosting/hosts.ts";
import { type ListedFile, MANIFEST_URL, parseManifest } from "../../output/manifest.ts";

/** One of the two compared sites. */
export interface BuiltSide {
  folder: string;
  pages: ReadonlyMap<string, BuiltPage>;
  /** What all pages share; undefined for sites built by older versions. */
  shared: SharedSiteModel | undefined;
  /** The hashes of public files and of files for robots. */
  files: ReadonlyMap<string, string>;
  /** The address of a page that has moved in place of its old one, in any value. */
  moved?<T>(value: T): T;
}

/** The hashes of a page's two files, HTML and model, and the size of the HTML. */
interface BuiltPage {
  html: string;
  model: string;
  bytes: number;
  /** The address of its model. */
  data: string;
}

/** The model of a page. */
export function routeIn({ folder, pages, moved }: BuiltSide, path: string): RouteModel {
  const { data = dataUrl(path) } = pages.get(path) ?? {};
  const { route } = read<{ route: RouteModel }>(folder, data);
  return moved?.(route) ?? route;
}

/** Reads a built site; throws if the folder does not contain one. */
export function readBuiltSide(folder: string): BuiltSide {
  const listed = new Map(listedFiles(folder).map(({ path, ...file }) => [`/${path}`, file]));
  const pages: [string, BuiltPage][] = [];
  const urls = new Set<string>();
  for (const [url, { sha256: model }] of listed) {
    const path = pagePath(url);
    const page = path === undefined ? undefined : listed.get(htmlUrl(path));
    if (path === undefined || !page) continue;
    urls.add(htmlUrl(path)).add(feedUrl(path));
    pages.push([path, { html: page.sha256, model, bytes: page.size, data: url }]);
  }
  const others = [...listed].filter(([url]) => !urls.has(url) && !isMade(url));
  const shared = listed.has(SHARED_DATA) ? read<SharedSiteModel>(folder, SHARED_DATA) : undefined;
  return {
    folder,
    pages: new Map(pages),
    shared,
    files: new Map(others.map(([url, { sha256 }]) => [url, sha256])),
  };
}

/** The files in a site's manifest; throws if there is no manifest. */
export function listedFiles(folder: string): ListedFile[] {
  const file = join(folder, MANIFEST_URL);
  if (!existsSync(file))
    throw new Error(
      `"${folder}" is not a built site: it has no manifest.json. Choose the folder of a build, a config, or a revision.`,
    );
  const files = parseManifest(readFileSync(file, "utf8"));
  if (files) return files;
  throw new Error(notAsBuilt(file));
}

const notAsBuilt = (file: string) =>
  `"${file}" has changed since it was built. Build that site again.`;

function read<T>(folder: string, url: string): T {
  const file = join(folder, url);
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new Error(notAsBuilt(file));
  }
}

/** The path of the page whose model has this address. */
function pagePath(url: string): string | undefined {
  if (!url.startsWith(`${ROUTE_DATA}/`) || !url.endsWith(".json")) return undefined;
  const path = url.slice(ROUTE_DATA.length, -".json".length);
  return path === "/index" ? "/" : path;
}

/** Files derived from the pages, or for servers only. */
const isMade = (url: string): boolean =>
  [ASSETS, SHARE_IMAGES, ROUTE_DATA, SERVER_DIR].some((folder) => url.startsWith(`${folder}/`)) ||
  MADE.test(url);

const MADE =
  /^\/(route-data\.json|manifest\.json|_headers|vercel\.json|\.htaccess|sitemap[^/]*\.xml|search-index[^/]*\.json)$/;
