import type { ValuePath } from "../../protocol/edits.ts";
import type { PageOrigins } from "../../protocol/page.ts";
import type { CellPosition } from "../../protocol/rows.ts";

const LISTS = new Set<unknown>(["sections", "before", "after"]);

/** The section or the part of the config whose form has a value. */
export function formPath(path: ValuePath): ValuePath {
  const at = path.findIndex(
    (step, index) => typeof step === "number" && LISTS.has(path[index - 1]),
  );
  if (at >= 0) return path.slice(0, at + 1);
  if (path[0] !== "pages") return path.slice(0, path[0] === "shared" ? 2 : 1);
  if (path[2] === "params") return path.slice(0, 3);
  return path.slice(0, path[2] === "instead" ? 4 : 2);
}

/** Whether a path is that of a list of sections, which has no form. */
export const isSectionList = (path: ValuePath): boolean => LISTS.has(path.at(-1));

/** Whether a page shows a value of the config, or the row of a cell. */
export function isShownBy(origins: PageOrigins | undefined, value: ValuePath | CellPosition) {
  if (!origins) return false;
  const { texts, pictures, values, sections } = origins;
  const shown = [...texts, ...pictures, ...values];
  if ("file" in value)
    return shown.some(({ cell }) => cell?.file === value.file && cell.row === value.row);
  const isIn = (path: ValuePath | undefined) => path?.every((step, at) => step === value[at]);
  return (
    [...sections.flatMap(({ path, use }) => [path, use]), ...shown.map(({ path }) => path)]
      // A section or a text that is changed, or is in what is changed.
      .some((path) => isIn(path) || path?.join("/").startsWith(`${value.join("/")}/`))
  );
}

export const isWithin = (path: ValuePath, outer: ValuePath): boolean =>
  outer.every((step, at) => step === path[at]);
