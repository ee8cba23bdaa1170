import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { diffSite } from "../../commands/diff/diff-site.ts";
import { diffView } from "../../commands/diff/view.ts";
import { tablesNamed } from "../../config/tables/table-files.ts";
import { readText } from "../../lib/files/text-file.ts";
import { openRepository } from "../../lib/git/git.ts";
import { lineChanges } from "../model/line-changes.ts";
import type { DifferenceModel, FileChange } from "../protocol/saving.ts";
import { type Call, call, change, NOTHING } from "./call.ts";
import type { Studio } from "./studio.ts";
import { StudioError } from "./studio-error.ts";

/** The calls that compare, save and publish. */
export const SAVE_CALLS: Readonly<Record<string, Call>> = {
  changes: call(NOTHING, changes),
  difference: call(NOTHING, difference),
  repository: call(NOTHING, async ({ configFile }) => ({
    isThere: await isInRepository(configFile),
  })),
  save: call(
    z.strictObject({ commit: z.string().trim().min(1).optional() }),
    change(async (studio, { commit }) => {
      await studio.save();
      if (commit !== undefined) await commitSite(studio.configFile, commit);
    }),
  ),
  publication: call(NOTHING, ({ publishing }) => publishing.model()),
  publish: call(z.strictObject({ isUndo: z.boolean() }), ({ publishing }, { isUndo }) => {
    publishing.start(isUndo);
    return publishing.model();
  }),
  answer: call(z.strictObject({ isYes: z.boolean() }), ({ publishing }, { isYes }) => {
    publishing.answer(isYes);
    return publishing.model();
  }),
};

function changes({ unsaved }: Studio): { files: FileChange[] } {
  return {
    files: unsaved.map(({ name, file, edited }) => ({ name, changes: lineChanges(file, edited) })),
  };
}

/** What visitors notice of the unsaved changes. */
async function difference({ configFile, site }: Studio): Promise<DifferenceModel> {
  const { text, tables } = site;
  const compared = await diffSite({ configFile, text, tables, base: configFile });
  if ("diff" in compared) return diffView(compared.diff, "the saved site", []);
  const [first] = compared.broken.diagnostics.filter(({ severity }) => severity === "error");
  const which = compared.broken.isBase ? "The saved site" : "The site";
  throw new StudioError(`${which} has errors, so it cannot be compared: ${first?.message ?? ""}`);
}

const isInRepository = (configFile: string): Promise<boolean> =>
  openRepository(dirname(configFile)).then(
    () => true,
    () => false,
  );

/** Commits the config and the files of the site, and nothing else that may have changed in the repository. */
async function commitSite(configFile: string, message: string): Promise<void> {
  const folder = dirname(configFile);
  try {
    const { git } = await openRepository(folder);
    const tables = tablesNamed(readText(configFile));
    const paths = [basename(configFile), ...tables, "public"].filter((name) =>
      existsSync(join(folder, name)),
    );
    await git("add", "--all", "--", ...paths);
    await git("commit", "--message", message, "--", ...paths);
  } catch (error) {
    const { stderr, message: reason } = Object(error);
    throw new StudioError(
      `The file is saved, but git did not commit it: ${String(stderr || reason).trim()}`,
    );
  }
}
