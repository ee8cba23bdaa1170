import type { PageFrame } from "../../schema/page.ts";
import type { Site } from "../../schema/site.ts";
import { htmlUrl } from "../model/addresses.ts";
import { isPattern, type Redirect, wildcardValue } from "../model/redirects.ts";
import type { ResolveEnvironment } from "./resolve/environment.ts";

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
 * Separates active redirects from waiting ones. A redirect from a page with a first or a last day waits
 * while that page is published; one to such a page waits while it is not.
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
