import { stageRules } from "../src/checks/engine/stage-rules.ts";
import { rules } from "../src/checks/rules.ts";
import { parseCommand } from "./lib/args.ts";
import { runProgram, runTool } from "./lib/tools.ts";
import { extendedFiles, newFiles, writeAll } from "./new/files.ts";
import { camel, fillWith, kebab, type Spelling } from "./new/names.ts";

const EXAMPLES = "npm run new -- section openingHours, or npm run new -- check stray-space";

const spec = {
  command: "new",
  summary: `Writes a new section type or check, ready to be changed: ${EXAMPLES}`,
  flags: {},
} as const;

interface Kind {
  what: string;
  spelling: Spelling;
  /** The lines that make it known, by the file in which they belong among their like. */
  lines: Record<string, string[]>;
  /** The files that a command makes of the code, with that command. */
  made: Record<string, string>;
  next: string;
}

const section: Kind = {
  what: "section type",
  spelling: camel,
  lines: {
    "schema/sections/index.ts": ['import { __camel__ } from "./__kebab__.ts";', "  __camel__,"],
    "src/sections/registry.ts": [
      '  __camel__: () => import("./__kebab__/__kebab__.tsx").then((m) => m.__Pascal__),',
    ],
  },
  made: { "schema/site.schema.json": "schema" },
  next: `Make fields, component, fixtures and test those of your section; npm run schema follows a change of the
fields. To see it, add { "type": "__camel__" } to a page of site.config.json and run npm run dev.
Its tests: npx vitest run src/sections`,
};

const check: Kind = {
  what: "check",
  spelling: kebab,
  lines: {
    "src/checks/rules.ts": ['import { __camel__ } from "./rules/__kebab__.ts";', "  __camel__,"],
  },
  made: {},
  next: `Write what it looks for, what it says and why that matters, with tests of both: what it finds, and what it
leaves alone. Its tests: npx vitest run src/checks/rules`,
};

/** Writes all that a new part needs, or nothing: then an error says why. */
export async function run(argv: string[]): Promise<number> {
  const isFlag = (arg: string) => arg.startsWith("-");
  if (!parseCommand(argv.filter(isFlag), spec)) return 0;
  const [word = "", name = "", ...rest] = argv.filter((arg) => !isFlag(arg));
  const kind = new Map([
    ["section", section],
    ["check", check],
  ]).get(word);
  if (!kind || name === "" || rest.length > 0) {
    throw new Error(`new: say what is to be made and its name: ${EXAMPLES}`);
  }
  const fill = fillWith(name, kind);
  if (kind === check && [...rules, ...stageRules].some(({ id }) => id === name)) {
    throw new Error(`new: there is a check ${name} already. Nothing was written.`);
  }
  const files = new Map([...newFiles(word, fill), ...extendedFiles(kind.lines, fill)]);
  const made = Object.keys(kind.made);
  await writeAll(files, made, () => finish([...files.keys()], kind));
  const written = [...files.keys(), ...made].map((path) => `  ${path}`);
  console.log(["", `The ${kind.what} ${name}:`, ...written, "", fill(kind.next)].join("\n"));
  return 0;
}

/** Brings the files into the project's form; says whether they are right. */
async function finish(files: string[], { made }: Kind): Promise<boolean> {
  if ((await runTool(["@biomejs/biome", "biome"], ["check", "--write", ...files])) !== 0)
    return false;
  for (const command of Object.values(made)) {
    if ((await runProgram(process.execPath, ["scripts/run.cjs", command])) !== 0) return false;
  }
  return true;
}
