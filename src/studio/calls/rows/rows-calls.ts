import { z } from "zod";
import { cellReaders } from "../../model/rows/cell-reader.ts";
import { siteTables, tableSummaries } from "../../model/rows/site-tables.ts";
import type { StudioState } from "../../protocol/state.ts";
import { stepNameSchema } from "../../session/edits.ts";
import { type Call, call, NOTHING } from "../call.ts";
import type { Studio } from "../studio.ts";
import { editRows, foundTable } from "./edit-rows.ts";
import { pasteEdits, planPaste } from "./paste.ts";
import { tableProblems } from "./table-problems.ts";

const table = z.strictObject({ type: z.enum(["template", "file"]), name: z.string() });
const row = z.number().int().nonnegative();
const cells = z.record(z.string(), z.string());

const rowEdit = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("set"),
    row,
    column: z.string(),
    value: z.string(),
    before: z.string().optional(),
  }),
  z.strictObject({ type: z.literal("insert"), row, cells }),
  z.strictObject({ type: z.literal("duplicate"), row }),
  z.strictObject({ type: z.literal("remove"), row }),
  z.strictObject({ type: z.literal("move"), row, to: row }),
  z.strictObject({ type: z.literal("addColumn"), column: z.string().min(1) }),
]);

const pasted = {
  table,
  text: z.string(),
  hasHeader: z.boolean().optional(),
  names: z.record(z.string(), z.string()).optional(),
  columns: z.array(z.string()).optional(),
  match: z.string().optional(),
};

/** Responds with the state after a change of rows. `run` resolves with whether links have followed it. */
const rowsChange =
  <Input>(run: (studio: Studio, input: Input) => Promise<boolean>) =>
  async (studio: Studio, input: Input): Promise<StudioState> => {
    const isFollowed = await run(studio, input);
    return { ...studio.state(), ...(!isFollowed && { linksStay: true }) };
  };

/** The calls for tables and their rows. */
export const ROWS_CALLS: Readonly<Record<string, Call>> = {
  tables: call(NOTHING, ({ site }) => tableSummaries(siteTables(site))),
  table: call(z.strictObject({ table }), (studio, input) => {
    const found = foundTable(studio.site, input.table);
    return { ...found, version: studio.version, problems: tableProblems(studio, found) };
  }),
  pastePlan: call(z.strictObject(pasted), ({ site }, { table, ...request }) => {
    const found = foundTable(site, table);
    return planPaste(found, cellReaders(siteTables(site), table, found.columns), request);
  }),
  paste: call(
    z.strictObject({ ...pasted, label: stepNameSchema }),
    rowsChange(async (studio, { table, label, ...request }) => {
      const found = foundTable(studio.site, table);
      const readers = cellReaders(siteTables(studio.site), table, found.columns);
      const edits = pasteEdits(planPaste(found, readers, request), found.rows.length);
      return edits.length === 0 || editRows(studio, table, edits, label);
    }),
  ),
  editRows: call(
    z.strictObject({ table, edits: z.array(rowEdit).min(1), label: stepNameSchema }),
    rowsChange((studio, input) => editRows(studio, input.table, input.edits, input.label)),
  ),
};
