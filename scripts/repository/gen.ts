import { existsSync, statSync } from "node:fs";
import { cp, readFile, rename } from "node:fs/promises";
import { join, relative } from "node:path";
import { CODE_CACHE, PROJECT_DIR } from "../../src/lib/code/project.ts";
import { commandLine } from "../../src/lib/command-line.ts";
import { writeAtomically } from "../../src/lib/files/files.ts";
import { publicDirOf } from "../../src/lib/files/public-folder.ts";
import { generatedConfig, isGenerated } from "../gen/generated-config.ts";
import { KIND_NAMES, KINDS } from "../gen/kinds.ts";
import { VILLAGES } from "../gen/names.ts";
import { commonFlags, parseCommand } from "../lib/options/args.ts";

/** The project's own site, whose pages are the patterns. */
const SOURCE = join(PROJECT_DIR, commonFlags.config.default);

const spec = {
  command: "gen",
  summary: "Writes a config with many local pages of invented places, for tests and measurements.",
  examples: [commandLine("gen", { pages: "300" })],
  flags: {
    pages: {
      kind: "count",
      minimum: 1,
      maximum: VILLAGES,
      help: "how many local pages",
    },
    kind: {
      kind: "choice",
      choices: KIND_NAMES,
      default: "places",
      help: "places: one template, different texts; mixed: many forms, a third near duplicates",
    },
    out: {
      kind: "text",
      placeholder: "FILE",
      help: "the config to write (default: a folder for each in node_modules/.cache)",
    },
  },
} as const;

const GENERATED = join(CODE_CACHE, "generated");

/**
 * Writes the same bytes for the same kind and number, on every machine, with `public` beside them.
 */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  if (args.pages === undefined) {
    throw new Error(`gen: --pages is missing. For example: ${spec.examples[0]}`);
  }
  const kind = KINDS[args.kind];
  const file = args.out ?? generatedFile(args.kind, args.pages);
  await refuseToOverwrite(file);
  await copyPublic(publicDirOf(file));
  await writeAtomically(file, generatedConfig(await readFile(SOURCE, "utf8"), args.pages, kind));
  console.log(`${file}: ${args.pages} ${kind.what}`);
  return 0;
}

const generatedFile = (kind: string, pages: number) =>
  relative(".", join(GENERATED, kind, String(pages), commonFlags.config.default));

/** Overwrites only its own output: anything else is somebody's site. */
async function refuseToOverwrite(file: string): Promise<void> {
  if (!existsSync(file)) return;
  if (statSync(file).isFile() && isGenerated(await readFile(file, "utf8"))) return;
  throw new Error(
    `gen: "${file}" already exists and was not created by this command, so it is unchanged. ` +
      "Choose another file with --out FILE, or move that one away.",
  );
}

/** Has a temporary name until it is complete, so that a later run does not use half a folder. */
async function copyPublic(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.${process.pid}.tmp`;
  await cp(publicDirOf(SOURCE), unfinished, { recursive: true });
  await rename(unfinished, folder);
}
