import { stageRules } from "../src/checks/engine/stage-rules.ts";
import { rules } from "../src/checks/rules.ts";
import { siteJsonSchema } from "../src/editor/json-schema.ts";
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
  /** The names that there are. */
  taken(): string[];
  /** The lines that make it known, by the file in which they belong among their like. */
  lines: Record<string, string[]>;
  /** The files that `npm run schema` makes of it. */
  made: string[];
  next: string;
}

const section: Kind = {
  what: "section type",
  spelling: camel,
  // Those of other parts of the schema as well, beside which it would be in the editor's file.
  taken: () => Object.keys(siteJsonSchema().definitions ?? {}),
  lines: {
    "schema/sections/index.ts": ['import { __camel__ } from "./__kebab__.ts";', "  __camel__,"],
    "src/sections/registry.ts": [
      '  __camel__: () => import("./__kebab__/__kebab__.tsx").then((m) => m.__Pascal__),',
    ],
  },
  made: ["schema/site.schema.json", "docs/reference.md"],
  next: `Make its fields, component, fixtures and test what they are to be, then bring the editor and the reference
up to date: npm run schema -- --pictures
To see it, put the fixture "minimal" into a page of site.config.json: npm run dev
Its tests: npx vitest run src/sections -t __camel__`,
};

const check: Kind = {
  what: "check",
  spelling: kebab,
  taken: () => [...rules, ...stageRules].map(({ id }) => id),
  lines: {
    "src/checks/rules/index.ts": ['export { __camel__ } from "./__kebab__.ts";'],
  },
  made: [],
  next: `Write what it looks for, what it says and why that matters; its test shows what it reports and what it leaves
alone: npx vitest run src/checks/rules/__kebab__.test.ts`,
};

const kinds = new Map([
  ["section", section],
  ["check", check],
]);

/** Writes all that a new section type or check needs, or nothing: then an error says why. */
export async function run(argv: string[]): Promise<number> {
  const isFlag = (arg: string) => arg.startsWith("-");
  if (!parseCommand(argv.filter(isFlag), spec)) return 0;
  const [word = "", name = "", ...rest] = argv.filter((arg) => !isFlag(arg));
  const kind = kinds.get(word);
  if (!kind || name === "" || rest.length > 0) {
    throw new Error(`new: say what is to be made, and its name: ${EXAMPLES}`);
  }
  const fill = fillWith(name, kind);
  if (kind.taken().includes(name)) {
    throw new Error(`new: the name ${name} is taken. Choose another one. Nothing was written.`);
  }
  const files = new Map([...newFiles(word, fill), ...extendedFiles(kind.lines, fill)]);
  await writeAll(files, kind.made, () => finish([...files.keys()], kind));
  const written = [...files.keys(), ...kind.made].map((path) => `  ${path}`);
  console.log(["", `The ${kind.what} ${name}:`, ...written, "", fill(kind.next)].join("\n"));
  return 0;
}

/** Brings the files into the project's form, and what is made of them up to date; false if one is wrong. */
async function finish(files: string[], { made }: Kind): Promise<boolean> {
  const formatted = await runTool(["@biomejs/biome", "biome"], ["check", "--write", ...files]);
  if (formatted !== 0 || made.length === 0) return formatted === 0;
  return (await runProgram(process.execPath, ["scripts/run.cjs", "schema"])) === 0;
}
