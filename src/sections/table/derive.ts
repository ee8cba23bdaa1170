import type { SectionContext } from "../../model/section-context.ts";
import type { ResolvedSection } from "../../model/values.ts";
import { tableLayout } from "../../resolve/table-layout.ts";

/** What follows from the words for how it is laid out. */
export const deriveTable = (
  _: SectionContext,
  { columns, rows }: Pick<ResolvedSection<"table">, "columns" | "rows">,
) => ({ layout: tableLayout(columns, rows) });
