import { resolve } from "node:path";
import { isCheckout, PROJECT_DIR } from "../../src/lib/code/project.ts";
import { commandLine } from "../../src/lib/command-line.ts";
import { parseCommand } from "../lib/args.ts";
import { runTool } from "../lib/tools.ts";
import { extendedFiles, newFiles, writeAll } from "./files.ts";
import { EXAMPLES, fillWith, joinName, type KindName, splitName } from "./names.ts";
import { newExtension } from "./own-part.ts";

/** Outside of Plumbline's own folder there is a site, whose checks have no subjects. */
const isPlumblines = () => isCheckout() && resolve(".") === resolve(PROJECT_DIR);

const nameLike = (kind: KindName) =>
  isPlumblines() ? EXAMPLES[kind] : EXAMPLES[kind].replace(/^.*\//, "");

const exampleOf = (kind: KindName) => commandLine(`new ${kind} ${nameLike(kind)}`);

const specOf = (kind: KindName) => ({
  command: `new ${kind}`,
  operands: "NAME",
  summary: isPlumblines()
    ? `Creates a built-in ${kind}, ready to be changed.`
    : `Creates a ${kind} beside the site's config, ready to be changed.`,
  examples: [exampleOf(kind)],
  flags: {},
});

/** Writes all files of a new section type or check; throws an error if it writes nothing. */
export async function newPart(kindName: KindName, argv: string[]): Promise<number> {
  const args = parseCommand(argv, specOf(kindName));
  if (!args) return 0;
  const [given, ...rest] = args.operands;
  if (given === undefined || rest.length > 0)
    throw new Error(
      `new: give one name for the ${kindName}: ${exampleOf(kindName)}. ` +
        `To create a site in a folder of that name: ${commandLine(`new ./${kindName}`)}.`,
    );
  if (!isPlumblines()) return newExtension(kindName, given);
  const { kinds } = await import("./kinds.ts");
  if (kindName !== "section" && kindName !== "check")
    throw new Error(
      `new: a ${kindName} is for a site. Call this in the folder of one. Nothing was written.`,
    );
  const kind = kinds[kindName];
  const parts = splitName(joinName(given, kind.spelling), kind);
  const [, name] = parts;
  const fill = fillWith(parts, kind);
  const refusal = kind.refusal(name);
  if (refusal) throw new Error(`new: ${refusal} Nothing was written.`);
  const files = new Map([...newFiles(kindName, fill), ...extendedFiles(kind.lines, fill)]);
  const format = () => runTool(["@biomejs/biome", "biome"], ["check", "--write", ...files.keys()]);
  await writeAll(files, kind.made, [format, ...kind.lastSteps]);
  const written = [...files.keys(), ...kind.made].map((path) => `  ${path}`);
  console.log(["", `The ${kind.what} ${name}:`, ...written, "", fill(kind.next)].join("\n"));
  return 0;
}
