import { ownName } from "../../../../schema/fields/fields.ts";
import type { Thing } from "../../../../schema/fields/names.ts";
import { keyEdit } from "../written/edits.ts";
import type { Change } from "../written/pieces.ts";
import type { WrittenField } from "../written/written-fields.ts";
import type { RenameKind } from "./kind.ts";

export const template: RenameKind = {
  what: "template",
  form: "localPage",
  read: ownNameOf,
  readNew: ownNameOf,
  names: ({ site }) => Object.keys(site.config.templates),
  rule: (name) => ({ schema: ownName, value: name }),
  plan: (from, to, { config }) => ({
    changes: (field) => nameChange(field, "template", from, to),
    edits: [keyEdit(config, ["templates", from], to)],
    redirects: [],
  }),
};

/** A name in the form that owners choose. */
export function ownNameOf(typed: string): string | undefined {
  return /^[^\W_]\w*$/.test(typed) ? typed : undefined;
}

/** Of a field that is the name of something. */
export function nameChange(
  { text, names }: WrittenField,
  thing: Thing,
  from: string,
  to: string,
): Change[] {
  return names === thing && text === from
    ? [{ within: { start: 0, length: text.length }, text: to }]
    : [];
}
