import { resolve } from "node:path";
import { CONFIG_FILE } from "../../src/starter/files.ts";
import { PLACES_FILE } from "../../src/starter/places.ts";
import { commandLine, quoted } from "../../src/util/command-line.ts";
import { installedFor, installing } from "./plumbline.ts";

/** The packed Plumbline in the folder of a site. */
export interface Packed {
  name: string;
  /** It was elsewhere before, where npm may have it from. */
  isNew: boolean;
  isLeftOutOfGit: boolean;
}

const ALIKE = `
The pages of your places are alike but for the name, and search engines list only one of such pages.
Write for each, in ${PLACES_FILE}, what is true of that place only; the check says which pages are alike once they are written.
`;

const leftOut = (name: string) => `
By its .gitignore git leaves ${name} out, and without it no clone of the site can be installed:

  git add --force ${quoted(name)}
`;

/** What an owner does next, in a folder where so many texts wait to be written. */
export const nextSteps = (dir: string, texts: number, places: number, packed?: Packed): string => `
Your site is ready to be looked at:

${toLookAtIt(dir, packed)
  .map((line) => `  ${line}`)
  .join("\n")}
${packed?.isLeftOutOfGit ? leftOut(packed.name) : ""}
Then write your own words into ${CONFIG_FILE}: ${texts} texts wait for them, in square brackets or with
.example in them. To see where they are:

  ${commandLine("check", { all: true })}
${places > 1 ? ALIKE : ""}
The file README.md says what else there is to do.`;

function toLookAtIt(dir: string, packed: Packed | undefined): string[] {
  return [
    ...(resolve(dir) === resolve() ? [] : [`cd ${quoted(dir)}`]),
    ...(packed?.isNew ? ["npm install"] : installedFor(dir) ? [] : [installing(dir)]),
    commandLine("start"),
  ];
}
