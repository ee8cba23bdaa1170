import type { SectionContext } from "../../model/section-context.ts";
import type { ResolvedSection } from "../../model/values.ts";
import { columnAlignment } from "../../resolve/column-alignment.ts";

/** How the cells of each column stand. */
export const deriveTable = (
  _: SectionContext,
  { columns, rows }: Pick<ResolvedSection<"table">, "columns" | "rows">,
) => ({ alignment: columns.map((_, column) => columnAlignment(rows, column)) });
