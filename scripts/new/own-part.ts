import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { stageRules } from "../../src/checks/engine/stage-rules.ts";
import { formatPretty } from "../../src/diagnostics/pretty.ts";
import { readText, writeText } from "../../src/files/text-file.ts";
import type { Kit } from "../../src/kit/kit.ts";
import { openKit } from "../../src/own/open-kit.ts";
import { SITE_SCHEMA } from "../../src/own/site-schema.ts";
import { commandLine, DEFAULT_CONFIG } from "../../src/util/command-line.ts";
import { requireConfig } from "../lib/check-config.ts";
import { type NewFile, newFiles, writeAll } from "./files.ts";
import { camel, fillWith, type KindName, kebab, spelled } from "./names.ts";

const OWN = {
  section: {
    what: "section type",
    spelling: camel,
    folders: ["src/sections", "sections"],
    names: ({ sections }: Kit) => [...sections.keys()],
    next: `Make its fields, its component and its fixtures what they are to be, and put its fixture "minimal" into a
page of the config. The editor completes it; it knows React by: npm install --save-dev @types/react
To see it: ${commandLine("start")}. To have it tried: ${commandLine("test")}.`,
  },
  check: {
    what: "check",
    spelling: kebab,
    folders: ["src/checks/rules", "checks"],
    names: ({ checks }: Kit) => [...checks, ...stageRules].map(({ id }) => id),
    next: `Write what it looks for, what it says and why that matters. To try it: ${commandLine("check")}.`,
  },
} as const;

/** What an editor needs to know of TypeScript in the folder of a site. */
const TSCONFIG = `{
  "compilerOptions": {
    "target": "ES2022",
    "module": "Preserve",
    "jsx": "react-jsx",
    "strict": true,
    "noEmit": true,
    "skipLibCheck": true,
    "allowImportingTsExtensions": true
  },
  "include": ["sections", "checks", "looks", "languages"]
}
`;

/** Writes a section type or a check of a site's own beside its config, or nothing: then an error says why. */
export async function newOwnPart(kindName: KindName, given: string): Promise<number> {
  const { what, spelling, folders, names, next } = OWN[kindName];
  const name = spelled(given, spelling);
  requireConfig(DEFAULT_CONFIG);
  const opened = await openKit(DEFAULT_CONFIG);
  if (!opened.kit) throw new Error(`new: ${mistakesIn(opened.problems)} Nothing was written.`);
  if (names(opened.kit).includes(name))
    throw new Error(`new: the name ${name} is taken. Choose another one. Nothing was written.`);
  const fill = fillWith(["", name], { what, spelling });
  const made = newFiles(kindName, fill, (file) => ownFile(file, folders));
  const settings = existsSync("tsconfig.json") ? [] : [["tsconfig.json", TSCONFIG] as const];
  const files = new Map([...made, ...settings]);
  await writeAll(files, [], [opens]);
  if (kindName === "section") await nameSchema();
  const written = [...files.keys()].map((path) => `  ${path}`);
  console.log(["", `The ${what} ${name}:`, ...written, "", next].join("\n"));
  return 0;
}

/** A file of the templates as a site has it; none for a test, for `plumbline test` has them. */
function ownFile([path, text]: NewFile, [from, to]: readonly [string, string]) {
  if (/\.test\.tsx?$/.test(path)) return [];
  const code = text.replace(/"(\.\.\/[^"]+)"/g, (_, module: string) =>
    /\/(ui|theme)\//.test(module) ? '"plumbline/ui"' : '"plumbline/kit"',
  );
  return [[join(to, relative(from, path)), inOne(code)] as const];
}

/** What comes from one door is imported in one line. */
const inOne = (code: string): string =>
  code.replace(
    /import \{ ([^}]+) \} from ("plumbline\/\w+");\nimport \{ ([^}]+) \} from \2;/,
    "import { $1, $3 } from $2;",
  );

const opens = async () => {
  const { problems } = await openKit(DEFAULT_CONFIG);
  if (problems.length > 0) console.error(mistakesIn(problems));
  return problems.length;
};

const mistakesIn = (problems: Parameters<typeof formatPretty>[0]) =>
  formatPretty(problems, { text: "", colour: false });

/** Has the config name the schema that knows what the site has of its own, which is then written. */
async function nameSchema(): Promise<void> {
  const text = readText(DEFAULT_CONFIG);
  const named = text.replace(/("\$schema"\s*:\s*)"[^"]*"/, `$1"./${SITE_SCHEMA}"`);
  if (named !== text) await writeText(DEFAULT_CONFIG, named);
  await openKit(DEFAULT_CONFIG);
}
