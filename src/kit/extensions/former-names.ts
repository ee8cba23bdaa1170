import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ExtensionError, extensionProblem } from "../../diagnostics/extension-problem.ts";
import { findIn, startOf } from "./code-text.ts";

/** Names in extensions that have changed, with today's names. */
const FORMER_NAMES = {
  defineMotif: "defineLook",
  "theme.motif": "theme.look",
} as const;

/** Throws if a file uses a former name. It would fail later, with a message that does not explain why. */
export function expectCurrentNames(files: readonly string[]): void {
  const problems = files.flatMap((file) =>
    Object.entries(FORMER_NAMES).flatMap(([former, name]) => {
      const place = existsSync(file) ? findIn(file, former) : undefined;
      return place
        ? [extensionProblem(place, `"${former}" is now "${name}".`, `Write ${name}.`)]
        : [];
    }),
  );
  if (problems.length > 0) throw new ExtensionError(problems);
}

/** The problem of a looks folder with its former name. */
export function formerFolderProblems(root: string) {
  const folder = join(root, "motifs");
  const hasLooks =
    existsSync(folder) &&
    readdirSync(folder).some((name) =>
      ["motif.ts", "motif.js"].some((file) => existsSync(join(folder, name, file))),
    );
  return hasLooks ? [extensionProblem(startOf(folder), FOLDER, FOLDER_HINT)] : [];
}

const FOLDER = "Looks are in the folder looks now, so this folder is ignored.";
const FOLDER_HINT =
  "Rename motifs to looks, and motif.ts in each of its folders to look.ts. Replace defineMotif with defineLook.";
