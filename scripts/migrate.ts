import { accessSync, constants, copyFileSync, existsSync, readFileSync } from "node:fs";
import { parse } from "node:path";
import { VERSION } from "../schema/site.ts";
import { migrate } from "../src/commands/migrate/migrate.ts";
import { versionProblem } from "../src/config/parse/readings/version.ts";
import { readSource } from "../src/config/read-config.ts";
import type { SourceFile } from "../src/config/tables/with-tables.ts";
import { commandLine } from "../src/lib/command-line.ts";
import { errorCode } from "../src/lib/files/files.ts";
import { writeText } from "../src/lib/files/text-file.ts";
import { requireConfig } from "./lib/check-config.ts";
import { commonFlags, parseCommand } from "./lib/options/args.ts";

export const spec = {
  command: "migrate",
  summary: `Updates an older config to version ${VERSION}.`,
  details: "Without --write it only shows the changes.",
  examples: [commandLine("migrate", { write: true })],
  flags: {
    config: commonFlags.config,
    write: {
      kind: "switch",
      help: "write the changes; the old file stays beside it, as site.config.v1.json",
    },
  },
} as const;

/** Exit code 0 if the config has or gets the newest version; throws if it cannot. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const { config } = args;
  requireConfig(config);
  const source = readSource(config);
  const version = versionOf(source);
  if (version === VERSION) {
    console.log(`${config}: already version ${VERSION}, nothing to do`);
    return 0;
  }
  const { text, notes } = migrate(source.text, version);
  console.log(await (args.write ? write(source, text, version) : diffOf(source, text, version)));
  for (const note of notes) console.log(`\n${note}`);
  console.log(
    args.write
      ? `\nNext: ${commandLine("check", { config })}`
      : `\nNothing is written yet. To write it: ${commandLine("migrate", { config, write: true })}`,
  );
  return 0;
}

/** The version of a config that can be migrated. */
function versionOf({ file, value, problems: [wrong] }: SourceFile): number {
  if (wrong) {
    const { range, message } = wrong;
    throw new Error(
      `migrate: ${file}, line ${range.line}: ${message} The file stays unchanged until it is valid JSON; ${commandLine("check", { config: file })} says more.`,
    );
  }
  const { version } = Object(value);
  const problem = versionProblem(value);
  if (version === VERSION || (problem && version < VERSION)) return version;
  throw new Error(
    problem
      ? `migrate: ${problem.message} ${problem.hint}`
      : `migrate: ${file} has no "version". The first version has "version": 1.`,
  );
}

/** A file with longer lines is compared with a line for each value. */
const LONGEST_LINE = 5000;

async function diffOf({ file, text }: SourceFile, changed: string, version: number) {
  const { createTwoFilesPatch } = await import("diff");
  const isMinified = text.split("\n").some(({ length }) => length > LONGEST_LINE);
  const readable = (one: string) => (isMinified ? JSON.stringify(JSON.parse(one), null, 2) : one);
  const names = [`version ${version}`, `version ${VERSION}`] as const;
  const patch = createTwoFilesPatch(file, file, readable(text), readable(changed), ...names);
  return isMinified
    ? `Shown with a line for each value; the file keeps its lines.\n${patch}`
    : patch;
}

/** Copies the old file, then writes the new one, so that no interruption loses both. */
async function write({ file }: SourceFile, text: string, version: number): Promise<string> {
  const { dir, name, ext } = parse(file);
  const backup = `${dir && `${dir}/`}${name}.v${version}${ext}`;
  try {
    // writeText replaces the file, which would also succeed for a read-only one.
    accessSync(file, constants.W_OK);
    backUp(file, backup);
    await writeText(file, text);
  } catch (error) {
    // Errors of `backUp` are already complete.
    if (errorCode(error) === undefined) throw error;
    throw new Error(
      `migrate: ${file} cannot be written: ${errorCode(error) ?? error}. It is unchanged.`,
    );
  }
  return `${file}: now version ${VERSION}; the old file is ${backup}`;
}

function backUp(file: string, backup: string): void {
  // An interrupted run has already made the same copy.
  if (existsSync(backup) && readFileSync(backup).equals(readFileSync(file))) return;
  try {
    copyFileSync(file, backup, constants.COPYFILE_EXCL);
  } catch (error) {
    throw new Error(
      errorCode(error) === "EEXIST"
        ? `migrate: ${backup} already exists and differs from ${file}. Move it away and run this again. Nothing is changed.`
        : `migrate: ${backup} cannot be written: ${errorCode(error) ?? error}. Nothing is changed.`,
    );
  }
}
