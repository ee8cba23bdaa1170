import { readdirSync } from "node:fs";
import { stageRules } from "../../checks/engine/stage-rules.ts";
import { siteJsonSchema } from "../../config/json-schema.ts";
import { ourKit } from "../../kit/our-kit.ts";
import { runProgram, runTool } from "../../lib/code/run-program.ts";
import {
  type BuiltInKind,
  camel,
  fillWith,
  joinName,
  kebab,
  type Spelling,
  splitName,
} from "./names.ts";
import { extendedFiles, newFiles } from "./templates/templates.ts";
import { type FinishingStep, writeAll } from "./write-all.ts";

interface Kind {
  what: string;
  spelling: Spelling;
  /** The folders by subject, for kinds that have them. */
  subjects?: readonly string[];
  /** Why a name is not possible, and what to do; undefined if it is. */
  refusal(name: string): string | undefined;
  /** The lines that register it, by file. */
  lines: Record<string, string[]>;
  /** The files that the last steps change. */
  made: string[];
  /** What runs after all files are written and formatted. */
  lastSteps: FinishingStep[];
  next: string;
}

const taken = (name: string, names: string[]) =>
  names.includes(name) ? `the name ${name} is taken. Choose another one.` : undefined;

const section: Kind = {
  what: "section type",
  spelling: camel,
  // The type is also part of the editor's JSON Schema.
  refusal: (name) => taken(name, Object.keys(siteJsonSchema(ourKit().schemas).definitions ?? {})),
  lines: {
    "src/kit/our-sections.ts": [
      'import { __camel__ } from "../sections/__kebab__/section.ts";',
      "  __camel__,",
    ],
  },
  made: ["schema/site.schema.json", "docs/reference/README.md"],
  lastSteps: [
    // Fails for a name that the code already uses, such as `map`.
    () => runProgram(process.execPath, ["scripts/run.cjs", "schema"]),
  ],
  next: `Change its fields, component, fixtures and test, then update the editor's schema and the reference:
npm run schema -- --pictures
To see it, put the fixture "minimal" into a page of site.config.json: npm start
Its tests: npx vitest run src/sections -t __camel__`,
};

const RULES = "src/checks/rules";

const check: Kind = {
  what: "check",
  spelling: kebab,
  subjects: readdirSync(RULES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "shared")
    .map(({ name }) => name),
  refusal: (name) =>
    taken(
      name,
      [...ourKit().checks, ...stageRules].map(({ id }) => id),
    ),
  lines: {
    [`${RULES}/index.ts`]: ['export { __camel__ } from "./__subject__/__kebab__.ts";'],
  },
  made: [],
  lastSteps: [],
  next: `Write what it reports and why that matters. Its test shows what it reports and what it ignores:
npx vitest run src/checks/rules/__subject__/__kebab__.test.ts src/checks/rules.test.ts`,
};

/** The kinds that can be created. A folder with the kind's name has the templates. */
const kinds: Readonly<Record<BuiltInKind, Kind>> = { section, check };

/** Writes all files of a new section type or check of Plumbline; throws an error if it writes nothing. */
export async function newBuiltIn(kindName: BuiltInKind, writtenName: string): Promise<number> {
  const kind = kinds[kindName];
  const parts = splitName(joinName(writtenName, kind.spelling), kind);
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
