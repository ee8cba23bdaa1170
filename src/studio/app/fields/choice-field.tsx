import { MenuItem, TextField } from "@mui/material";
import type { Control } from "../../protocol.ts";
import { useStore } from "../store.ts";
import { WORDS } from "../words/words.ts";
import type { FieldProps } from "./field-props.ts";

/** One of a few values. */
export function ChoiceField({
  path,
  value,
  control,
  label,
  field,
}: FieldProps<Extract<Control, { type: "choice" }>>) {
  const { edit } = useStore();
  const preset = field?.default === undefined ? "–" : WORDS.preset(String(field.default));
  const change = (chosen: string) =>
    edit([
      chosen === ""
        ? { type: "remove", path }
        : { type: "set", path, value: control.options.find((option) => String(option) === chosen) },
    ]);
  return (
    <TextField
      select
      label={label}
      required={field?.isRequired ?? false}
      value={value === undefined ? "" : String(value)}
      onChange={({ target }) => void change(target.value)}
      helperText={field?.description}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {!field?.isRequired && <MenuItem value="">{preset}</MenuItem>}
      {control.options.map((option) => (
        <MenuItem key={option} value={String(option)}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
