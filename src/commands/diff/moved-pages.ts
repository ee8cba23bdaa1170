import { decodedPath, fileUrl } from "../../model/addresses.ts";
import { feedUrl } from "../../model/news.ts";
import type { RouteModel } from "../../model/route.ts";
import { locationFor } from "../../output/hosting/redirects-file.ts";
import { type BuiltSide, routeIn } from "./built-side.ts";
import { redirectLines } from "./site-notices.ts";

/** A page with another address. */
export interface MovedPage {
  from: string;
  to: string;
  title: string;
  /** Where its old address leads; undefined if nowhere. */
  redirect?: string;
}

/** A page of only one of the sites. */
interface LonePage {
  path: string;
  route: RouteModel;
}

/**
 * The pages of the old site that have another address in the new one. A redirect decides, since an owner or a rename wrote
 * it. Pages that were never public have none, and are recognised by their sections or their title. Similar words
 * are not enough: the pages of a template are all similar.
 */
export function movedPages(before: BuiltSide, after: BuiltSide): MovedPage[] {
  const lines = redirectLines(after);
  const leadsTo = (path: string) => {
    const location = locationFor(lines, path, path);
    return location === undefined ? undefined : decodedPath(location.replace(/[?#].*/, ""));
  };
  const signs: readonly [ofOld: Sign, ofNew: Sign][] = [
    [({ path, route }) => name(route, leadsTo(path)), ({ path, route }) => name(route, path)],
    [({ path }) => leadsTo(path), ({ path }) => path],
    [({ route }) => content(route), ({ route }) => content(route)],
    [({ route }) => name(route), ({ route }) => name(route)],
  ];
  const gone = new Set(lonePages(before, after));
  const fresh = new Set(lonePages(after, before));
  return signs.flatMap(([ofOld, ofNew]) =>
    pairs(gone, fresh, ofOld, ofNew).map(([{ path: from }, { path: to, route }]) => {
      const redirect = leadsTo(from);
      return { from, to, title: route.head.title, ...(redirect !== undefined && { redirect }) };
    }),
  );
}

/** What a page of the old site and one of the new site have in common if they are the same page. */
type Sign = (page: LonePage) => string | undefined;

const name = ({ language, head }: RouteModel, ...more: (string | undefined)[]): string =>
  JSON.stringify([language, head.title, ...more]);

const content = ({ language, sections }: RouteModel): string | undefined =>
  sections.length === 0 ? undefined : JSON.stringify([language, sections]);

const lonePages = (side: BuiltSide, other: BuiltSide): LonePage[] =>
  [...side.pages.keys()]
    .filter((path) => !other.pages.has(path))
    .map((path) => ({ path, route: routeIn(side, path) }));

/** Takes the pages with the same sign out of both sets. */
function pairs(gone: Set<LonePage>, fresh: Set<LonePage>, ofOld: Sign, ofNew: Sign) {
  const waiting = new Map<string, LonePage[]>();
  for (const page of fresh) {
    const sign = ofNew(page);
    if (sign !== undefined) waiting.set(sign, [...(waiting.get(sign) ?? []), page]);
  }
  return [...gone].flatMap((old): [LonePage, LonePage][] => {
    const now = waiting.get(ofOld(old) ?? "")?.shift();
    if (!now) return [];
    gone.delete(old);
    fresh.delete(now);
    return [[old, now]];
  });
}

/** Both sites with the new addresses of pages that have moved, so that links that follow them are no difference. */
export function withNewAddresses(
  before: BuiltSide,
  after: BuiltSide,
  pages: readonly MovedPage[],
): [before: BuiltSide, after: BuiltSide] {
  if (pages.length === 0) return [before, after];
  const addresses = new Map(pages.flatMap((page) => addressesOf(page, before, after)));
  return [withAddresses(before, addresses), withAddresses(after, addresses)];
}

/** The addresses of a page and of the files beside it. */
function addressesOf(
  { from, to }: MovedPage,
  before: BuiltSide,
  after: BuiltSide,
): [old: string, now: string][] {
  const files = [...before.files.keys()].flatMap((url): [string, string][] => {
    if (!url.startsWith(fileUrl(from, ""))) return [];
    const now = fileUrl(to, url.slice(fileUrl(from, "").length));
    return after.files.has(now) ? [[url, now]] : [];
  });
  return [[from, to], [feedUrl(from), feedUrl(to)], ...files];
}

function withAddresses(side: BuiltSide, addresses: ReadonlyMap<string, string>): BuiltSide {
  const now = (address: string) => addresses.get(address) ?? address;
  const moved = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_, inner) =>
      typeof inner === "string" ? withPath(inner, now) : inner,
    );
  const renamed = <T>(map: ReadonlyMap<string, T>) =>
    new Map([...map].map(([url, value]) => [now(url), value] as const));
  return {
    ...side,
    pages: renamed(side.pages),
    shared: side.shared && moved(side.shared),
    files: renamed(side.files),
    moved,
  };
}

/** An address, or that of a page's share image, `/share/seo-0123456789.png`. */
const ADDRESS =
  /^(https?:\/\/[^/?#\s]+)?(\/share(?=\/))?(\/[^?#\s]*?)(?=(?:-[\w-]{10}\.png)?(?:[?#]|$))/;

/** A link with another path; any other text stays. */
const withPath = (text: string, now: (path: string) => string): string =>
  text.replace(ADDRESS, (link, origin = "", share = "", path = "") => {
    const [old, moved] = [decodedPath(path), now(decodedPath(path))];
    return moved === old ? link : origin + share + moved;
  });
