import * as z from "zod";
import { customName } from "../../../../schema/fields/fields.ts";
import { inAddress } from "../../../config/tables/row-path.ts";
import { ownProperty } from "../../../lib/objects.ts";
import type { TermKind } from "../../../model/page-list.ts";
import { languagesOf } from "../../../site/languages.ts";
import { type Edit, keyEdit } from "../source/edits.ts";
import { replacedName } from "../source/references.ts";
import type { SourceSite } from "../source/source-site.ts";
import type { Plan, RenameKind } from "./kind.ts";
import { movedByCells } from "./moved-by-cells.ts";
import { followPath, redirectsOf } from "./page.ts";
import { pathEdits } from "./page-path.ts";

export const tag: RenameKind = termKind("tag", "Boilers");
export const series: RenameKind = termKind("series", "The winter check");
export const author: RenameKind = {
  ...termKind("author", "ines"),
  names: (written) => [...new Set([...authorKeys(written), ...namesIn("author", written)])],
  rule: (name, from, written) => ({
    schema: authorKeys(written).includes(from) ? customName : TERM,
    value: name,
  }),
  plan(from, to, written) {
    const plan = termPlan("author", from, to, written);
    return { ...plan, edits: [...(plan.edits ?? []), ...keyEdits(from, to, written)] };
  },
};

/** A name that pages have in common. */
function termKind(kind: TermKind, form: string): RenameKind {
  return {
    what: kind,
    form,
    read: validTerm,
    readNew: validTerm,
    names: (written) => namesIn(kind, written),
    rule: (name) => ({ schema: TERM, value: name }),
    plan: (from, to, written) => termPlan(kind, from, to, written),
  };
}

const TERM = z.string().regex(/^[^{}]+$/, "write it without braces");

/** Addresses begin with a slash. */
function validTerm(typed: string): string | undefined {
  return /^\s*(\/|$)/.test(typed) ? undefined : typed.trim();
}

const namesIn = (wanted: TermKind, { references }: SourceSite): string[] => [
  ...new Set(
    references.flatMap(({ kind, text }) => (kind === wanted && !text.includes("{") ? text : [])),
  ),
];

const authorKeys = ({ site }: SourceSite): string[] => Object.keys(site.config.authors);

/** The keys of an author in `authors`, also of other languages. */
function keyEdits(from: string, to: string, { config, site }: SourceSite): Edit[] {
  const owners = [
    { authors: site.config.authors, path: [] },
    ...Object.entries(site.config.languages ?? {}).map(([language, { authors }]) => ({
      authors,
      path: ["languages", language],
    })),
  ];
  return owners.flatMap(({ authors, path }) =>
    ownProperty(authors, from) ? keyEdit(config, [...path, "authors", from], to) : [],
  );
}

/** The name changes, and the address of its page if that ends with the name. */
function termPlan(kind: TermKind, from: string, to: string, written: SourceSite): Plan {
  const byCells = movedByCells(kind, from, to, written);
  const byHand = new Map(
    termPages(kind, from, written).flatMap((path) => {
      const moved = withLastPart(path, inAddress(from), inAddress(to));
      return moved === undefined || byCells.has(path) ? [] : [[path, moved] as const];
    }),
  );
  const moved = new Map([...byCells, ...byHand]);
  const { redirects, moved: all } = redirectsOf(moved, written);
  return {
    edits: [...byHand].flatMap(([old, path]) => pathEdits(old, path, written)),
    follow: (reference) =>
      replacedName(reference, kind, from, to) ??
      followPath(reference, all, written.site.config.business.url),
    redirects,
    pages: moved,
  };
}

/** The pages of a term, one in each language. */
function termPages(kind: TermKind, name: string, { site }: SourceSite): string[] {
  const paths = languagesOf(site.config).flatMap(
    (language) => site.siteIndex.lists.termPage(kind, name, language) ?? [],
  );
  return [...new Set(paths)];
}

/** An address whose last part is the name, with the new one. */
const withLastPart = (path: string, from: string, to: string): string | undefined =>
  from && to && path.endsWith(`/${from}`) ? path.slice(0, -from.length) + to : undefined;
