import type { RowEdit, TableModel, TableRow } from "../../protocol/rows.ts";

type Rows = Pick<TableModel, "columns" | "rows" | "problems">;

/** The table as it will be after edits that are on their way. Problems of cells that change wait for the next check. */
export const withEdits = <Model extends Rows>(model: Model, edits: readonly RowEdit[]): Model =>
  edits.reduce(withEdit, model);

function withEdit<Model extends Rows>(model: Model, edit: RowEdit): Model {
  const { columns, rows } = model;
  switch (edit.type) {
    case "set": {
      const row = rows[edit.row];
      const at = columns.findIndex(({ key }) => key === edit.column);
      if (!row || at < 0) return model;
      const isSame = (each: { row: number; column?: string }) =>
        each.row === edit.row && each.column === edit.column;
      return {
        ...model,
        rows: rows.with(edit.row, { ...row, cells: row.cells.with(at, edit.value) }),
        problems: model.problems.filter((each) => !isSame(each)),
      };
    }
    case "insert": {
      const cells = columns.map(({ key }) => edit.cells[key] ?? "");
      return withRows(model, (all) => all.toSpliced(edit.row, 0, { cells }));
    }
    case "duplicate":
      // The copy is another page, whose address comes with the next answer.
      return withRows(model, (all) =>
        all.toSpliced(edit.row + 1, 0, { cells: rows[edit.row]?.cells ?? [] }),
      );
    case "remove":
      return withRows(model, (all) => all.toSpliced(edit.row, 1));
    case "move":
      return withRows(model, (all) =>
        all.toSpliced(edit.row, 1).toSpliced(edit.to, 0, ...all.slice(edit.row, edit.row + 1)),
      );
    default:
      return model;
  }
}

/** The table with its rows in another order, with others or without some; problems follow their rows. */
function withRows<Model extends Rows>(
  model: Model,
  change: (rows: readonly TableRow[]) => TableRow[],
): Model {
  const rows = change(model.rows);
  const indexes = new Map(rows.map((row, index) => [row, index]));
  const problems = model.problems.flatMap((each) => {
    const before = model.rows[each.row];
    const row = before && indexes.get(before);
    return row === undefined ? [] : { ...each, row };
  });
  return { ...model, rows, problems };
}
