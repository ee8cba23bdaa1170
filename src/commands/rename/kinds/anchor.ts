import { anchor as anchorSchema } from "../../../../schema/fields/addresses.ts";
import { listNames } from "../../../diagnostics/list-names.ts";
import { Refusal } from "../../../diagnostics/refusal.ts";
import { ownProperty } from "../../../lib/own-property.ts";
import { keyEdit } from "../written/edits.ts";
import { type Entry, pagesOf } from "../written/site-files.ts";
import type { WrittenSite } from "../written/written-site.ts";
import { type Anchored, anchorChanges } from "./anchor-links.ts";
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
