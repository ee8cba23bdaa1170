import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from "@mui/material";
import { type FormEvent, useState } from "react";
import type { ClosureKeys, Control } from "../../../protocol/fields.ts";
import { WORDS } from "../../words/words.ts";

/** The fields of an entry of a list, if the list is days on which something is closed. */
export const closureOf = (control: Control): ClosureKeys | undefined =>
  control.type === "list" && control.item.type === "object" ? control.item.closure : undefined;

/** The names of the fields that the dialog has. */
const KEYS: ClosureKeys = { from: "from", until: "until", note: "note" };

interface CloseDaysProps {
  keys?: ClosureKeys;
  /** Without an entry, nothing is added. */
  onClose(entry?: Record<string, string>): void;
}

/** Asks for the days on which it is closed, since any proposed day would close the business. */
export function CloseDays({ keys = KEYS, onClose }: CloseDaysProps) {
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const [note, setNote] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onClose({
      [keys.from]: from,
      ...(until > from && { [keys.until]: until }),
      ...(note.trim() !== "" && { [keys.note]: note.trim() }),
    });
  };
  const words = WORDS.hours;
  return (
    <Dialog open onClose={() => onClose()} fullWidth maxWidth="xs" aria-labelledby="close-days">
      <form onSubmit={submit}>
        <DialogTitle id="close-days">{words.close}</DialogTitle>
        <DialogContent sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
          <TextField
            autoFocus
            required
            type="date"
            label={words.firstDay}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            type="date"
            label={words.lastDay}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
            slotProps={{ htmlInput: { min: from } }}
          />
          <TextField
            label={words.reason}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            slotProps={{ htmlInput: { dir: "auto" } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => onClose()}>
            {WORDS.pageTree.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={from === ""}>
            {WORDS.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
