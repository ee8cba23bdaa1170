import { TextField } from "@mui/material";
import { useState } from "react";
import type { ClosureKeys, Control } from "../../../protocol/fields.ts";
import { FormDialog } from "../../controls/form-dialog.tsx";
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
  const add = () =>
    onClose({
      [keys.from]: from,
      ...(until > from && { [keys.until]: until }),
      ...(note.trim() !== "" && { [keys.note]: note.trim() }),
    });
  const words = WORDS.hours;
  return (
    <FormDialog
      title={words.close}
      action={WORDS.add}
      isReady={from !== ""}
      onSubmit={add}
      onClose={() => onClose()}
    >
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
    </FormDialog>
  );
}
