import { resolve } from "node:path";
import { CONFIG_FILE } from "../../src/starter/files.ts";
import { PLACES_FILE } from "../../src/starter/places.ts";
import { commandLine, quoted } from "../../src/util/command-line.ts";
import { installedFor, installing } from "./plumbline.ts";

const ALIKE = `
The pages of your places are alike but for the name, and search engines list only one of such pages.
Write for each, in ${PLACES_FILE}, what is true of that place only; the check says which pages are alike once they are written.
`;

/** What an owner does next, in a folder where so many texts wait to be written. */
export const nextSteps = (dir: string, texts: number, places: number): string => `
Your site is ready to be looked at:

${toLookAtIt(dir)
  .map((line) => `  ${line}`)
  .join("\n")}

Then write your own words into ${CONFIG_FILE}: ${texts} texts wait for them, in square brackets or with
.example in them. To see where they are:

  ${commandLine("check", { all: true })}
${places > 1 ? ALIKE : ""}
The file README.md says what else there is to do.`;

function toLookAtIt(dir: string): string[] {
  return [
    ...(resolve(dir) === resolve() ? [] : [`cd ${quoted(dir)}`]),
    ...(installedFor(dir) ? [] : [installing(dir)]),
    commandLine("start"),
  ];
}
