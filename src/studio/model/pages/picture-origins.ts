import { mediaFileUrl, pictureStem } from "../../../assets/pictures/media.ts";
import { valueAt } from "../../../config/parse/explain.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import type { MediaUse, TextUse, Use } from "../../../site/resolve/uses.ts";
import type { PictureOrigin, PictureText } from "../../protocol/page.ts";
import type { EditedPage } from "./edited-pages.ts";
import { parameterPath } from "./parameter-path.ts";
import type { CellOf } from "./shown-values.ts";

/** The pictures of a page's sections. */
export function picturesOf(made: EditedPage, config: unknown, cellOf: CellOf): PictureOrigin[] {
  const { compiled, site } = made;
  return compiled.uses.flatMap((use): PictureOrigin[] => {
    const { section } = use;
    if (section === undefined || use.kind !== "media" || use.within) return [];
    const { name } = use;
    const { path, table } = site.written(use.path);
    const alternative = alternativeOf(use, made, cellOf);
    const shown = {
      section,
      name,
      url: mediaFileUrl(name),
      stem: pictureStem(name),
      ...(alternative && { alternative }),
    };
    if (table) {
      const cell = cellOf(table.file, path);
      return cell ? [{ ...shown, path: [cell.file, ...path], cell }] : [];
    }
    // A picture may be the name of its file alone, also as an entry of a list.
    const end = path.findIndex((_, at) => typeof valueAt(config, path.slice(0, at)) === "string");
    return [{ ...shown, path: end < 0 ? path : path.slice(0, end) }];
  });
}

/** The alternative text of a picture or a film, unless it is the one of its file. */
function alternativeOf(
  picture: MediaUse,
  made: EditedPage,
  cellOf: CellOf,
): PictureText | undefined {
  if (picture.takesText) return undefined;
  const found = textOf(picture, made.compiled.uses);
  if (!found) return undefined;
  const parameter = parameterPath(found.raw, made);
  const { path, table } = made.site.written(parameter ?? found.path);
  const cell = table && cellOf(table.file, path);
  if (table && !cell) return undefined;
  return { text: parameter ? found.value : found.raw, path, ...(cell && { cell }) };
}

/** The alternative text in the object around a picture, or beside it if parameters and cells give it other paths. */
function textOf(picture: MediaUse, uses: readonly Use[]): TextUse | undefined {
  const around = uses
    .filter(isAlternative)
    .find(({ path }) => isWithin(picture.path, path.slice(0, -1)));
  if (around) return around;
  // The fields of an object are resolved one after the other.
  const fields = uses.filter(({ kind }) => kind === "media" || kind === "text");
  const at = fields.indexOf(picture);
  return [fields[at + 1], fields[at - 1]].find(isAlternative);
}

/** Whether a text is alternative, and not the one of a file. */
const isAlternative = (use: Use | undefined): use is TextUse =>
  use?.kind === "text" && use.isAlternative && use.shownAt === undefined;

const isWithin = (inner: Path, outer: Path) => outer.every((step, at) => step === inner[at]);
