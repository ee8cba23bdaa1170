import { accessSync, constants, copyFileSync, existsSync, readFileSync } from "node:fs";
import { parse } from "node:path";
import { VERSION } from "../schema/site.ts";
import { errorCode } from "../src/files/files.ts";
import { writeText } from "../src/files/text-file.ts";
import { migrate } from "../src/migrate/migrate.ts";
import { versionProblem } from "../src/parse/version.ts";
import { readSource } from "../src/read/read.ts";
import type { SourceFile } from "../src/read/with-tables.ts";
import { commandLine } from "../src/util/command-line.ts";
import { commonFlags, parseCommand } from "./lib/args.ts";
import { requireConfig } from "./lib/check-config.ts";

export const spec = {
  command: "migrate",
  summary: `Takes an older file to version ${VERSION}.`,
  details: "Without --write it only shows what would change.",
  examples: [commandLine("migrate", { write: true })],
  flags: {
    config: commonFlags.config,
    write: {
      kind: "switch",
      help: "write the changes; the file as it was is kept beside it, as site.config.v1.json",
    },
  },
} as const;

/** Exit code 0 if the file is of the newest version or could be; what stops the way there is thrown. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const { config } = args;
  requireConfig(config);
  const source = readSource(config);
  const version = versionOf(source);
  if (version === VERSION) {
    console.log(`${config}: version ${VERSION} already, nothing to do`);
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

/** The version of a file that there is a way from. */
function versionOf({ file, value, problems: [wrong] }: SourceFile): number {
  if (wrong) {
    const { range, message } = wrong;
    throw new Error(
      `migrate: ${file}, line ${range.line}: ${message} As long as the file is no JSON it stays as it is; ${commandLine("check", { config: file })} says more.`,
    );
  }
  const { version } = Object(value);
  const problem = versionProblem(value);
  if (version === VERSION || (problem && version < VERSION)) return version;
  throw new Error(
    problem
      ? `migrate: ${problem.message} ${problem.hint}`
      : `migrate: ${file} does not say of which version it is. A file of the first has "version": 1.`,
  );
}

/** A line longer than this is no line to compare: the file is written on one or a few. */
const LONGEST_LINE = 5000;

async function diffOf({ file, text }: SourceFile, changed: string, version: number) {
  const { createTwoFilesPatch } = await import("diff");
  const isSpread = text.split("\n").some(({ length }) => length > LONGEST_LINE);
  const shown = (one: string) => (isSpread ? JSON.stringify(JSON.parse(one), null, 2) : one);
  const names = [`version ${version}`, `version ${VERSION}`] as const;
  const patch = createTwoFilesPatch(file, file, shown(text), shown(changed), ...names);
  return isSpread ? `Shown with a line for each value; the file keeps its lines.\n${patch}` : patch;
}

/** Keeps the file as it was, then writes it: at no time is there less than one of the two. */
async function write({ file }: SourceFile, text: string, version: number): Promise<string> {
  const { dir, name, ext } = parse(file);
  const backup = `${dir && `${dir}/`}${name}.v${version}${ext}`;
  try {
    // Another file is put in its place, which the system would allow.
    accessSync(file, constants.W_OK);
    keep(file, backup);
    await writeText(file, text);
  } catch (error) {
    // What `keep` throws says all.
    if (errorCode(error) === undefined) throw error;
    throw new Error(
      `migrate: ${file} cannot be written: ${errorCode(error) ?? error}. It is as it was.`,
    );
  }
  return `${file}: version ${VERSION} now; as it was it is in ${backup}`;
}

function keep(file: string, backup: string): void {
  // What an interrupted run has left is as good as what this one would write.
  if (existsSync(backup) && readFileSync(backup).equals(readFileSync(file))) return;
  try {
    copyFileSync(file, backup, constants.COPYFILE_EXCL);
  } catch (error) {
    throw new Error(
      errorCode(error) === "EEXIST"
        ? `migrate: ${backup} is there already and is another file than ${file}. Move it away and run this again; nothing is changed.`
        : `migrate: ${backup} cannot be written: ${errorCode(error) ?? error}. Nothing is changed.`,
    );
  }
}
