import { resolve } from "node:path";
import { commandLine, quoted } from "../../lib/command-line.ts";
import { installedFor, installing } from "./plumbline.ts";
import { PLACES_FILE } from "./starter/places.ts";
import { CONFIG_FILE } from "./starter/starter-files.ts";

/** The packed Plumbline in the folder of a site. */
export interface PackedPlumbline {
  name: string;
  /** Whether it was just copied here from the location that npm knows. */
  isNew: boolean;
  isGitIgnored: boolean;
}

const ALIKE = `
The pages of your places only differ in their names, and search engines list only one of such pages.
For each, write into ${PLACES_FILE} what is true only there; the check then reports pages that are still similar.
`;

const leftOut = (name: string) => `
The .gitignore excludes ${name}, and without it a clone of the site cannot be installed:

  git add --force ${quoted(name)}
`;

/** What an owner does next in a new folder with this number of placeholders. */
export const nextSteps = (
  dir: string,
  texts: number,
  places: number,
  packed?: PackedPlumbline,
): string => `
Your site is ready. To look at it:

${toLookAtIt(dir, packed)
  .map((line) => `  ${line}`)
  .join("\n")}
${packed?.isGitIgnored ? leftOut(packed.name) : ""}
Then write your own words into ${CONFIG_FILE}: ${texts} texts are placeholders, in square brackets or with
.example in them. To list them:

  ${commandLine("check", { all: true })}
${places > 1 ? ALIKE : ""}
The file README.md explains the rest.`;

function toLookAtIt(dir: string, packed: PackedPlumbline | undefined): string[] {
  return [
    ...(resolve(dir) === resolve() ? [] : [`cd ${quoted(dir)}`]),
    ...(packed?.isNew ? ["npm install"] : installedFor(dir) ? [] : [installing(dir)]),
    commandLine("start"),
  ];
}
