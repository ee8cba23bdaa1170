import { diffSite } from "../../commands/diff/diff-site.ts";
import { differenceModel } from "../model/difference-model.ts";
import { lineChanges } from "../model/line-changes.ts";
import { message } from "../protocol/messages.ts";
import type { DifferenceModel, FileChange } from "../protocol/saving.ts";
import { type Call, call, NOTHING } from "./call.ts";
import { hiddenChanges } from "./hidden-changes.ts";
import type { Studio } from "./studio.ts";
import { StudioError } from "./studio-error.ts";

/** The calls that compare the edited site with the saved one. */
export const DIFFERENCE_CALLS: Readonly<Record<string, Call>> = {
  changes: call(NOTHING, changes),
  difference: call(NOTHING, difference),
};

function changes({ editing }: Studio): { files: FileChange[] } {
  return {
    files: editing.copy.unsaved.map(({ name, file, edited }) => ({
      name,
      changes: lineChanges(file, edited),
    })),
  };
}

/** What visitors notice of the unsaved changes. */
async function difference({ configFile, site, editing, kit }: Studio): Promise<DifferenceModel> {
  const { text, tables } = site;
  const compared = await diffSite({ configFile, text, tables, base: configFile });
  const saved = { text: editing.copy.savedText };
  if ("diff" in compared)
    return {
      ...differenceModel(compared.diff, { base: "saved", upcoming: [], kit }),
      hidden: hiddenChanges(configFile, saved, site),
    };
  const [first] = compared.broken.diagnostics.filter(({ severity }) => severity === "error");
  const code = compared.broken.isBase ? "savedHasErrors" : "editedHasErrors";
  throw new StudioError(message(code, first?.message ?? ""));
}
