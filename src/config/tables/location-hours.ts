import type { SourceProblem } from "../read/syntax-problem.ts";
import { dateOrder, type Exported, inOrder, type Place } from "./exported-rows.ts";
import { hoursOfRow } from "./hours-cells.ts";
import type { CellTypes } from "./source-file.ts";
import type { TableReference } from "./table-reference.ts";

/** The rows of locations, with hours from columns of weekdays and dates. */
export function hoursOfRows(
  rows: readonly Record<string, unknown>[],
  place: Place & { reference?: TableReference },
  fields: CellTypes,
): Exported {
  const problems: SourceProblem[] = [];
  const special = rows.map((row) => String(Object(row.openingHours).dates ?? ""));
  const order =
    place.reference?.dates ?? dateOrder(special.flatMap((text) => text.split(/[,;]\s*/)));
  const read = (field: string, text: string): string => {
    const at = [...place.entry, "openingHours", 0, field];
    const found = fields.readAt(place.section, at, text, place.config);
    return !found ? text : found.isSure ? String(found.value) : "";
  };
  const ifMatch = (text: string, form: RegExp) => (form.test(text) ? text : undefined);
  const reader = {
    time: (text: string) => ifMatch(read("opens", text), /^\d\d:\d\d$/),
    date: (text: string) => ifMatch(read("from", inOrder(text, order)), /^\d{4}-\d\d-\d\d$/),
  };
  const withHours = rows.map((row, index) => {
    const found = hoursOfRow(row, reader);
    const { file, locate } = place.table;
    for (const { path: column, isName, ...fault } of found?.faults ?? []) {
      // The name of a column is wrong once, not in each row.
      if (isName && problems.some(({ message }) => message === fault.message)) continue;
      const path = [isName ? "columns" : index, ...column];
      const at = { rule: "params-file" as const, file, path, offset: 0, length: 0 };
      problems.push({ ...at, ...fault, range: locate(path) });
    }
    return found?.fields ?? row;
  });
  return { rows: withHours, problems };
}
