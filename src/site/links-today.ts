import type { PageFrame } from "../../schema/page.ts";
import type { Site } from "../../schema/site.ts";
import type { Unpublished } from "../config/expand/published.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import { htmlUrl, withoutOrigin } from "../model/addresses.ts";
import {
  isPattern,
  isRedirected,
  type Redirect,
  readRedirect,
  wildcardValue,
} from "../model/redirects.ts";
import type { MenuEntry, SiteModel } from "../model/route.ts";
import type { Link } from "../model/values.ts";
import type { ResolveEnvironment } from "./resolve/environment.ts";
import { parseInternalLink } from "./resolve/internal-links.ts";
import type { Use } from "./resolve/uses.ts";

/** Whether a link leads to a page of the config that is not published today. */
export type IsUnpublishedLink = (link: Link | undefined) => boolean;

export function unpublishedLinks(
  unpublished: readonly Unpublished[],
  hasPage: (path: string) => boolean,
): IsUnpublishedLink {
  const paths = new Set(unpublished.flatMap(({ pages, section }) => (section ? [] : pages)));
  return (link) => {
    const [path = ""] = link?.href.split(/[#?]/) ?? [];
    return paths.has(path) && !hasPage(path);
  };
}

/**
 * Whether an address of a page or a section is published on other days only. Until then, a redirect may
 * replace a page.
 */
export function omittedToday(
  unpublished: readonly Unpublished[],
  { business, redirects }: Pick<Site, "business" | "redirects">,
  hasPage: (path: string) => boolean,
): (href: string) => boolean {
  const dated = unpublished.filter(({ from, until }) => from !== undefined || until !== undefined);
  if (dated.length === 0) return () => false;
  const pages = new Set(dated.flatMap(({ pages, section }) => (section ? [] : pages)));
  const anchors = new Set(
    dated.flatMap(({ pages, section }) => pages.map((path) => `${path}#${section?.id ?? ""}`)),
  );
  const led = redirects.map(({ from, to }, index) => readRedirect(from, to, index));
  return (href) => {
    const target = parseInternalLink(withoutOrigin(href, business.url));
    if (!target) return false;
    const { path, anchor } = target;
    if (pages.has(path) && !hasPage(path)) return !isRedirected(path, led);
    return anchor !== "" && anchors.has(`${path}#${anchor}`);
  };
}

/**
 * Returns the unpublished addresses that a text of the config contains. The result is part of cache keys. An
 * address with tokens may be any of them.
 */
export function omittedAddresses(unpublished: readonly Unpublished[]): (text: string) => string {
  const addresses = unpublished.flatMap(({ pages, section }) =>
    section ? (section.id === undefined ? [] : `#${section.id}`) : pages,
  );
  if (addresses.length === 0) return () => "";
  const all = JSON.stringify(addresses);
  const named = new RegExp(addresses.map(literally).join("|"), "g");
  return (text) => (COMPOSED.test(text) ? all : [...new Set(text.match(named))].sort().join(" "));
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const COMPOSED = /[/#][^"\s)]*\{/;

/** Header and footer without the menu entries whose pages are not published today. */
export function withoutLinks(model: SiteModel, isAway: IsUnpublishedLink): SiteModel {
  const { header, footer } = model;
  const isThere = ({ link }: { link?: Link | undefined }) => !isAway(link);
  const publishedEntries = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap(({ label, link, links }) => {
      const target = isThere({ link }) ? link : undefined;
      const below = links?.filter(isThere) ?? [];
      if (!target && below.length === 0) return [];
      return { label, ...(target && { link: target }), ...(below.length > 0 && { links: below }) };
    });
  return {
    ...model,
    header: {
      ...header,
      links: publishedEntries(header.links),
      quickActions: header.quickActions.filter(isThere),
    },
    footer: {
      ...footer,
      groups: footer.groups.map((group) => ({ ...group, links: publishedEntries(group.links) })),
      smallLinks: footer.smallLinks.filter(isThere),
    },
  };
}

/** Whether a use is the link of such a menu entry. */
export const isOmittedMenuLink = (use: Use, isAway: IsUnpublishedLink): boolean =>
  use.kind === "link" && !use.inline && isInMenu(use.path) && isAway(use.link);

const isInMenu = (path: Path): boolean =>
  (path.includes("header") || path.includes("footer")) &&
  path.some((part) => typeof part === "number");

/** A redirect that is inactive today. */
export interface InactiveRedirect extends Redirect {
  /** The published pages at its address; empty if instead its target is not published. */
  pages: readonly PageFrame[];
}

interface Pages {
  config: Pick<Site, "pages">;
  environment: Pick<ResolveEnvironment, "isOmitted">;
}

/**
 * Separates active redirects from waiting ones. A redirect from a page with dates waits while that page is
 * published. A redirect to such a page waits while it is not.
 */
export function redirectsToday(
  all: readonly Redirect[],
  { config, environment }: Pages,
): { redirects: readonly Redirect[]; inactiveRedirects: readonly InactiveRedirect[] } {
  const dated = config.pages.filter(({ from, until }) => (from ?? until) !== undefined);
  const inactiveRedirects = all.flatMap((redirect) => {
    const isOver = (page: PageFrame) => covers(redirect.from, page.path);
    const pages = dated.filter(isOver);
    const isForThese = pages.length > 0 && config.pages.filter(isOver).length === pages.length;
    if (isForThese) return [{ ...redirect, pages }];
    return environment.isOmitted(redirect.to) ? [{ ...redirect, pages: [] }] : [];
  });
  const waits = new Set(inactiveRedirects.map(({ index }) => index));
  return { redirects: all.filter(({ index }) => !waits.has(index)), inactiveRedirects };
}

/** Whether a redirect matches the address of a page. */
export const covers = (from: string, path: string): boolean =>
  isPattern(from) ? wildcardValue(path, from) !== undefined : fileOf(path) === fileOf(from || "/");

/** Disks and hosts may ignore case. */
const fileOf = (path: string) => htmlUrl(path).toLowerCase();
