import type { HiddenField } from "../../model/values.ts";

/** The hidden fields of a form. */
export const HiddenFields = ({ fields }: { fields: readonly HiddenField[] }) =>
  fields.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
