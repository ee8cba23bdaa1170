import {
  ChoiceField,
  ConsentField,
  Field,
  InlineMarkdown,
  SelectField,
  TextField,
} from "plumbline/ui";
import type { ComponentProps } from "react";
import type { ServiceForm } from "./form.ts";

type ServiceField = ServiceForm["fields"][number];

/** With more options than this, a select takes less space than radio buttons. */
const MAX_BUTTONS = 4;

/** The fields of a form. */
export const FormFields = ({ fields }: { fields: readonly ServiceField[] }) =>
  fields.map((field) => <FormField key={field.name} field={field} />);

function FormField({ field }: { field: ServiceField }) {
  const { name, hint, required } = field;
  const common = { name, hint, required };
  switch (field.type) {
    case "longText":
      return (
        <TextField
          label={field.label}
          name={name}
          hint={hint}
          rows={5}
          placeholder={field.placeholder}
          required={required}
        />
      );
    case "choice":
      return field.options.length > MAX_BUTTONS ? (
        <SelectField {...common} label={field.label} options={field.options} />
      ) : (
        <ChoiceField {...common} label={field.label} options={field.options} />
      );
    case "consent":
      return <ConsentField {...common} label={<InlineMarkdown nodes={field.label} />} />;
    case "file":
      return <Field {...common} label={field.label} type="file" accept={field.accept} />;
    case "date":
      return <Field {...common} label={field.label} type="date" />;
    default:
      return (
        <Field
          label={field.label}
          name={name}
          hint={hint}
          {...INPUTS[field.type]}
          {...(AUTOFILL.has(name) ? { autoComplete: name } : {})}
          placeholder={field.placeholder}
          required={required}
        />
      );
  }
}

const INPUTS: Record<"text" | "email" | "phone", ComponentProps<"input">> = {
  text: {},
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
};

/** Names that browsers autofill. */
const AUTOFILL = new Set([
  "name",
  "given-name",
  "family-name",
  "organization",
  "street-address",
  "postal-code",
  "country-name",
]);
