import { Box } from "@mui/material";
import { memo } from "react";
import type { Control } from "../../protocol/fields.ts";
import { FIELD_PATH } from "../problems/form-use.ts";
import { AddressField, isAddressOfPage } from "./address-field.tsx";
import { AlternativesField } from "./alternatives-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { ColourField } from "./colour-field.tsx";
import { DateField, MomentField } from "./date-field.tsx";
import type { FieldProps } from "./field-props.ts";
import { FlagField } from "./flag-field.tsx";
import { IconField } from "./icon-field.tsx";
import { JsonField } from "./json-field.tsx";
import { ListField } from "./list-field.tsx";
import { MediaField } from "./media/media-field.tsx";
import { ObjectField } from "./object-field.tsx";
import { RecordField } from "./record-field.tsx";
import { SectionField } from "./section-field.tsx";
import { SuggestField } from "./suggest-field.tsx";
import { TableField, tableOf } from "./table-field.tsx";
import { TextField } from "./text-field.tsx";
import { VariantsField } from "./variants-field.tsx";

/** The control for a value. It only renders again if the value has changed, since forms are long. */
export const ControlField = memo(
  (props: FieldProps) => (
    <Box {...{ [FIELD_PATH]: JSON.stringify(props.path) }} sx={{ display: "contents" }}>
      <AnyField {...props} />
    </Box>
  ),
  isSame,
);

function isSame(before: FieldProps, after: FieldProps): boolean {
  const names = ["value", "control", "label", "field"] as const;
  return (
    names.every((name) => before[name] === after[name]) &&
    String(before.path) === String(after.path) &&
    String(before.focused) === String(after.focused)
  );
}

function AnyField({ control, ...props }: FieldProps) {
  const table = tableOf(control, props.value);
  if (table !== undefined) return <TableField {...props} table={table} />;
  switch (control.type) {
    case "text":
      return <TextKindField {...props} control={control} />;
    case "number":
      return <TextField {...props} control={control} />;
    case "flag":
      return <FlagField {...props} control={control} />;
    case "choice":
      return <ChoiceField {...props} control={control} />;
    case "media":
      return <MediaField {...props} control={control} />;
    case "list":
      return <ListField {...props} control={control} renderField={renderField} />;
    case "object":
      return <ObjectField {...props} control={control} renderField={renderField} />;
    case "variants":
      return <VariantsField {...props} control={control} renderField={renderField} />;
    case "record":
      return <RecordField {...props} control={control} renderField={renderField} />;
    case "alternatives":
      return <AlternativesField {...props} control={control} renderField={renderField} />;
    case "section":
      return <SectionField {...props} control={control} />;
    case "json":
      return <JsonField {...props} control={control} />;
  }
}

/** The control for a text, by its kind. */
function TextKindField(props: FieldProps<Extract<Control, { type: "text" }>>) {
  const { kind, names, words } = props.control;
  if (isAddressOfPage(props.path)) return <AddressField {...props} />;
  if (names !== undefined || words !== undefined) return <SuggestField {...props} />;
  if (kind === "date" || kind === "time") return <DateField {...props} />;
  if (kind === "moment") return <MomentField {...props} />;
  if (kind === "colour") return <ColourField {...props} />;
  return kind === "icon" ? <IconField {...props} /> : <TextField {...props} />;
}

const renderField = ({ key, ...props }: FieldProps & { key?: string | number }) => (
  <ControlField key={key} {...props} />
);
