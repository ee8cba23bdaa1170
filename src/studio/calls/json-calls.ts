import { z } from "zod";
import { isJson } from "../../lib/text.ts";
import { problemsAt, schemaProblems, syntaxErrors } from "../model/json-problems.ts";
import { jsonText, withJsonText } from "../model/json-text.ts";
import type { ValuePath } from "../protocol/edits.ts";
import type { JsonProblem, JsonText } from "../protocol/json.ts";
import { message } from "../protocol/messages.ts";
import { stepName } from "../protocol/steps.ts";
import { OutdatedEdit } from "../session/edits.ts";
import { type Call, call, change, path } from "./call.ts";
import type { Studio } from "./studio.ts";
import { StudioError } from "./studio-error.ts";

/** The calls that show a value as the text of the file, and put an edited text back. */
export const JSON_CALLS: Readonly<Record<string, Call>> = {
  json: call(
    z.strictObject({ path }),
    (studio, input): JsonText => ({ text: textAt(studio, input.path) }),
  ),
  checkJson: call(z.strictObject({ path, text: z.string() }), (studio, input) =>
    check(studio, input.path, input.text),
  ),
  editJson: call(
    z.strictObject({ path, before: z.string(), text: z.string() }),
    change((studio, { path: at, before, text }) => {
      const config = studio.editing.copy.edited;
      const place = studio.placeOf(at);
      if (textAt(studio, at) !== before) throw new OutdatedEdit(message("jsonChanged", place));
      const [error] = syntaxErrors(text);
      if (error && !isJson(text))
        throw new StudioError(message("reported", `${error.message} ${error.hint}`));
      studio.editing.replaceText(config, withJsonText(config, at, text), stepName("change", place));
    }),
  ),
};

function textAt(studio: Studio, at: ValuePath): string {
  const text = jsonText(studio.editing.copy.edited, at);
  if (text !== undefined) return text;
  throw new StudioError(message("gone", studio.placeOf(at)));
}

function check(studio: Studio, at: ValuePath, text: string): JsonProblem[] {
  const errors = syntaxErrors(text);
  if (errors.length > 0) return errors;
  const { site, currentProblems } = studio;
  const config = studio.editing.copy.edited;
  // All rules have seen a text that is not changed.
  return currentProblems && textAt(studio, at) === text
    ? problemsAt(currentProblems, config, at)
    : schemaProblems({ ...site, config }, at, text);
}
