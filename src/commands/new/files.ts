import { DEFAULT_CONFIG } from "../../lib/command-line.ts";
import type { Answers } from "./answers.ts";
import { favicon } from "./favicon.ts";
import { PLACES_FILE, placesCsv } from "./places.ts";
import { readme } from "./readme.ts";
import { shortJson } from "./short-json.ts";
import { type FileDetails, starterSite } from "./site.ts";
import { WORKFLOW_FILE, workflow } from "./workflow.ts";

export const CONFIG_FILE = DEFAULT_CONFIG;

/** What can be made again at any time. */
const NOT_IN_GIT = ["node_modules/", "dist/", ".plumbline/", "site.schema.json"];

/** Wraps long lines in the editor, since a text of a page is one line. */
const EDITOR_SETTINGS = { "[json]": { "editor.wordWrap": "on" } };

/** The files of a new site by path, except those for npm. */
export function starterFiles(answers: Answers, given: FileDetails): Map<string, string> {
  const files = new Map([
    [CONFIG_FILE, shortJson(starterSite(answers, given))],
    ["public/favicon.svg", favicon(answers.name, answers.accent)],
    ["README.md", readme(answers, given)],
    [".gitignore", NOT_IN_GIT.map((line) => `${line}\n`).join("")],
    [".vscode/settings.json", `${JSON.stringify(EDITOR_SETTINGS, null, 2)}\n`],
    [WORKFLOW_FILE, workflow],
  ]);
  if (answers.places.length > 0) files.set(PLACES_FILE, placesCsv(answers, given.words));
  return files;
}
