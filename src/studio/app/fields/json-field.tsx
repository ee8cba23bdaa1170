import { Box, FormHelperText, Typography } from "@mui/material";
import type { Control } from "../../protocol/fields.ts";
import { helpText } from "../controls/help.tsx";
import { JsonForm } from "../editor/json-form.tsx";
import type { FieldProps } from "./field-props.ts";

/** A value that no other control fits. */
export const JsonField = ({
  path,
  value,
  label,
  field,
}: FieldProps<Extract<Control, { type: "json" }>>) => (
  <Box role="group" aria-label={label} sx={{ flexGrow: 1, minWidth: 0 }}>
    <Typography variant="subtitle2" component="div">
      {label}
    </Typography>
    <FormHelperText sx={{ mb: 1 }}>{helpText(field?.description)}</FormHelperText>
    <JsonForm
      path={path}
      label={label}
      isNew={value === undefined}
      isOptional={field !== undefined && !field.isRequired}
    />
  </Box>
);
