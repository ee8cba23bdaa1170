import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ExtensionError, extensionProblem } from "../../diagnostics/extension-problem.ts";
import { findIn, startOf } from "./code-text.ts";

/** Names that own code used in earlier versions, with those of today. */
const FORMER_NAMES = {
  defineMotif: "defineLook",
  "theme.motif": "theme.look",
} as const;

/** Throws where a file uses a former name: it would fail later, with a message that does not say why. */
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

/** What is wrong with a folder of looks that has its former name. */
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
