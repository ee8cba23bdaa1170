import { customName } from "../../../../schema/fields/fields.ts";
import { ownProperty } from "../../../lib/objects.ts";
import { isFactToken, parameterName } from "../../../lib/token.ts";
import { type Edit, headEdits, keyEdit } from "../source/edits.ts";
import { type Reference, replaced } from "../source/references.ts";
import type { Entry } from "../source/site-files.ts";
import type { SourceSite } from "../source/source-site.ts";
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
      follow: (reference) =>
        reference.field.template === template && isTokenOf(reference, from)
          ? replaced(reference, nameIn(to), 0, from.length)
          : undefined,
      edits: [
        keyEdit(config, ["templates", template, "params", from], nameIn(to)),
        ...made.flatMap((entry) => givenEdits(entry, config, from, nameIn(to))),
      ],
    };
  },
};

/** These prefixes belong to facts. */
const NO_FACT = customName.refine((name) => name !== "business" && name !== "locations", {
  error: "tokens with this prefix are facts; choose another name",
});

const nameIn = (whole: string) => whole.split(".")[1] ?? whole;

const isTokenOf = ({ kind, text }: Reference, name: string): boolean =>
  kind === "token" && parameterName(text) === name && !isFactToken(text);

/** The keys in the pages' `params`. */
function givenEdits(
  { value: { params }, path, table }: Entry,
  config: SourceSite["config"],
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
