import { FormControlLabel, FormHelperText, Switch } from "@mui/material";
import { useId } from "react";
import type { Control } from "../../protocol/fields.ts";
import { helpText } from "../controls/help.tsx";
import { FieldProblems } from "../problems/field-problems.tsx";
import { useStore } from "../store/store.ts";
import type { FieldProps } from "./field-props.ts";

/** Yes or no. */
export function FlagField({
  path,
  value,
  label,
  field,
}: FieldProps<Extract<Control, { type: "flag" }>>) {
  const { edit } = useStore("edit");
  const help = useId();
  const preset = field?.default === true;
  const change = (isOn: boolean) =>
    edit([
      isOn === preset && field && !field.isRequired
        ? { type: "remove", path }
        : { type: "set", path, value: isOn },
    ]);
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={value === undefined ? preset : value === true}
            onChange={(_, isOn) => void change(isOn)}
            slotProps={{ input: { "aria-describedby": help } }}
          />
        }
      />
      <FormHelperText id={help}>{helpText(field?.description)}</FormHelperText>
      <FieldProblems path={path} />
    </div>
  );
}
