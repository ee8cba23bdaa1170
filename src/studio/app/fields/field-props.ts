import type { ReactNode } from "react";
import { inWords, upperFirst } from "../../../lib/text.ts";
import type { Place } from "../../../model/place.ts";
import type { ValuePath } from "../../protocol/edits.ts";
import type { Control, FieldModel } from "../../protocol/fields.ts";

/** A value in a form. */
export interface FieldProps<C extends Control = Control> {
  path: ValuePath;
  value: unknown;
  control: C;
  /** Its name in the language of the studio. */
  label: string;
  /** The path of the text that was clicked on the page: its field gets the focus. */
  focused?: ValuePath | undefined;
  /** What the schema says about the field, with its English name; undefined for entries and for the form itself. */
  field?: FieldModel | undefined;
}

/** A field in the name of a step, which each window has in its own language. */
export function fieldOfStep({ path, field }: Pick<FieldProps, "path" | "field">): Place {
  const last = path.at(-1);
  if (typeof last === "number") return [{ type: "entry", number: last + 1 }];
  return [field?.label ?? upperFirst(inWords(String(last)))];
}

/** Fields within fields are rendered by the component that chooses controls. */
export interface OuterFieldProps<C extends Control> extends FieldProps<C> {
  renderField(props: FieldProps & { key?: string | number }): ReactNode;
}
