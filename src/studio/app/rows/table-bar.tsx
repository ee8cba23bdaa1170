import Add from "@mui/icons-material/Add";
import { Box, Button, Typography } from "@mui/material";
import type { TableColumn, TableModel } from "../../protocol/rows.ts";
import { AddMenu } from "../controls/add-menu.tsx";
import { WORDS } from "../words/words.ts";
import { CellPosition } from "./cell-position.tsx";

interface TableBarProps {
  model: TableModel;
  /** The number of rows in view. */
  shown: number;
  /** What has just happened. */
  note: string | undefined;
  row: number | undefined;
  column: number;
  onAdd(): void;
  onPaste(): void;
  onAddColumn(column: TableColumn): void;
}

/** What can be done with a table, and where the keyboard is. */
export function TableBar({ model, shown, note, row, column, ...acts }: TableBarProps) {
  const words = WORDS.rows;
  const canEdit = model.refusal === undefined;
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 1,
        px: 1,
      }}
    >
      {canEdit && (
        <Button startIcon={<Add />} onClick={acts.onAdd}>
          {words.add}
        </Button>
      )}
      {canEdit && <Button onClick={acts.onPaste}>{words.paste}</Button>}
      {canEdit && <AddMenu label={words.addColumn} items={model.others} onAdd={acts.onAddColumn} />}
      <Typography variant="caption" color="textSecondary" role="status" sx={{ p: 1 }}>
        {[words.count(shown, model.rows.length), note].filter(Boolean).join(" – ")}
      </Typography>
      <CellPosition model={model} row={row} column={column} />
      <Typography variant="caption" color="textSecondary" sx={{ marginInlineStart: "auto", p: 1 }}>
        {words.leaveHelp}
      </Typography>
    </Box>
  );
}
