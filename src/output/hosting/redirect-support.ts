import { isFileName } from "../../../schema/fields/addresses.ts";
import type { PublishSettings } from "../../../schema/publish.ts";
import { htmlUrl } from "../../model/addresses.ts";
import { isPattern, type Redirect, splitAddress } from "../../model/redirects.ts";

/** How a host supports redirects. */
interface Support {
  name: string;
  /** Whether the host redirects itself; otherwise a page at the old address redirects. */
  redirects: boolean;
  /** Whether it can match the query of an address. */
  queries: boolean;
  /** Its limits for redirects of single addresses and for redirects with `/*`. */
  most?: typeof MOST_AT_CLOUDFLARE;
}

const SERVER: Support = { name: "This server", redirects: true, queries: true };

/** developers.cloudflare.com/pages/configuration/redirects */
export const MOST_AT_CLOUDFLARE = { single: 2000, patterns: 100 };

/** By the target of `publish`: docs.netlify.com/manage/routing/redirects */
const HOSTS: Record<PublishSettings["to"], Support> = {
  folder: SERVER,
  sftp: SERVER,
  rsync: SERVER,
  netlify: { name: "Netlify", redirects: true, queries: true },
  cloudflare: {
    name: "Cloudflare Pages",
    redirects: true,
    queries: false,
    most: MOST_AT_CLOUDFLARE,
  },
  "github-pages": { name: "GitHub Pages", redirects: false, queries: false },
};

/** The support of the site's host; undefined if the config does not name one. */
export const redirectSupport = (publish: PublishSettings | undefined): Support | undefined =>
  publish && HOSTS[publish.to];

/**
 * Why a page cannot be created at an old address. The address must be a plain one, of a page, possible as a
 * file name, and free.
 */
export const canHavePage = ({ from }: Redirect, taken: ReadonlySet<string>): boolean =>
  !isPattern(from) &&
  splitAddress(from).query.length === 0 &&
  !OTHER_FILE.test(from) &&
  fileOf(from).slice(1).split("/").every(isFileName) &&
  !taken.has(fileOf(from));

/** A page served at `/list.php` would have the wrong type. */
const OTHER_FILE = /\.(?!html$)[^./]+$/i;

/** Some disks ignore case. */
const fileOf = (path: string) => htmlUrl(path).toLowerCase();

/** The files of pages. */
export const pageFiles = (pages: readonly { path: string }[]): ReadonlySet<string> =>
  new Set(pages.map(({ path }) => fileOf(path)));

interface Known {
  config: { publish?: PublishSettings | undefined; pages: readonly { path: string }[] };
}

/**
 * Whether to create a page at an old address: if the host does not redirect, or if the config does not name a
 * host. An unknown server may list a folder instead of the page with its name, or use a folder `index.php` as
 * its home page. So such a page must not create a folder.
 */
export function needsPage({ config }: Known): (redirect: Redirect) => boolean {
  const host = redirectSupport(config.publish);
  const taken = pageFiles(config.pages);
  const isFree = (folder: string) => !folder.includes(".") && !taken.has(fileOf(folder));
  return (redirect) =>
    !host?.redirects &&
    canHavePage(redirect, taken) &&
    (host !== undefined || foldersAbove(redirect.from).every(isFree));
}

const foldersAbove = (path: string): string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index)).filter(Boolean);
