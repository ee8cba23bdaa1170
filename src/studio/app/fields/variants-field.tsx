import { Box } from "@mui/material";
import type { Control } from "../../protocol.ts";
import type { OuterFieldProps } from "./field-props.ts";
import { Fields } from "./object-field.tsx";

/** An object whose fields depend on one of them, such as a section's type. */
export function VariantsField({
  path,
  value,
  control,
  label,
  focused,
  renderField,
}: OuterFieldProps<Extract<Control, { type: "variants" }>>) {
  const object: Record<string, unknown> = Object(value);
  const chosen = control.options.find((option) => option.value === object[control.key]);
  return (
    <Box role="group" aria-label={label} sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
      <Fields
        path={path}
        object={object}
        fields={chosen?.fields ?? []}
        focused={focused}
        renderField={renderField}
      />
    </Box>
  );
}
