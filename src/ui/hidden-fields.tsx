import type { HiddenField } from "../model/values.ts";

/** What a form sends along without asking the visitor. */
export const HiddenFields = ({ fields }: { fields: readonly HiddenField[] }) =>
  fields.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
