import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { ConfigText } from "../../config/edit/config-text.ts";
import { bare, defOf, keysOf, schemaAt } from "../../config/parse/schema-at.ts";
import type { EditedText } from "../../lib/edited-text.ts";
import type { Place } from "../../model/place.ts";
import type { Edit, ValuePath } from "../protocol/edits.ts";
import { type Message, MessageError, message } from "../protocol/messages.ts";
import { STEPS, type StepKind, type StepName, stepName } from "../protocol/steps.ts";

const index = z.number().int().nonnegative();
const path = z.array(z.union([z.string(), index]));

/** The edits of a request, which may come from anywhere. */
export const editSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("set"),
    path: path.nonempty(),
    value: z.json(),
    before: z.json().optional(),
  }),
  z.strictObject({
    type: z.literal("remove"),
    path: path.nonempty(),
    before: z.json().optional(),
  }),
  z.strictObject({ type: z.literal("insert"), path, index, value: z.json() }),
  z.strictObject({ type: z.literal("move"), path, from: index, to: index }),
]);

const part = z.union([
  z.string(),
  z.object({
    type: z.enum(["page", "section", "entry"]),
    number: z.number(),
    name: z.string().optional(),
  }),
]);

const problem = z.object({ rule: z.string(), message: z.string() });

/** The name of a step, also as a text, which earlier versions have written, or of a kind of later versions. */
export const stepNameSchema = z.union([
  z.string().transform((text) => stepName("named", text)),
  z.object({
    kind: z
      .custom<StepKind>((kind) => typeof kind === "string" && Object.hasOwn(STEPS, kind))
      .catch("named"),
    names: z.array(z.union([z.string(), z.number(), z.array(part), problem])),
  }),
]);

/** An edit that does not fit the config: another window has changed it meanwhile. */
export class OutdatedEdit extends MessageError {
  constructor(said: Message) {
    super(said, 409);
  }
}

/** The name of a position for owners, as it was before the edits. */
type PlaceOf = (path: ValuePath) => Place;

interface EditContext {
  /** The schema of the config. */
  schema: z.core.$ZodType;
  place: PlaceOf;
  /** Whether the edits were made for this text; otherwise only new values in unchanged places are accepted. */
  isCurrent: boolean;
}

/** Applies edits to the text of a config. */
export function applyEdits(
  text: EditedText,
  edits: readonly Edit[],
  { schema, place, isCurrent }: EditContext,
): EditedText {
  const config = new ConfigText(text);
  for (const edit of edits) {
    const typed = typedIn(edit);
    if (!isCurrent && !isStillRight(edit, config))
      throw new OutdatedEdit(message("valueChanged", place(edit.path), typed));
    applyEdit(config, edit, schema);
  }
  return config.source;
}

/** Whether a value is as the browser knew it, or as it should become: a window sends an edit again after an outage. */
function isStillRight(edit: Edit, config: ConfigText): boolean {
  if (!("before" in edit)) return false;
  const value = config.value(edit.path) ?? null;
  const after = edit.type === "set" ? edit.value : null;
  return isDeepStrictEqual(value, edit.before) || isDeepStrictEqual(value, after);
}

/** What somebody has typed must not get lost with a refusal. */
const typedIn = (edit: Edit) =>
  edit.type === "set" && typeof edit.value === "string" ? edit.value : "";

function applyEdit(config: ConfigText, edit: Edit, schema: z.core.$ZodType): void {
  const list = config.value(edit.type === "remove" ? edit.path.slice(0, -1) : edit.path);
  if (edit.type === "set") config.set(edit.path, edit.value, keyOrder(config, edit.path, schema));
  else if (edit.type === "remove") config.remove(withEmptyList(config, edit.path, schema));
  else if (edit.type === "insert") {
    if (list === undefined)
      config.set(edit.path, [edit.value], keyOrder(config, edit.path, schema));
    else config.insertEntry(edit.path, edit.index, edit.value);
  } else if (Array.isArray(list) && Math.max(edit.from, edit.to) < list.length)
    config.moveEntry(edit.path, edit.from, edit.to);
  else throw new OutdatedEdit(message("listChanged"));
}

/** What is removed with the last entry of a list: the list itself, if it may be missing but not empty, such as a menu. */
function withEmptyList(config: ConfigText, path: Edit["path"], schema: z.core.$ZodType) {
  const at = path.slice(0, -1);
  const list = config.value(at);
  if (typeof path.at(-1) !== "number" || !Array.isArray(list) || list.length > 1) return path;
  const owner = schemaAt(schema, config.value([]), at.slice(0, -1));
  const key = String(at.at(-1));
  const field = owner && defOf(bare(owner)).shape?.[key];
  const takes = (value: unknown) => field !== undefined && z.safeParse(field, value).success;
  return takes(undefined) && !takes([]) ? at : path;
}

/** The usual order of the keys of the object that contains a value, which matters for a new key. */
function keyOrder(config: ConfigText, at: Edit["path"], schema: z.core.$ZodType): string[] {
  if (config.value(at) !== undefined) return [];
  const owner = schemaAt(schema, config.value([]), at.slice(0, -1));
  return owner ? keysOf(owner).all : [];
}

const KINDS = { set: "change", remove: "removeAt", insert: "addTo", move: "moveIn" } as const;

/** The name of some edits in the history: change Heading of `/ › section 1, Steps`. */
export function nameOf([first]: readonly Edit[], place: PlaceOf): StepName {
  if (!first) return stepName("named", "");
  const { type, path } = first;
  const field = place(path).at(-1);
  if (type === "set" && typeof path.at(-1) === "string" && typeof field === "string")
    return stepName("changeField", field, place(path.slice(0, -1)));
  return stepName(KINDS[type], place(path));
}
