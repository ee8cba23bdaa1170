import type { Feature } from "../../schema/fields/features.ts";
import type { Originated } from "../expand/expand.ts";
import type { Crumb } from "../model/route.ts";
import type { Link } from "../model/values.ts";

/** What the rest of the site may know of a page: enough to link to it, and to say what it has. */
export interface PageOutline {
  path: string;
  label: string;
  parent: Originated<string> | undefined;
  /** The template it was made from; pages of one template are siblings. */
  template: string | undefined;
  /** It stands for a service wherever that is offered, not for a service in one place. */
  isService: boolean;
  /** What its sections bring to it. */
  features: Feature[];
}

/** What one page may know of all others. */
export interface SiteIndex {
  /** The service pages, in the order of the file. */
  services: { label: string; url: string }[];
  /** The first page that has a feature. */
  firstWith: Partial<Record<Feature, string>>;
  /** The pages of each template by their label. */
  siblings: ReadonlyMap<string, ReadonlyMap<string, Link>>;
  byPath: ReadonlyMap<string, PageOutline>;
}

export function siteIndexOf(outlines: readonly PageOutline[], siteUrl: string): SiteIndex {
  const firstWith: SiteIndex["firstWith"] = {};
  const siblings = new Map<string, Map<string, Link>>();
  for (const { path, label, template, features } of outlines) {
    for (const feature of features) firstWith[feature] ??= path;
    if (template === undefined) continue;
    const group = siblings.get(template) ?? new Map<string, Link>();
    siblings.set(template, group.set(label, { href: path }));
  }
  return {
    services: outlines
      .filter(({ isService }) => isService)
      .map(({ label, path }) => ({ label, url: siteUrl + path })),
    firstWith,
    siblings,
    // Of two pages with one path the first is meant, as where the second is told of it.
    byPath: new Map(outlines.toReversed().map((outline) => [outline.path, outline])),
  };
}

/** The way from the home page down to a page along `parent`. */
export interface Trail {
  /** Empty where there is none. */
  crumbs: Crumb[];
  /** Why the way ends early. */
  fault?: { kind: "unknown-parent"; at: PageOutline } | ParentLoop;
}

interface ParentLoop {
  kind: "parent-loop";
  at: PageOutline;
  /** The paths that lead round in a circle; the page itself may only lead into it. */
  circle: string[];
}

export function trailOf(page: PageOutline, { byPath }: Pick<SiteIndex, "byPath">): Trail {
  const crumbs: Crumb[] = [];
  let fault: Trail["fault"];
  for (let at: PageOutline | undefined = page; at; ) {
    const { label, path, parent }: PageOutline = at;
    const seen = crumbs.findIndex(({ href }) => href === path);
    if (seen >= 0) {
      const circle = crumbs.slice(0, seen + 1).map(({ href }) => href);
      return { crumbs: [], fault: { kind: "parent-loop", at: page, circle } };
    }
    crumbs.unshift({ label, href: path });
    const above: PageOutline | undefined = parent && byPath.get(parent.value);
    if (parent && !above) fault = { kind: "unknown-parent", at };
    at = above;
  }
  return { crumbs: crumbs.length > 1 ? crumbs : [], ...(fault ? { fault } : {}) };
}
