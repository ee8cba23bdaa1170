import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { declaredTexts } from "../../../schema/fields/texts.ts";
import { stageRules } from "../../checks/engine/stage-rules.ts";
import { formatPretty } from "../../diagnostics/pretty.ts";
import { openKit, SITE_SCHEMA } from "../../kit/extensions/open-kit.ts";
import type { Kit } from "../../kit/kit.ts";
import { PROJECT_DIR } from "../../lib/code/project.ts";
import { commandLine, DEFAULT_CONFIG } from "../../lib/command-line.ts";
import { readText, writeText } from "../../lib/files/text-file.ts";
import { en } from "../../locales/en/language.ts";
import {
  camel,
  fillWith,
  joinName,
  type KindName,
  kebab,
  languageCode,
  type Spelling,
} from "./names.ts";
import { type Fill, type NewFile, newFiles } from "./templates/templates.ts";
import { writeAll } from "./write-all.ts";

interface ExtensionKind {
  what: string;
  spelling: Spelling;
  /** The folder of its templates, and the one in a site. */
  folders: readonly [from: string, to: string];
  /** Existing names. */
  names?(kit: Kit): string[];
  /** Files beside those of the templates. */
  more?(fill: Fill): NewFile[];
  next: string;
}

const EXTENSIONS: Record<KindName, ExtensionKind> = {
  section: {
    what: "section type",
    spelling: camel,
    folders: ["src/sections", "sections"],
    names: ({ sections }) => [...sections.keys()],
    next: `Change its fields, component and fixtures, and put its fixture "minimal" into a page of the config.
For React's types in the editor: npm install --save-dev @types/react
To see it: ${commandLine("start")}. To test it: ${commandLine("test")}.`,
  },
  check: {
    what: "check",
    spelling: kebab,
    folders: ["src/checks/rules", "checks"],
    names: ({ checks }) => [...checks, ...stageRules].map(({ id }) => id),
    next: `Write what it reports and why that matters. To try it: ${commandLine("check")}.`,
  },
  look: {
    what: "look",
    spelling: kebab,
    folders: ["looks", "looks"],
    names: ({ looks }) => [...looks.keys()],
    next: `Write "look": "__kebab__" under "theme" in the config, and change its styles: ${commandLine("start")}.`,
  },
  language: {
    what: "language",
    spelling: languageCode,
    folders: ["languages", "languages"],
    names: ({ languages }) => [...languages.keys()],
    more: (fill) => languageFiles(fill("languages/__kebab__")),
    next: `Write "language": "__kebab__" in the config, and replace each null by a text: ${commandLine("start")}
shows English in its place, and lists what is missing. ${commandLine("build")} needs all texts.`,
  },
  plugin: {
    what: "plugin",
    spelling: kebab,
    folders: [".", "."],
    more: (fill) =>
      newFiles("section", fill, (file) =>
        siteFile(file, ["src/sections", fill("plumbline-plugin-__kebab__/sections")]),
      ),
    next: `It has a section type to begin with. Write "plugins": ["./plumbline-plugin-__kebab__"] in the config,
then: ${commandLine("start")}. Looks, languages and checks go into folders beside "sections".`,
  },
};

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
  "include": ["sections", "checks", "looks", "languages", "plumbline-plugin-*"]
}
`;

/** Writes an extension beside a site's config; throws an error if it writes nothing. */
export async function newExtension(kindName: KindName, writtenName: string): Promise<number> {
  const { what, spelling, folders, names, more, next } = EXTENSIONS[kindName];
  const name = joinName(writtenName, spelling);
  const opened = await openKit(DEFAULT_CONFIG, { takesUnfinished: true });
  if (!opened.kit) throw new Error(`new: ${mistakesIn(opened.problems)} Nothing was written.`);
  if (names?.(opened.kit).includes(name))
    throw new Error(`new: the name ${name} is taken. Choose another one. Nothing was written.`);
  const filled = fillWith(["", name], { what, spelling });
  const { version } = JSON.parse(readText(join(PROJECT_DIR, "package.json")));
  const fill: Fill = (template) => filled(template).replaceAll("__version__", version);
  const made = newFiles(kindName, fill, (file) => siteFile(file, folders));
  const settings = existsSync("tsconfig.json") ? [] : [["tsconfig.json", TSCONFIG] as const];
  const files = new Map([...made, ...(more?.(fill) ?? []), ...settings]);
  await writeAll(files, [], [opens]);
  if (kindName === "section" || kindName === "look") await nameSchema();
  const written = [...files.keys()].map((path) => `  ${path}`);
  console.log(["", `The ${what} ${name}:`, ...written, "", fill(next)].join("\n"));
  return 0;
}

/** A template's file for a site; none for a test, since `plumbline test` replaces it. */
function siteFile([path, text]: NewFile, [from, to]: readonly [string, string]): NewFile[] {
  if (/\.test\.tsx?$/.test(path)) return [];
  const code = text.replace(/"\.\.\/[^"]+"/g, '"plumbline/kit"');
  return [[join(to, relative(from, path)), inOne(code)]];
}

/** Merges two imports from the same entry point. */
const inOne = (code: string): string =>
  code.replace(
    /import \{ ([^}]+) \} from ("plumbline\/\w+");\nimport \{ ([^}]+) \} from \2;/,
    "import { $1, $3 } from $2;",
  );

/** The texts of a language by group, and its words for checks, each null. */
function languageFiles(folder: string): NewFile[] {
  const texts: Record<string, Record<string, null>> = {};
  for (const name of declaredTexts.keys()) {
    const [group = "", text = ""] = name.split(".");
    texts[group] = { ...texts[group], [text]: null };
  }
  const { privacy, ...messages } = texts;
  const checks = Object.fromEntries(Object.keys(en.checks).map((name) => [name, null]));
  const files = { messages, privacy, checks };
  return Object.entries(files).map(([file, content]) => [
    join(folder, `${file}.json`),
    `${JSON.stringify(content, null, 2)}\n`,
  ]);
}

const opens = async () => {
  const { kit, problems } = await openKit(DEFAULT_CONFIG, { takesUnfinished: true });
  if (!kit) console.error(mistakesIn(problems));
  return kit ? 0 : problems.length;
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
