import { MenuItem, TextField } from "@mui/material";
import type { TableName, TableSummary } from "../../protocol/rows.ts";
import { useStudioState } from "../store/store.ts";
import { useResponse } from "../store/use-response.ts";
import { placeInWords } from "../words/in-own-words.ts";
import { WORDS } from "../words/words.ts";

interface TableChoiceProps {
  table: TableName;
  onTable(table: TableName): void;
}

const keyOf = ({ type, name }: TableName) => `${type} ${name}`;

/** The tables of the site, one of which is open. */
export function TableChoice({ table, onTable }: TableChoiceProps) {
  const tables = useTables();
  const isKnown = tables.some((each) => keyOf(each) === keyOf(table));
  return (
    <TextField
      select
      label={WORDS.rows.title}
      value={isKnown ? keyOf(table) : ""}
      onChange={({ target }) => {
        const chosen = tables.find((each) => keyOf(each) === target.value);
        if (chosen) onTable({ type: chosen.type, name: chosen.name });
      }}
      sx={{ width: 260, maxWidth: "100%" }}
    >
      {tables.map((each) => (
        <MenuItem key={keyOf(each)} value={keyOf(each)}>
          {nameOf(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function nameOf({ type, name, template, lists: [list] }: TableSummary): string {
  if (type === "template") return WORDS.pageTree.template(name);
  const use =
    template === undefined ? list && placeInWords(list) : WORDS.pageTree.template(template);
  return use === undefined ? name : `${name} – ${use}`;
}

/** All tables of the site. */
export function useTables(): readonly TableSummary[] {
  const newest = useStudioState(({ version, builds }) => `${version} ${builds}`);
  return useResponse<TableSummary[]>("tables", {}, newest).value ?? NO_TABLES;
}

const NO_TABLES: readonly TableSummary[] = [];
