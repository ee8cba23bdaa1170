import { ownName } from "../../../../schema/fields/fields.ts";
import { ownProperty } from "../../../lib/own-property.ts";
import { isFactToken, parameterName } from "../../../lib/token.ts";
import { type Edit, headEdits, keyEdit } from "../written/edits.ts";
import { type Change, tokensOf } from "../written/pieces.ts";
import type { Entry } from "../written/site-files.ts";
import type { WrittenField } from "../written/written-fields.ts";
import type { WrittenSite } from "../written/written-site.ts";
import type { RenameKind } from "./kind.ts";

export const parameter: RenameKind = {
  what: "parameter of a template",
  form: "localPage.location",
  read: (typed) => (/^[^\W_]\w*\.[^\W_]\w*$/.test(typed) ? typed : undefined),
  readNew(typed, from) {
    const [template, name] = from.split(".");
    const [first, second, more] = typed.split(".");
    if (second === undefined) return `${template}.${typed}`;
    return more === undefined && first === template && second !== name ? typed : undefined;
  },
  names: ({ site }) =>
    Object.entries(site.config.templates).flatMap(([name, { params }]) =>
      Object.keys(params).map((each) => `${name}.${each}`),
    ),
  rule: (name) => ({ schema: NO_FACT, value: nameIn(name) }),
  plan(whole, to, { config, entries }) {
    const [template = "", from = ""] = whole.split(".");
    const made = entries.filter(({ value }) => value.template === template);
    return {
      changes: (field) =>
        field.template === template ? tokenChanges(field, from, nameIn(to)) : [],
      edits: [
        keyEdit(config, ["templates", template, "params", from], nameIn(to)),
        ...made.flatMap((entry) => givenEdits(entry, config, from, nameIn(to))),
      ],
      redirects: [],
    };
  },
};

/** Tokens with these prefixes are facts. */
const NO_FACT = ownName.refine((name) => name !== "business" && name !== "locations", {
  error: "tokens with this prefix are facts; choose another name",
});

const nameIn = (whole: string) => whole.split(".")[1] ?? whole;

const tokenChanges = (field: WrittenField, from: string, to: string): Change[] =>
  tokensOf(field).flatMap(({ name, start }) =>
    parameterName(name) === from && !isFactToken(name)
      ? { within: { start, length: from.length }, text: to }
      : [],
  );

/** The keys in the pages' `params`. */
function givenEdits(
  { value: { params }, path, table }: Entry,
  config: WrittenSite["config"],
  from: string,
  to: string,
): Edit[] {
  if (!table)
    return ownProperty(Object(params), from) === undefined
      ? []
      : [keyEdit(config, [...path, "params", from], to)];
  const { file, rows } = table;
  if (file.isCsv) return headEdits(file, from, to);
  return rows.flatMap((row, number) =>
    Object.hasOwn(row, from) ? keyEdit(file, [number, from], to) : [],
  );
}
