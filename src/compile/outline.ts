import type { Section } from "../../schema/sections/index.ts";
import type { Crumb } from "../model/route.ts";
import type { Link } from "../model/values.ts";
import type { Shown } from "../sections/context.ts";
import { expandPage, type Originated } from "./expand.ts";
import { fillIn } from "./resolve.ts";
import type { Shell } from "./shell.ts";

/** What the rest of the site may know of a page: enough to link to it, and to say what it shows. */
export interface PageOutline {
  path: string;
  label: string;
  parent: Originated<string> | undefined;
  /** The template it was made from; pages of one template are siblings. */
  template: string | undefined;
  isService: boolean;
  shows: Shown[];
}

/** The outline of the page at an index of the config; undefined where it cannot be expanded. */
export function outlinePage(index: number, shell: Shell): PageOutline | undefined {
  const { page } = expandPage(index, shell.config, shell.facts);
  if (!page) return undefined;
  const { path, label, parent, template, structuredData, sections, scope } = page;
  // What is wrong with these words is told where the page itself is compiled.
  const silent = { ...shell.environment, scope, report: () => {}, record: () => {} };
  return {
    ...{ path, parent, template },
    label: fillIn(label.value, label.origin, silent),
    isService: structuredData === "service",
    shows: [...new Set(sections.value.flatMap(shownBy))],
  };
}

function shownBy(section: Section): Shown[] {
  const parts: Shown[] = [section.type];
  if (section.type === "contact" && section.showMap) parts.push("map");
  if (section.type === "hero" && section.video) parts.push("video");
  return parts;
}

/** What one page may know of all others. */
export interface Outlook {
  /** The service pages, in the order of the file. */
  services: { label: string; url: string }[];
  /** The first page that shows something. */
  firstWith: Partial<Record<Shown, string>>;
  /** The pages of each template by their label. */
  siblings: ReadonlyMap<string, ReadonlyMap<string, Link>>;
  byPath: ReadonlyMap<string, PageOutline>;
}

export function outlookOf(outlines: readonly PageOutline[], siteUrl: string): Outlook {
  const firstWith: Outlook["firstWith"] = {};
  const siblings = new Map<string, Map<string, Link>>();
  for (const { path, label, template, shows } of outlines) {
    for (const shown of shows) firstWith[shown] ??= path;
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
    byPath: new Map(outlines.map((outline) => [outline.path, outline])),
  };
}

/** The way from the home page down to a page along `parent`. */
export interface Trail {
  /** Empty where there is none. */
  crumbs: Crumb[];
  /** Why the way ends early. */
  fault?: { kind: "unknown-parent" | "parent-loop"; at: PageOutline };
}

export function trailOf(page: PageOutline, { byPath }: Pick<Outlook, "byPath">): Trail {
  const crumbs: Crumb[] = [];
  let fault: Trail["fault"];
  for (let at: PageOutline | undefined = page; at; ) {
    const { label, path, parent }: PageOutline = at;
    if (crumbs.some(({ href }) => href === path)) {
      return { crumbs: [], fault: { kind: "parent-loop", at: page } };
    }
    crumbs.unshift({ label, href: path });
    const above: PageOutline | undefined = parent && byPath.get(parent.value);
    if (parent && !above) fault = { kind: "unknown-parent", at };
    at = above;
  }
  return { crumbs: crumbs.length > 1 ? crumbs : [], ...(fault ? { fault } : {}) };
}
