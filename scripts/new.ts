import { parseCommand } from "./lib/args.ts";
import { runTool } from "./lib/tools.ts";
import { extendedFiles, newFiles, writeAll } from "./new/files.ts";
import { fillWith, partsOf } from "./new/names.ts";
import { newSite } from "./new/site.ts";

const EXAMPLES = "npm run new -- section openingHours or npm run new -- check words/stray-space";

const spec = {
  command: "new",
  summary:
    "For owners: npm run new -- site DIR begins a whole site; npm run new -- site --help says more.\n" +
    `For builders: writes a new section type or a check, ready to be changed: ${EXAMPLES}`,
  flags: {},
} as const;

/** Begins a site, or writes all that a new section type or check needs, or nothing: then an error says why. */
export async function run(argv: string[]): Promise<number> {
  if (argv[0] === "site") return newSite(argv.slice(1));
  const isFlag = (arg: string) => arg.startsWith("-");
  if (!parseCommand(argv.filter(isFlag), spec)) return 0;
  const [word = "", given = "", ...rest] = argv.filter((arg) => !isFlag(arg));
  const { kinds } = await import("./new/kinds.ts");
  const kind = kinds.get(word);
  if (!kind || given === "" || rest.length > 0) {
    throw new Error(
      `new: say what is to be made, and its name: npm run new -- site my-site, ${EXAMPLES}`,
    );
  }
  const parts = partsOf(given, kind);
  const [, name] = parts;
  const fill = fillWith(parts, kind);
  const refusal = kind.refusal(name);
  if (refusal) throw new Error(`new: ${refusal} Nothing was written.`);
  const files = new Map([...newFiles(word, fill), ...extendedFiles(kind.lines, fill)]);
  const format = () => runTool(["@biomejs/biome", "biome"], ["check", "--write", ...files.keys()]);
  await writeAll(files, kind.made, [format, ...kind.lastSteps]);
  const written = [...files.keys(), ...kind.made].map((path) => `  ${path}`);
  console.log(["", `The ${kind.what} ${name}:`, ...written, "", fill(kind.next)].join("\n"));
  return 0;
}
