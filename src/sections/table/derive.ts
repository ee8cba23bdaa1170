import { type Fields, type SectionContext, tableLayout } from "plumbline/kit";
import type { schema } from "./schema.ts";

/** What follows from the words for how it is laid out. */
export const deriveTable = (
  _: SectionContext,
  { columns, rows }: Pick<Fields<typeof schema>, "columns" | "rows">,
) => ({ layout: tableLayout(columns, rows) });
