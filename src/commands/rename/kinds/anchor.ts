import { anchor as anchorSchema } from "../../../../schema/fields/addresses.ts";
import { listNames } from "../../../diagnostics/list-names.ts";
import { Refusal } from "../../../diagnostics/refusal.ts";
import { ownProperty } from "../../../lib/objects.ts";
import { withoutOrigin } from "../../../model/addresses.ts";
import { parseInternalLink } from "../../../site/resolve/internal-links.ts";
import { keyEdit } from "../source/edits.ts";
import { type Change, type Reference, replaced, type SourceField } from "../source/references.ts";
import { type Entry, pagesOf } from "../source/site-files.ts";
import type { SourceSite } from "../source/source-site.ts";
import type { RenameKind } from "./kind.ts";

export const anchor: RenameKind = {
  what: "section",
  form: "/#contact",
  read: (typed) => (/^\/[^#]*#[^#]+$/.test(typed) ? typed.normalize("NFC") : undefined),
  readNew(typed, from) {
    const [page] = from.split("#");
    const [before, id] = typed.includes("#") ? typed.split("#") : ["", typed];
    const isHere = before === "" || before === page;
    return isHere && id ? `${page}#${id.normalize("NFC")}` : undefined;
  },
  names: ({ site }) =>
    site.summary.pages.flatMap(({ path, ids }) =>
      ids.flatMap((id) => (id === null ? [] : `${path}#${id}`)),
    ),
  rule: (name) => ({ schema: anchorSchema, value: idIn(name) }),
  plan(whole, wanted, written) {
    const [from, to] = [idIn(whole), idIn(wanted)];
    const [path = ""] = whole.split("#");
    const owner = ownerOf(path, from, written);
    const entries = written.entries.filter((entry) => hasIt(entry, from, owner, written));
    const pages = new Set(entries.flatMap(pagesOf));
    refuseTaken(to, pages, written);
    const anchored: Anchored = { ...owner, entries: new Set(entries), pages };
    return {
      follow: (reference) => followId(reference, from, to, anchored, written),
      edits: entries.flatMap(({ value, path: at }) =>
        owner.entry === undefined && ownProperty(Object(value.instead), from)
          ? [keyEdit(written.config, [...at, "instead", from], to)]
          : [],
      ),
    };
  },
};

const idIn = (whole: string) => whole.split("#")[1] ?? whole;

/** The position of a section with an id: on its page, in the page's template, or among those of all pages. */
function ownerOf(
  page: string,
  id: string,
  written: SourceSite,
): Pick<Anchored, "entry" | "template"> {
  const entry = written.entries.find((each) => pagesOf(each).includes(page));
  if (idsOf(entry, written).includes(id)) return { entry, template: undefined };
  const template = String(entry?.value.template);
  const isInTemplate = written.references.some(
    ({ kind, text, field }) =>
      kind === "section" && text === id && field.template === template && !field.entry,
  );
  return { entry: undefined, template: isInTemplate ? template : undefined };
}

/** The ids of the entry's own sections. */
const idsOf = (entry: Entry | undefined, { references }: SourceSite): string[] =>
  references.flatMap(({ kind, text, field }) =>
    kind === "section" && field.entry === entry && field.path.at(-1) === "id" ? text : [],
  );

/** Whether the section is on an entry's pages. The entry's own sections may have the same id. */
const hasIt = (
  entry: Entry,
  id: string,
  owner: Pick<Anchored, "entry" | "template">,
  written: SourceSite,
): boolean => {
  if (owner.entry) return entry === owner.entry;
  if (idsOf(entry, written).includes(id)) return false;
  if (owner.template !== undefined) return entry.value.template === owner.template;
  const paths = new Set(pagesOf(entry));
  return written.site.summary.pages.some(({ path, ids }) => paths.has(path) && ids.includes(id));
};

function refuseTaken(id: string, pages: ReadonlySet<string>, { site }: SourceSite): void {
  const taken = site.summary.pages.filter(({ path, ids }) => pages.has(path) && ids.includes(id));
  if (taken.length === 0) return;
  const paths = listNames(
    taken.map(({ path }) => path),
    6,
  );
  throw new Refusal(`A section "${id}" already exists on ${paths}. Choose another name.`);
}

/** A section whose id changes. */
interface Anchored {
  /** Its entry in `pages`, or its template. Both are undefined if it is among the sections of all pages. */
  entry: Entry | undefined;
  template: string | undefined;
  /** The entries with the section, and the paths of their pages. */
  entries: ReadonlySet<Entry>;
  pages: ReadonlySet<string>;
}

/** Changes the id itself, `without`, and links. A link `#id` leads to a section of its own page. */
function followId(
  reference: Reference,
  from: string,
  to: string,
  anchored: Anchored,
  written: SourceSite,
): Change | undefined {
  const { kind, text, field } = reference;
  if (kind === "section")
    return text === from && isOfOwner(field, anchored) ? replaced(reference, to) : undefined;
  if (kind !== "link") return undefined;
  const found = parseInternalLink(withoutOrigin(text, written.site.config.business.url));
  if (found?.anchor !== from) return undefined;
  const isMeant = found.path
    ? anchored.pages.has(found.path)
    : isAround(field, from, anchored, written);
  const start = text.indexOf("#") + 1;
  return isMeant ? replaced(reference, to, start, text.length - start) : undefined;
}

/** Whether a section name refers to the section, in the same template or page or in a page made from it. */
function isOfOwner({ entry, template, path }: SourceField, anchored: Anchored): boolean {
  if (path.at(-1) === "id" || anchored.entry)
    return entry === anchored.entry && (entry !== undefined || template === anchored.template);
  return anchored.template === undefined || template === anchored.template;
}

/** Whether the section and a field appear on the same pages. */
function isAround(
  { entry, template }: SourceField,
  id: string,
  { entries, pages }: Anchored,
  written: SourceSite,
): boolean {
  if (entry !== undefined) return entries.has(entry);
  if (template !== undefined) return [...entries].some(({ value }) => value.template === template);
  // Header and footer are on all pages, so every page with such a section counts.
  const { summary } = written.site;
  return summary.pages.every(({ path, ids }) => pages.has(path) || !ids.includes(id));
}
