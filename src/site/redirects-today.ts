import type { Page } from "../../schema/page.ts";
import type { Site } from "../../schema/site.ts";
import { htmlUrl } from "../model/addresses.ts";
import { isPattern, type Redirect, wildcardValue } from "../model/redirects.ts";
import type { ResolveEnvironment } from "../resolve/environment.ts";

/** A redirect that does not lead on today. */
export interface WaitingRedirect extends Redirect {
  /** The pages with days that are at its address now; none where the page that it leads to is away. */
  pages: readonly Page[];
}

interface Pages {
  config: Pick<Site, "pages">;
  environment: Pick<ResolveEnvironment, "isOmitted">;
}

/**
 * Redirects that lead on today, and those that wait: one from the path of a page with a first or a last day, as
 * long as that page is there, and one to such a page, as long as it is not.
 */
export function redirectsToday(
  all: readonly Redirect[],
  { config, environment }: Pages,
): { redirects: readonly Redirect[]; waiting: readonly WaitingRedirect[] } {
  const dated = config.pages.filter(({ from, until }) => (from ?? until) !== undefined);
  const waiting = all.flatMap((redirect) => {
    const isOver = (page: Page) => covers(redirect.from, page.path);
    const pages = dated.filter(isOver);
    const isForThese = pages.length > 0 && config.pages.filter(isOver).length === pages.length;
    if (isForThese) return [{ ...redirect, pages }];
    return environment.isOmitted(redirect.to) ? [{ ...redirect, pages: [] }] : [];
  });
  const waits = new Set(waiting.map(({ index }) => index));
  return { redirects: all.filter(({ index }) => !waits.has(index)), waiting };
}

/** Whether a redirect is for the address of a page. */
export const covers = (from: string, path: string): boolean =>
  isPattern(from) ? wildcardValue(path, from) !== undefined : fileOf(path) === fileOf(from || "/");

/** Disks and hosts may not tell capitals apart. */
const fileOf = (path: string) => htmlUrl(path).toLowerCase();
