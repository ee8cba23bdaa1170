import { withoutOrigin } from "../../../model/addresses.ts";
import { parseInternalLink } from "../../../site/resolve/own-links.ts";
import { type Change, type Piece, partOf, piecesOf } from "../written/pieces.ts";
import type { Entry } from "../written/site-files.ts";
import type { WrittenField } from "../written/written-fields.ts";
import type { WrittenSite } from "../written/written-site.ts";

/** A section whose id changes. */
export interface Anchored {
  /** The index of its entry in `pages`; undefined if it is in a template. */
  entry: number | undefined;
  template: string | undefined;
  /** The entries with the section, and the paths of their pages. */
  entries: ReadonlySet<Entry>;
  pages: ReadonlySet<string>;
}

/** The id itself, `without`, and links; a link `#id` leads to a section of the page that it is on. */
export function anchorChanges(
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
