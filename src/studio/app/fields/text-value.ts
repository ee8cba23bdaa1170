import type { FieldModel } from "../../protocol/fields.ts";

/** The value that a typed text means: an empty optional field is removed. */
export const textValue =
  (field: FieldModel | undefined) =>
  (typed: string): { value: unknown } | "remove" =>
    typed === "" && field && !field.isRequired ? "remove" : { value: typed };
