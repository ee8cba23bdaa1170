import { Box, ListItemText, MenuItem, TextField as MuiTextField } from "@mui/material";
import type { Control } from "../../protocol/fields.ts";
import { stepName } from "../../protocol/steps.ts";
import { helpText } from "../controls/help.tsx";
import { useStore } from "../store/store.ts";
import { nameInWords } from "../words/names.ts";
import { fieldOfStep, type OuterFieldProps } from "./field-props.ts";
import { Fields, STACK, WITHIN } from "./object-field.tsx";

/** An object whose fields depend on one of them, such as the service of a form. */
export function VariantsField({
  path,
  value,
  control,
  label,
  field,
  focused,
  renderField,
}: OuterFieldProps<Extract<Control, { type: "variants" }>>) {
  const { edit } = useStore("edit");
  const object: Record<string, unknown> = Object(value);
  const chosen = control.options.find((option) => option.value === object[control.key]);
  const choose = (name: string) => {
    const next = control.options.find((option) => option.value === name);
    const kept = (next?.fields ?? []).filter(({ key }) => key in object);
    const fields = Object.fromEntries(kept.map(({ key }) => [key, object[key]]));
    return edit([{ type: "set", path, value: { [control.key]: name, ...fields } }], {
      label: stepName("chooseFor", fieldOfStep({ path, field }), next?.label ?? name),
    });
  };
  return (
    <Box role="group" aria-label={label} sx={{ ...STACK, ...(field && WITHIN) }}>
      <MuiTextField
        select
        label={`${label}: ${nameInWords(control.keyLabel)}`}
        value={chosen?.value ?? ""}
        onChange={({ target }) => void choose(target.value)}
        helperText={helpText(chosen?.description || field?.description)}
        slotProps={{ select: { renderValue: () => chosen && nameInWords(chosen.label) } }}
      >
        {control.options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            <ListItemText
              primary={nameInWords(option.label)}
              secondary={helpText(option.description)}
              sx={{ maxWidth: "60ch", whiteSpace: "normal" }}
            />
          </MenuItem>
        ))}
      </MuiTextField>
      <Fields
        name={field && label}
        path={path}
        object={object}
        fields={chosen?.fields ?? []}
        focused={focused}
        renderField={renderField}
      />
    </Box>
  );
}
