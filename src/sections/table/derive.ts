import type { SectionContext } from "../../model/section-context.ts";
import type { Fields } from "../../model/section-definition.ts";
import { tableLayout } from "../../site/resolve/table-layout.ts";
import type { schema } from "./schema.ts";

/** What follows from the words for how it is laid out. */
export const deriveTable = (
  _: SectionContext,
  { columns, rows }: Pick<Fields<typeof schema>, "columns" | "rows">,
) => ({ layout: tableLayout(columns, rows) });
