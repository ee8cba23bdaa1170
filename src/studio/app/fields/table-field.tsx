import TableRows from "@mui/icons-material/TableRowsOutlined";
import { Box, Button, FormHelperText, Typography } from "@mui/material";
import { isObject } from "../../../lib/objects.ts";
import type { Control } from "../../protocol/fields.ts";
import { helpText } from "../controls/help.tsx";
import { useTables } from "../rows/table-choice.tsx";
import { useStore } from "../store/store.ts";
import { WORDS } from "../words/words.ts";
import type { FieldProps } from "./field-props.ts";

/** The file of the table that a value comes from; undefined if it is written in the config. */
export function tableOf({ type }: Control, value: unknown): string | undefined {
  if ((type !== "list" && type !== "record") || !isObject(value)) return undefined;
  const { table } = value;
  return typeof table === "string" && /\.(csv|json)$/i.test(table) ? table : undefined;
}

/** Entries that come from a table: a button that opens it, with the number of its rows. */
export function TableField({
  label,
  field,
  table,
}: Pick<FieldProps, "label" | "field"> & { table: string }) {
  const { openTable } = useStore("openTable");
  const count = useTables().find(({ type, name }) => type === "file" && name === table)?.count;
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="subtitle2" component="div">
        {label}
        {count !== undefined && ` – ${WORDS.rows.count(count, count)}`}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<TableRows />}
        onClick={() => openTable({ table: { type: "file", name: table } })}
        sx={{ my: 0.5 }}
      >
        {WORDS.rows.editFile(table)}
      </Button>
      <FormHelperText>{helpText(field?.description)}</FormHelperText>
    </Box>
  );
}
