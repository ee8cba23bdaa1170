import Close from "@mui/icons-material/Close";
import Search from "@mui/icons-material/Search";
import { Alert, Box, InputAdornment, TextField } from "@mui/material";
import { useState } from "react";
import { Act } from "../controls/act.tsx";
import { OldTextsOfTable } from "../fields/media/old-text.tsx";
import { useStore } from "../store/store.ts";
import type { TableTarget } from "../store/table-target.ts";
import { messageInWords } from "../words/in-own-words.ts";
import { WORDS } from "../words/words.ts";
import { OpenTable } from "./open-table.tsx";
import { TableChoice } from "./table-choice.tsx";
import { useTable } from "./use-table.ts";

/** The rows of a template or of a file as a table. */
export function RowsPanel({ target, onClose }: { target: TableTarget; onClose(): void }) {
  const { openTable } = useStore("openTable");
  const { model, error, editRows, read } = useTable(target.table);
  const [words, setWords] = useState("");
  const newRow = () => setWords("");
  return (
    <Box
      component="section"
      data-region
      aria-label={WORDS.rows.rowsOf(target.table.name)}
      sx={{ display: "flex", flexDirection: "column", height: "100%", minHeight: 0 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: 1, p: 1 }}>
        <TableChoice table={target.table} onTable={(table) => openTable({ table })} />
        <TextField
          type="search"
          placeholder={WORDS.rows.search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          sx={{ width: 240, flexGrow: { xs: 1, md: 0 } }}
          slotProps={{
            htmlInput: { "aria-label": WORDS.rows.search },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
        <Box sx={{ flexGrow: 1 }} />
        <Act label={WORDS.close} onClick={onClose}>
          <Close />
        </Act>
      </Box>
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      {model?.refusal !== undefined && (
        <Alert severity="warning">{messageInWords(model.refusal)}</Alert>
      )}
      {target.table.type === "file" && <OldTextsOfTable file={target.table.name} />}
      {model && (
        <OpenTable
          key={JSON.stringify(target.table)}
          model={model}
          target={target}
          words={words}
          onNewRow={newRow}
          editRows={editRows}
          read={read}
        />
      )}
    </Box>
  );
}
