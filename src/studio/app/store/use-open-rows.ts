import type { PageSummary } from "../../protocol/pages.ts";
import type { TableModel, TableSummary } from "../../protocol/rows.ts";
import { call } from "./api.ts";
import { useStore } from "./store.ts";

/** Opens the table with the rows of a template, at the row of a page. */
export function useOpenRows() {
  const { openTable, pages, report } = useStore("openTable", "pages", "report");
  return async (template: string, page?: PageSummary): Promise<void> => {
    try {
      const tables = await call<TableSummary[]>("tables");
      const own = tables.filter((each) => each.template === template);
      const shown = page ?? pages.find((each) => each.template === template);
      const table =
        own.find(({ type }) => (type === "file") === (shown?.row !== undefined)) ?? own[0];
      if (!table) return;
      const { type, name } = table;
      const { rows } = await call<TableModel>("table", { table: { type, name } });
      const row = rows.findIndex((each) => each.page === page?.path);
      openTable({ table: { type, name }, ...(row >= 0 && { row }) });
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
    }
  };
}
