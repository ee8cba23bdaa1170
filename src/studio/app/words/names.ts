import { ownProperty } from "../../../lib/objects.ts";
import type { Control, FieldModel } from "../../protocol/fields.ts";
import { LANGUAGE } from "./words.ts";

let names: Readonly<Record<string, string>> = {};

/** Loads the names of fields, choices and sections in the language of the studio; without them, they are English. */
export async function loadNames(): Promise<void> {
  if (LANGUAGE !== "en") names = (await import(`./names/${LANGUAGE}.json`)).default;
}

/** An English name of a field, a choice, a section or a part of the site in the language of the studio. Others stay. */
export const nameInWords = (name: string): string => ownProperty(names, name) ?? name;

/** A form with its names in the language of the studio. */
export function controlInWords(control: Control): Control {
  switch (control.type) {
    case "object":
      return { ...control, fields: control.fields.map(fieldInWords) };
    case "list":
      return { ...control, item: controlInWords(control.item) };
    case "record":
      return { ...control, value: controlInWords(control.value) };
    case "alternatives":
      return { ...control, options: control.options.map(controlInWords) };
    case "choice":
      return { ...control, options: control.options.map(withName) };
    case "variants":
      return {
        ...control,
        keyLabel: nameInWords(control.keyLabel),
        options: control.options.map((option) => ({
          ...withName(option),
          fields: option.fields.map(fieldInWords),
        })),
      };
    default:
      return control;
  }
}

const withName = <T extends { label: string }>(named: T): T => ({
  ...named,
  label: nameInWords(named.label),
});

const fieldInWords = (field: FieldModel): FieldModel => ({
  ...withName(field),
  control: controlInWords(field.control),
});
