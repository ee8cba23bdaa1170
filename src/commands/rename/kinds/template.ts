import { customName } from "../../../../schema/fields/fields.ts";
import { keyEdit } from "../source/edits.ts";
import { replacedName } from "../source/references.ts";
import type { RenameKind } from "./kind.ts";

export const template: RenameKind = {
  what: "template",
  form: "localPage",
  read: validName,
  readNew: validName,
  names: ({ site }) => Object.keys(site.config.templates),
  rule: (name) => ({ schema: customName, value: name }),
  plan: (from, to, { config }) => ({
    follow: (reference) => replacedName(reference, "template", from, to),
    edits: [keyEdit(config, ["templates", from], to)],
  }),
};

/** A name in the required form. */
export function validName(typed: string): string | undefined {
  return /^[^\W_]\w*$/.test(typed) ? typed : undefined;
}
