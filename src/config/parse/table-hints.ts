import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { listNames } from "../../diagnostics/list-names.ts";
import type { SectionKit } from "../../model/kit/section-kit.ts";
import type { SourceFile, TableList } from "../tables/source-file.ts";
import { maxLength, schemaAt } from "./schema-at.ts";

/** Says what to do about a table with too many or too few rows for its list. */
export function withTableHints(
  diagnostics: readonly Diagnostic[],
  { lists, written }: Pick<SourceFile, "lists" | "written">,
  { schemas }: SectionKit,
): Diagnostic[] {
  if (lists.length === 0) return [...diagnostics];
  return diagnostics.map((each) => {
    if (each.rule !== "too-big" && each.rule !== "too-small") return each;
    const at = JSON.stringify(written(each.path).path);
    const list = lists.find(({ path }) => JSON.stringify(path) === at);
    const hint = list && (each.rule === "too-big" ? aboutMany(list, schemas) : aboutFew(list));
    return hint === undefined ? each : { ...each, hint };
  });
}

function aboutMany(
  { reference: { table }, section, within }: TableList,
  { section: sections, site }: Schemas,
) {
  const schema = schemaAt(section === undefined ? site : sections, section, within);
  const most = schema && maxLength(schema);
  return most === undefined
    ? undefined
    : `Write "limit": ${most} beside "table" for its first ${most} rows, or delete rows of ${table}.`;
}

type Schemas = SectionKit["schemas"];

function aboutFew({ table: { rows }, shown, reference }: TableList): string {
  const { table, onlyWith = [] } = reference;
  const count = rows.length === 1 ? "1 row" : `${rows.length} rows`;
  return rows.length > shown.length && onlyWith.length > 0
    ? `${table} has ${count}, and ${shown.length} with ${listNames(onlyWith)}, which "onlyWith" asks for.`
    : `${table} has ${count}.`;
}
