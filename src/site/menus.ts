import type { Path } from "../diagnostics/diagnostic.ts";
import type { SiteModel } from "../model/route.ts";
import type { Link } from "../model/values.ts";
import type { Unpublished } from "../read/published.ts";
import type { Use } from "../resolve/uses.ts";

/** Whether a link leads to a page that is written, and that visitors do not get today. */
export type LeadsNowhereYet = (link: Link | undefined) => boolean;

export function leadsNowhereYet(
  unpublished: readonly Unpublished[],
  hasPage: (path: string) => boolean,
): LeadsNowhereYet {
  const paths = new Set(unpublished.flatMap(({ pages, section }) => (section ? [] : pages)));
  return (link) => {
    const [path = ""] = link?.href.split(/[#?]/) ?? [];
    return paths.has(path) && !hasPage(path);
  };
}

/** Header and footer with what comes and goes with its page: the entries of their lists of links. */
export function withoutLinks(model: SiteModel, isAway: LeadsNowhereYet): SiteModel {
  const { header, footer } = model;
  const isThere = ({ link }: { link: Link | undefined }) => !isAway(link);
  return {
    ...model,
    header: {
      ...header,
      links: header.links.filter(isThere),
      quickActions: header.quickActions.filter(isThere),
    },
    footer: {
      ...footer,
      groups: footer.groups.map((group) => ({ ...group, links: group.links.filter(isThere) })),
      smallLinks: footer.smallLinks.filter(isThere),
    },
  };
}

/** Whether a use is the link of such an entry. */
export const isLeftOut = (use: Use, isAway: LeadsNowhereYet): boolean =>
  use.kind === "link" && !use.inline && isInMenu(use.path) && isAway(use.link);

const isInMenu = (path: Path): boolean =>
  (path.includes("header") || path.includes("footer")) &&
  path.some((part) => typeof part === "number");
