import { ownProperty } from "../../../lib/objects.ts";
import type { Control, FieldModel } from "../../protocol/fields.ts";
import { LANGUAGE } from "./words.ts";

type Names = Readonly<Record<string, string>>;

let names: Names = {};
let rules: Names = {};

/**
 * Loads the names of fields, choices and sections, and of the rules of problems, in the language of the studio. In English,
 * messages say what the names of rules would.
 */
export async function loadNames(): Promise<void> {
  if (LANGUAGE === "en") return;
  const loaded = await Promise.all([
    import(`./names/${LANGUAGE}.json`),
    import(`./rules/${LANGUAGE}.json`),
  ]);
  [names, rules] = loaded.map((module): Names => module.default) as [Names, Names];
}

/** What a rule reports, above its message in English; undefined in English, and for rules of extensions. */
export const ruleInWords = (rule: string): string | undefined => ownProperty(rules, rule);

/** An English name of a field, a choice, a section or a part of the site in the language of the studio. Others stay. */
export const nameInWords = (name: string): string => ownProperty(names, name) ?? name;

/** The English name of something that is shown in the language of the studio. Steps and requests are named by it. */
export function nameInEnglish(shown: string): string {
  const known = Object.entries(names).find(([, name]) => name === shown);
  return known?.[0] ?? shown;
}

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
