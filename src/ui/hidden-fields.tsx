import type { HiddenField } from "../model/values.ts";
import { attribute, type Opaque } from "../model/words.ts";

/** What a form sends along without asking the visitor. */
export const HiddenFields = ({ fields }: { fields: readonly Opaque<HiddenField>[] }) =>
  fields.map(({ name, value }) => (
    <input key={name} type="hidden" name={name} value={attribute(value)} />
  ));
