import { z } from "zod";
import { editSchema, stepNameSchema } from "../session/edits.ts";
import { type Call, call, change, NOTHING, path } from "./call.ts";
import { reversal } from "./changed-position.ts";
import { DIFFERENCE_CALLS } from "./difference-calls.ts";
import { FIELD_CALLS } from "./field-calls.ts";
import { formOf } from "./form-of.ts";
import { JSON_CALLS } from "./json-calls.ts";
import { MEDIA_CALLS } from "./media/media-calls.ts";
import { PAGE_CALLS } from "./pages/page-calls.ts";
import { ROWS_CALLS } from "./rows/rows-calls.ts";
import { SAMPLE_CALLS } from "./samples/sample-calls.ts";
import { WORKBENCH_CALLS } from "./samples/workbench-calls.ts";

/** The calls of the API by name. Saving differs by where the files are. */
export const CALLS: Readonly<Record<string, Call>> = {
  ...DIFFERENCE_CALLS,
  ...FIELD_CALLS,
  ...JSON_CALLS,
  ...MEDIA_CALLS,
  ...PAGE_CALLS,
  ...ROWS_CALLS,
  ...SAMPLE_CALLS,
  ...WORKBENCH_CALLS,
  state: call(NOTHING, (studio) => studio.state()),
  parts: call(NOTHING, (studio) => studio.parts()),
  page: call(
    z.strictObject({ path: z.string(), knownValues: z.number().optional() }),
    (studio, { path, knownValues }) => studio.page(path, knownValues),
  ),
  value: call(z.strictObject({ path }), (studio, input) => formOf(studio, input.path)),
  edit: call(
    z.strictObject({
      version: z.number(),
      edits: z.array(editSchema).min(1),
      label: stepNameSchema.optional(),
      field: z.string().optional(),
    }),
    change((studio, { label, field, ...request }) =>
      studio.editing.edit(
        { ...request, ...(label && { label }), ...(field && { field }) },
        studio.kit,
      ),
    ),
  ),
  fix: call(
    z.strictObject({ version: z.number(), index: z.number().int().nonnegative() }),
    change((studio, { version, index }) => studio.fix(version, index)),
  ),
  endField: call(
    NOTHING,
    change((studio) => studio.editing.endField()),
  ),
  undo: call(
    NOTHING,
    reversal((studio) => studio.editing.undo()),
  ),
  redo: call(
    NOTHING,
    reversal((studio) => studio.editing.redo()),
  ),
  discard: call(
    NOTHING,
    change((studio) => studio.editing.discard()),
  ),
  choose: call(
    z.strictObject({ version: z.enum(["working copy", "file"]) }),
    change((studio, input) => studio.editing.choose(input.version)),
  ),
};
