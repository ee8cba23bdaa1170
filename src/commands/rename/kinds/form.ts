import { customName } from "../../../../schema/fields/fields.ts";
import { ownProperty } from "../../../lib/objects.ts";
import { keyEdit } from "../source/edits.ts";
import { replacedName } from "../source/references.ts";
import type { SourceSite } from "../source/source-site.ts";
import type { RenameKind } from "./kind.ts";
import { validName } from "./template.ts";

export const form: RenameKind = {
  what: "form",
  form: "booking",
  read: validName,
  readNew: validName,
  names: (written) => [...new Set(formsIn(written).flatMap(({ more }) => Object.keys(more ?? {})))],
  rule: (name) => ({ schema: customName, value: name }),
  plan: (from, to, written) => ({
    follow: (reference) => replacedName(reference, "form", from, to),
    edits: formsIn(written).flatMap(({ more, path }) =>
      ownProperty(more, from) ? keyEdit(written.config, [...path, from], to) : [],
    ),
  }),
};

/** The forms by name, also of other languages. */
const formsIn = ({ site: { config } }: SourceSite) =>
  [
    { forms: config.forms, path: [] },
    ...Object.entries(config.languages ?? {}).map(([language, { forms }]) => ({
      forms,
      path: ["languages", language],
    })),
  ].map(({ forms, path }) => ({ more: forms?.more, path: [...path, "forms", "more"] }));
