import { path as pathSchema } from "../../../../schema/fields/addresses.ts";
import { isSamePage } from "../../../checks/rules/pages/duplicate-path.ts";
import { Refusal } from "../../../diagnostics/refusal.ts";
import { NOT_FOUND, withoutOrigin } from "../../../model/addresses.ts";
import { feedUrl } from "../../../model/news.ts";
import { parseInternalLink } from "../../../site/resolve/own-links.ts";
import { type Change, type Piece, partOf, piecesOf } from "../written/pieces.ts";
import type { WrittenField } from "../written/written-fields.ts";
import type { RenameKind } from "./kind.ts";
import { pathEdits } from "./page-path.ts";

export const page: RenameKind = {
  what: "page",
  form: "/seo",
  read: (typed) => (/^\/(?!media\/)[^#]*$/.test(typed) ? typed.normalize("NFC") : undefined),
  readNew: (typed) => (typed.startsWith("/") ? typed.normalize("NFC") : undefined),
  names: ({ site }) => site.config.pages.map(({ path }) => path),
  rule: (name) => ({ schema: pathSchema, value: name }),
  plan(from, to, written) {
    refuseFixed(from);
    const { url } = written.site.config.business;
    const isPublic = written.published.has(from);
    const feeds = written.feeds.has(from) ? [[feedUrl(from), feedUrl(to)] as const] : [];
    const moved = [[from, to] as const, ...feeds];
    return {
      edits: pathEdits(from, to, written),
      changes: (field) => changesIn(field, moved, url),
      redirects: isPublic ? moved.flatMap(redirectOf) : [],
    };
  },
};

/** None between /seo and /seo.html: hosts serve one file for both. */
const redirectOf = ([from, to]: Moved[number]) =>
  isSamePage({ path: from }, { path: to }) ? [] : [{ from, to }];

/** Hosts require these paths. */
function refuseFixed(path: string): void {
  if (path === "/") throw new Refusal("The home page is always at / and cannot be moved.");
  if (NOT_FOUND.includes(path))
    throw new Refusal(
      `Hosts show the page ${path} for missing addresses, and only find it at this path.`,
    );
}

type Moved = readonly (readonly [from: string, to: string])[];

function changesIn(field: WrittenField, moved: Moved, siteUrl: string): Change[] {
  const { text, names } = field;
  const within = { start: 0, length: text.length };
  if (names === "page")
    return moved.flatMap(([from, to]) => (text === from ? { within, text: to } : []));
  return piecesOf(field).links.flatMap((link) =>
    moved.flatMap(([from, to]) => linkChange(link, from, to, siteUrl)),
  );
}

/** The path within a link. */
function linkChange(link: Piece, from: string, to: string, siteUrl: string): Change[] {
  const target = withoutOrigin(link.text, siteUrl);
  if (parseInternalLink(target)?.path !== from) return [];
  const before = link.text.length - target.length;
  const [path = ""] = target.split(/[?#]/);
  // A full URL of the home page may have no slash.
  if (before < 0) return [];
  return [{ within: partOf(link, before, path.length), text: to }];
}
