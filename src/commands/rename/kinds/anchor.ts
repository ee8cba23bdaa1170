import { anchor as anchorSchema } from "../../../../schema/fields/addresses.ts";
import { listNames } from "../../../diagnostics/list-names.ts";
import { Refusal } from "../../../diagnostics/refusal.ts";
import { ownProperty } from "../../../lib/own-property.ts";
import { withoutOrigin } from "../../../model/addresses.ts";
import { parseInternalLink } from "../../../site/resolve/own-links.ts";
import { keyEdit } from "../written/edits.ts";
import { type Change, type Piece, partOf, piecesOf } from "../written/pieces.ts";
import { type Entry, pagesOf } from "../written/site-files.ts";
import type { WrittenField } from "../written/written-fields.ts";
import type { WrittenSite } from "../written/written-site.ts";
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
      changes: (field) => anchorChanges(field, from, to, anchored, written),
      edits: entries.flatMap(({ value, path: at }) =>
        owner.template !== undefined && ownProperty(Object(value.instead), from)
          ? [keyEdit(written.config, [...at, "instead", from], to)]
          : [],
      ),
      redirects: [],
    };
  },
};

const idIn = (whole: string) => whole.split("#")[1] ?? whole;

/** Where a section with an id is: on its page, or in the page's template. */
function ownerOf(
  page: string,
  id: string,
  written: WrittenSite,
): Pick<Anchored, "entry" | "template"> {
  const entry = written.entries.findIndex((each) => pagesOf(each).includes(page));
  if (idsOf(entry, written).includes(id)) return { entry, template: undefined };
  return { entry: undefined, template: String(written.entries[entry]?.value.template) };
}

/** The ids of the entry's own sections. */
const idsOf = (entry: number, { fields }: WrittenSite): string[] =>
  fields().flatMap((field) =>
    field.entry === entry && field.names === "section" && field.path.at(-1) === "id"
      ? field.text
      : [],
  );

/** Whether the section is on an entry's pages; one of the page's own may be called the same. */
const hasIt = (
  entry: Entry,
  id: string,
  owner: Pick<Anchored, "entry" | "template">,
  written: WrittenSite,
): boolean => {
  const index = written.entries.indexOf(entry);
  if (owner.template === undefined) return index === owner.entry;
  return entry.value.template === owner.template && !idsOf(index, written).includes(id);
};

function refuseTaken(id: string, pages: ReadonlySet<string>, { site }: WrittenSite): void {
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
  /** The index of its entry in `pages`; undefined if it is in a template. */
  entry: number | undefined;
  template: string | undefined;
  /** The entries with the section, and the paths of their pages. */
  entries: ReadonlySet<Entry>;
  pages: ReadonlySet<string>;
}

/** The id itself, `without`, and links; a link `#id` leads to a section of the page that it is on. */
function anchorChanges(
  field: WrittenField,
  from: string,
  to: string,
  anchored: Anchored,
  written: WrittenSite,
): Change[] {
  const { text, names } = field;
  if (names === "section")
    return text === from && isOfOwner(field, anchored)
      ? [{ within: { start: 0, length: text.length }, text: to }]
      : [];
  return piecesOf(field).links.flatMap((link) => {
    const target = withoutOrigin(link.text, written.site.config.business.url);
    const found = parseInternalLink(target);
    if (found?.anchor !== from) return [];
    const isMeant = found.path
      ? anchored.pages.has(found.path)
      : isAround(field, from, anchored, written);
    return isMeant ? [idChange(link, to)] : [];
  });
}

function idChange(link: Piece, to: string): Change {
  const start = link.text.indexOf("#") + 1;
  return { within: partOf(link, start, link.text.length - start), text: to };
}

/** Whether a name of a section is that of the one, in what it is written in or in a page made from that. */
function isOfOwner({ entry, template, path }: WrittenField, anchored: Anchored): boolean {
  if (path.at(-1) === "id" || anchored.template === undefined)
    return entry === anchored.entry && (entry !== undefined || template === anchored.template);
  return template === anchored.template;
}

/** Whether the section and a field are on the same pages. */
function isAround(
  { entry, template }: WrittenField,
  id: string,
  { entries, pages }: Anchored,
  written: WrittenSite,
): boolean {
  if (entry !== undefined) return [...entries].includes(written.entries[entry] as Entry);
  if (template !== undefined) return [...entries].some(({ value }) => value.template === template);
  // Header and footer are on all pages, so every page with such a section counts.
  const { summary } = written.site;
  return summary.pages.every(({ path, ids }) => pages.has(path) || !ids.includes(id));
}
