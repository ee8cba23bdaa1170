import { ChoiceField } from "./choice-field.tsx";
import type { FieldProps } from "./field-props.ts";
import { FlagField } from "./flag-field.tsx";
import { JsonField } from "./json-field.tsx";
import { ListField } from "./list-field.tsx";
import { MediaField } from "./media/media-field.tsx";
import { ObjectField } from "./object-field.tsx";
import { TextField } from "./text-field.tsx";
import { VariantsField } from "./variants-field.tsx";

/** The control for a value. */
export function ControlField({ control, ...props }: FieldProps) {
  switch (control.type) {
    case "text":
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
    case "json":
      return <JsonField {...props} control={control} />;
  }
}

const renderField = ({ key, ...props }: FieldProps & { key?: string | number }) => (
  <ControlField key={key} {...props} />
);
