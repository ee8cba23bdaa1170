import { anchor } from "../../../../schema/fields/addresses.ts";
import { isObject } from "../../../lib/objects.ts";
import { keyEdit } from "../source/edits.ts";
import { replacedName } from "../source/references.ts";
import type { SiteFiles } from "../source/site-files.ts";
import type { RenameKind } from "./kind.ts";

export const shared: RenameKind = {
  what: "shared section",
  form: "closing-call",
  read: validName,
  readNew: validName,
  names: ({ site }) => Object.keys(site.config.shared ?? {}),
  rule: (name) => ({ schema: anchor, value: name }),
  plan: (from, to, written) => ({
    follow: (reference) =>
      replacedName(reference, "shared", from, to) ??
      // `without` also names sections by their ids.
      (reference.field.path.at(-2) === "without"
        ? replacedName(reference, "section", from, to)
        : undefined),
    edits: keysNamed(from, written).map((path) => keyEdit(written.config, path, to)),
  }),
};

/** A name in the required form. */
function validName(typed: string): string | undefined {
  return anchor.safeParse(typed.normalize("NFC")).data;
}

/** The paths of keys with the name: in `shared`, also of other languages, and in `instead`. */
function keysNamed(name: string, { value, entries }: SiteFiles) {
  const { languages } = value;
  const owners = [
    { owner: value.shared, path: ["shared"] },
    ...Object.entries(isObject(languages) ? languages : {}).map(([language, other]) => ({
      owner: Object(other).shared,
      path: ["languages", language, "shared"],
    })),
    ...entries.map((entry) => ({ owner: entry.value.instead, path: [...entry.path, "instead"] })),
  ];
  return owners.flatMap(({ owner, path }) =>
    isObject(owner) && Object.hasOwn(owner, name) ? [[...path, name]] : [],
  );
}
