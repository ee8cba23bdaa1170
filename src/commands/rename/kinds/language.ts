import { languageTag } from "../../../../schema/fields/language.ts";
import { ownProperty } from "../../../lib/objects.ts";
import { keyEdit } from "../source/edits.ts";
import { replacedName } from "../source/references.ts";
import type { RenameKind } from "./kind.ts";

const tagOf = (typed: string) => (/^[a-zA-Z]{2,3}(-\w+)*$/.test(typed) ? typed : undefined);

export const language: RenameKind = {
  what: "language",
  form: "en-GB",
  advice:
    "Renaming does not translate. For another country choose a tag of the same language, such as en-US for en-GB; " +
    "for another language translate these texts first, then rename.",
  read: tagOf,
  readNew: tagOf,
  names: ({ site: { config } }) => [config.language, ...Object.keys(config.languages ?? {})],
  rule: (name) => ({ schema: languageTag, value: name }),
  plan: (from, to, { config, site }) => ({
    follow: (reference) => replacedName(reference, "language", from, to),
    edits: ownProperty(site.config.languages, from)
      ? [keyEdit(config, ["languages", from], to)]
      : [],
  }),
};
