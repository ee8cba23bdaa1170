import { z } from "zod";
import { editSchema } from "../session/edits.ts";
import type { Studio } from "./studio.ts";

const path = z.array(z.union([z.string(), z.number().int()]));
const NOTHING = z.strictObject({});

/** A call of the API, with the body of its request. */
type Call = (studio: Studio, body: unknown) => unknown;

const call =
  <Input>(input: z.ZodType<Input>, run: (studio: Studio, input: Input) => unknown): Call =>
  (studio, body) =>
    run(studio, input.parse(body));

/** Responds with the state after a change. */
const change =
  <Input>(run: (studio: Studio, input: Input) => void | Promise<void>) =>
  async (studio: Studio, input: Input) => {
    await run(studio, input);
    return studio.state();
  };

/** The calls of the API by name. */
export const CALLS: Readonly<Record<string, Call>> = {
  state: call(NOTHING, (studio) => studio.state()),
  parts: call(NOTHING, (studio) => studio.parts()),
  pages: call(NOTHING, (studio) => studio.pages()),
  page: call(z.strictObject({ path: z.string() }), (studio, input) => studio.page(input.path)),
  value: call(z.strictObject({ path }), (studio, input) => studio.value(input.path)),
  choices: call(NOTHING, (studio) => studio.choices()),
  edit: call(
    z.strictObject({
      version: z.number(),
      edits: z.array(editSchema).min(1),
      label: z.string().optional(),
      field: z.string().optional(),
    }),
    change((studio, { label, field, ...request }) =>
      studio.edit({ ...request, ...(label && { label }), ...(field && { field }) }),
    ),
  ),
  endField: call(
    NOTHING,
    change((studio) => studio.endField()),
  ),
  undo: call(
    NOTHING,
    change((studio) => studio.undo()),
  ),
  redo: call(
    NOTHING,
    change((studio) => studio.redo()),
  ),
  discard: call(
    NOTHING,
    change((studio) => studio.discard()),
  ),
  save: call(
    NOTHING,
    change((studio) => studio.save()),
  ),
  choose: call(
    z.strictObject({ version: z.enum(["working copy", "file"]) }),
    change((studio, input) => studio.choose(input.version)),
  ),
};
