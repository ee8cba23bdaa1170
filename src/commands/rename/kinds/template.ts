import { ownName } from "../../../../schema/fields/fields.ts";
import { keyEdit } from "../written/edits.ts";
import { replacedName } from "../written/references.ts";
import type { RenameKind } from "./kind.ts";

export const template: RenameKind = {
  what: "template",
  form: "localPage",
  read: ownNameOf,
  readNew: ownNameOf,
  names: ({ site }) => Object.keys(site.config.templates),
  rule: (name) => ({ schema: ownName, value: name }),
  plan: (from, to, { config }) => ({
    follow: (reference) => replacedName(reference, "template", from, to),
    edits: [keyEdit(config, ["templates", from], to)],
  }),
};

/** A name in the required form. */
export function ownNameOf(typed: string): string | undefined {
  return /^[^\W_]\w*$/.test(typed) ? typed : undefined;
}
