import { type Fields, type SectionContext, tableLayout } from "plumbline/kit";
import type { schema } from "./schema.ts";

/** The layout, computed from the table's content. */
export const deriveTable = (
  _: SectionContext,
  { columns, rows }: Pick<Fields<typeof schema>, "columns" | "rows">,
) => ({ layout: tableLayout(columns, rows) });
