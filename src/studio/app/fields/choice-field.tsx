import { MenuItem, TextField } from "@mui/material";
import type { Control } from "../../protocol/fields.ts";
import { useFieldHelp } from "../problems/field-problems.tsx";
import { useStore } from "../store/store.ts";
import { nameInWords } from "../words/names.ts";
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
  const { edit } = useStore("edit");
  const labelOf = (preset: unknown) =>
    nameInWords(control.options.find((option) => option.value === preset)?.label ?? String(preset));
  const preset = field?.default === undefined ? "–" : WORDS.preset(labelOf(field.default));
  const chosenValue = (chosen: string) =>
    control.options.find((option) => String(option.value) === chosen)?.value;
  const change = (chosen: string) =>
    edit([
      chosen === "" ? { type: "remove", path } : { type: "set", path, value: chosenValue(chosen) },
    ]);
  const help = useFieldHelp(path, field);
  return (
    <TextField
      select
      label={label}
      required={field?.isRequired ?? false}
      value={value === undefined ? "" : String(value)}
      onChange={({ target }) => void change(target.value)}
      {...help}
      slotProps={{ select: { displayEmpty: true } }}
    >
      {!field?.isRequired && <MenuItem value="">{preset}</MenuItem>}
      {control.options.map((option) => (
        <MenuItem key={String(option.value)} value={String(option.value)}>
          {nameInWords(option.label)}
        </MenuItem>
      ))}
    </TextField>
  );
}
