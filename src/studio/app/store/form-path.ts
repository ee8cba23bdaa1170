import type { ValuePath } from "../../protocol/edits.ts";
import type { PageOrigins, ValueOrigin } from "../../protocol/page.ts";
import type { CellPosition } from "../../protocol/rows.ts";

/** Whether a page shows a value of the config, or the row of a cell. */
export function isShownBy(
  { origins, values }: { origins: PageOrigins | undefined; values: readonly ValueOrigin[] },
  value: ValuePath | CellPosition,
): boolean {
  if (!origins) return false;
  const { texts, pictures, sections } = origins;
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
