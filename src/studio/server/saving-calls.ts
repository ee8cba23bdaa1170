import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { tablesNamed } from "../../config/tables/table-files.ts";
import { readText } from "../../lib/files/text-file.ts";
import { openRepository } from "../../lib/git/git.ts";
import { type Call, call, change, NOTHING } from "../calls/call.ts";
import { StudioError } from "../calls/studio-error.ts";
import { message } from "../protocol/messages.ts";
import { Publishing } from "./publishing.ts";

/** The calls that save to the disk, commit by git and publish. */
export function savingCalls(configFile: string): Readonly<Record<string, Call>> {
  const publishing = new Publishing(configFile);
  return {
    repository: call(NOTHING, async () => ({ isThere: await isInRepository(configFile) })),
    save: call(
      z.strictObject({ commit: z.string().trim().min(1).optional() }),
      change(async (studio, { commit }) => {
        await studio.editing.save();
        if (commit !== undefined) await commitSite(configFile, commit);
      }),
    ),
    publication: call(NOTHING, () => publishing.model()),
    publish: call(z.strictObject({ isUndo: z.boolean() }), (studio, { isUndo }) => {
      publishing.start(isUndo, studio.kit);
      return publishing.model();
    }),
    answer: call(z.strictObject({ isYes: z.boolean() }), (_, { isYes }) => {
      publishing.answer(isYes);
      return publishing.model();
    }),
  };
}

const isInRepository = (configFile: string): Promise<boolean> =>
  openRepository(dirname(configFile)).then(
    () => true,
    () => false,
  );

/** Commits the config and the files of the site, and nothing else that may have changed in the repository. */
async function commitSite(configFile: string, summary: string): Promise<void> {
  const folder = dirname(configFile);
  try {
    const { git } = await openRepository(folder);
    const tables = tablesNamed(readText(configFile));
    const paths = [basename(configFile), ...tables, "public"].filter((name) =>
      existsSync(join(folder, name)),
    );
    await git("add", "--all", "--", ...paths);
    await git("commit", "--message", summary, "--", ...paths);
  } catch (error) {
    const { stderr, message: reason } = Object(error);
    throw new StudioError(message("notCommitted", String(stderr || reason).trim()));
  }
}
