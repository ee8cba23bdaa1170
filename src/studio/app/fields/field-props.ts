import type { ReactNode } from "react";
import type { ValuePath } from "../../protocol/edits.ts";
import type { Control, FieldModel } from "../../protocol/fields.ts";

/** A value in a form. */
export interface FieldProps<C extends Control = Control> {
  path: ValuePath;
  value: unknown;
  control: C;
  label: string;
  /** The path of the text that was clicked on the page: its field gets the focus. */
  focused?: ValuePath | undefined;
  /** What the schema says about the field; undefined for entries and for the form itself. */
  field?: FieldModel | undefined;
}

/** Fields within fields are rendered by the component that chooses controls. */
export interface OuterFieldProps<C extends Control> extends FieldProps<C> {
  renderField(props: FieldProps & { key?: string | number }): ReactNode;
}
