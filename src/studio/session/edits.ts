import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { ConfigText } from "../../config/edit/config-text.ts";
import { keysOf, schemaAt } from "../../config/parse/schema-at.ts";
import { pathInWords } from "../../diagnostics/path-in-words.ts";
import { upperFirst } from "../../lib/text.ts";
import type { Edit } from "../protocol/edits.ts";
import type { Message } from "../protocol/messages.ts";

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

/** An edit that does not fit the config: another window has changed it meanwhile. */
export class OutdatedEdit extends Error {
  constructor(
    message: string,
    readonly said?: Message,
  ) {
    super(message);
  }
}

interface EditContext {
  /** The schema of the config. */
  schema: z.core.$ZodType;
  /** The value of the text. */
  root: unknown;
  /** Whether the edits were made for this text; otherwise only new values in unchanged places are accepted. */
  isCurrent: boolean;
}

/** Applies edits to the text of a config. */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
  { schema, root, isCurrent }: EditContext,
): string {
  const config = new ConfigText(text);
  for (const edit of edits) {
    const typed = typedIn(edit);
    if (!isCurrent && !isStillRight(edit, config))
      throw new OutdatedEdit(
        `${pathInWords(edit.path, root)} was changed in another window.${typed && ` You typed: ${typed}`}`,
        { code: "valueChanged", names: [pathInWords(edit.path, root), typed] },
      );
    applyEdit(config, edit, schema);
  }
  return config.text;
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
  else if (edit.type === "remove") config.remove(edit.path);
  else if (edit.type === "insert") {
    if (list === undefined)
      config.set(edit.path, [edit.value], keyOrder(config, edit.path, schema));
    else config.insertEntry(edit.path, edit.index, edit.value);
  } else if (Array.isArray(list) && Math.max(edit.from, edit.to) < list.length)
    config.moveEntry(edit.path, edit.from, edit.to);
  else throw new OutdatedEdit("The list has fewer entries now.");
}

/** The usual order of the keys of the object that contains a value, which matters for a new key. */
function keyOrder(config: ConfigText, at: Edit["path"], schema: z.core.$ZodType): string[] {
  if (config.value(at) !== undefined) return [];
  const owner = schemaAt(schema, config.value([]), at.slice(0, -1));
  return owner ? keysOf(owner).all : [];
}

const VERBS = { set: "change", remove: "remove", insert: "add to", move: "move in" };

/** What undo calls some edits: `Change heading of / › section 1, hero`. */
export function labelOf([first]: readonly Edit[], root: unknown): string {
  if (!first) return "";
  const [last, ...outer] = [...first.path].reverse();
  const isField = first.type === "set" && typeof last === "string";
  const where = pathInWords(isField ? outer.reverse() : first.path, root);
  return upperFirst(isField ? `change ${last} of ${where}` : `${VERBS[first.type]} ${where}`);
}
