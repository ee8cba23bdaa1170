import { path as pathSchema } from "../../../../schema/fields/addresses.ts";
import { isSamePage } from "../../../checks/rules/pages/duplicate-path.ts";
import { cellOfPath } from "../../../config/tables/row-path.ts";
import { Refusal } from "../../../diagnostics/refusal.ts";
import { fileUrl, NOT_FOUND, withoutOrigin } from "../../../model/addresses.ts";
import { parseInternalLink } from "../../../site/resolve/internal-links.ts";
import type { Redirect } from "../../redirects/written.ts";
import { type Change, type Reference, replaced } from "../source/references.ts";
import type { SourceSite } from "../source/source-site.ts";
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
    const { moved, redirects } = redirectsOf(new Map([[from, to]]), written);
    return {
      edits: pathEdits(from, to, written),
      follow: (reference) => followPath(reference, moved, written.site.config.business.url),
      redirects,
    };
  },
};

/** The new address of a file beside a page, of which the name and the index are known; undefined if it has none. */
export type FileThen = (page: string, name: string, at: number) => string | undefined;

/** The addresses that move with pages, those of their files too, and the redirects from published ones. */
export function redirectsOf(
  pages: ReadonlyMap<string, string>,
  written: SourceSite,
  fileThen: FileThen = fileUrl,
) {
  const groups = [...pages].map(([from, to]) => ({
    isPublic: written.published.has(from),
    moved: [
      [from, to] as const,
      ...(written.files.get(from) ?? []).flatMap((file, at) => {
        const then = fileThen(to, file.slice(fileUrl(from, "").length), at);
        return then === undefined ? [] : [[file, then] as const];
      }),
    ],
  }));
  return {
    moved: new Map(groups.flatMap(({ moved }) => moved)),
    redirects: groups.flatMap(({ isPublic, moved }) => (isPublic ? moved.flatMap(redirectOf) : [])),
  };
}

/** No redirect between /seo and /seo.html: hosts serve one file for both. */
const redirectOf = ([from, to]: readonly [string, string]): Redirect[] =>
  isSamePage({ path: from }, { path: to }) ? [] : [{ from, to }];

/** Hosts require these paths. */
function refuseFixed(path: string): void {
  if (path === "/") throw new Refusal("The home page is always at / and cannot be moved.");
  if (NOT_FOUND.includes(path))
    throw new Refusal(
      `Hosts show the page ${path} for missing addresses, and only find it at this path.`,
    );
}

export function followPath(
  reference: Reference,
  moved: ReadonlyMap<string, string>,
  siteUrl: string,
): Change | undefined {
  const { kind, text, within, pattern } = reference;
  if (kind === "page") {
    const to = moved.get(text);
    const written = to !== undefined && pattern !== undefined ? cellOfPath(pattern, to) : to;
    return written === undefined ? undefined : replaced(reference, written, 0, within.length);
  }
  if (kind !== "link") return undefined;
  const target = withoutOrigin(text, siteUrl);
  const to = moved.get(parseInternalLink(target)?.path ?? "");
  const start = text.length - target.length;
  // A full URL of the home page may have no slash.
  if (to === undefined || start < 0) return undefined;
  return replaced(reference, to, start, target.search(/[?#]|$/));
}
