import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { stageRules } from "../../src/checks/engine/stage-rules.ts";
import { formatPretty } from "../../src/diagnostics/pretty.ts";
import { openKit } from "../../src/kit/extensions/open-kit.ts";
import { SITE_SCHEMA } from "../../src/kit/extensions/site-schema.ts";
import type { Kit } from "../../src/kit/kit.ts";
import { commandLine, DEFAULT_CONFIG } from "../../src/lib/command-line.ts";
import { readText, writeText } from "../../src/lib/files/text-file.ts";
import { requireConfig } from "../lib/check-config.ts";
import { type NewFile, newFiles, writeAll } from "./files.ts";
import { camel, fillWith, joinName, type KindName, kebab } from "./names.ts";

const OWN = {
  section: {
    what: "section type",
    spelling: camel,
    folders: ["src/sections", "sections"],
    names: ({ sections }: Kit) => [...sections.keys()],
    next: `Change its fields, component and fixtures, and put its fixture "minimal" into a page of the config.
For React's types in the editor: npm install --save-dev @types/react
To see it: ${commandLine("start")}. To test it: ${commandLine("test")}.`,
  },
  check: {
    what: "check",
    spelling: kebab,
    folders: ["src/checks/rules", "checks"],
    names: ({ checks }: Kit) => [...checks, ...stageRules].map(({ id }) => id),
    next: `Write what it reports and why that matters. To try it: ${commandLine("check")}.`,
  },
} as const;

/** The TypeScript settings for editors in the folder of a site. */
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

/** Writes a section type or a check beside a site's config; throws an error if it writes nothing. */
export async function newOwnPart(kindName: KindName, writtenName: string): Promise<number> {
  const { what, spelling, folders, names, next } = OWN[kindName];
  const name = joinName(writtenName, spelling);
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

/** A template's file for a site; none for a test, since `plumbline test` replaces it. */
function ownFile([path, text]: NewFile, [from, to]: readonly [string, string]) {
  if (/\.test\.tsx?$/.test(path)) return [];
  const code = text.replace(/"(\.\.\/[^"]+)"/g, (_, module: string) =>
    /\/(components|theme)\//.test(module) ? '"plumbline/ui"' : '"plumbline/kit"',
  );
  return [[join(to, relative(from, path)), inOne(code)] as const];
}

/** Merges two imports from the same entry point. */
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

/** Makes the config name the JSON Schema with the site's own types, which openKit writes. */
async function nameSchema(): Promise<void> {
  const text = readText(DEFAULT_CONFIG);
  const named = text.replace(/("\$schema"\s*:\s*)"[^"]*"/, `$1"./${SITE_SCHEMA}"`);
  if (named !== text) await writeText(DEFAULT_CONFIG, named);
  await openKit(DEFAULT_CONFIG);
}
