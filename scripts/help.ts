import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suggestion } from "../src/diagnostics/suggest.ts";
import { PROJECT_DIR } from "../src/lib/code/project.ts";
import { ownProperty } from "../src/lib/objects.ts";
import type { CommandSpec, Flags } from "./lib/options/flags.ts";
import { columns, exampleOf } from "./lib/options/usage.ts";

interface Command {
  spec: CommandSpec<Flags>;
  run(argv: string[]): Promise<number>;
}

/** The commands for owners, in the order in which they need them. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  new: () => import("./new.ts"),
  start: () => import("./start.ts"),
  studio: () => import("./studio.ts"),
  check: () => import("./check.ts"),
  diff: () => import("./diff.ts"),
  build: () => import("./build.ts"),
  publish: () => import("./publish.ts"),
  preview: () => import("./preview.ts"),
  doctor: () => import("./doctor.ts"),
  test: () => import("./test.ts"),
  reference: () => import("./reference.ts"),
  migrate: () => import("./migrate.ts"),
  redirects: () => import("./redirects.ts"),
  rename: () => import("./rename.ts"),
  budget: () => import("./budget.ts"),
  merge: () => import("./merge.ts"),
};

const HELP = ["help", "--help", "-h"];
const VERSION = ["--version", "-v"];

/**
 * Runs without a command, or with an unknown one: prints the list of commands, the help of one of them, or
 * the version. Throws an Error of one line for an unknown command.
 */
export async function run(argv: string[]): Promise<number> {
  const [word] = argv.filter((arg) => !HELP.includes(arg));
  if (word === undefined) console.log(await overview());
  else if (VERSION.includes(word)) console.log(version());
  else return (await commandNamed(word)).run(["--help"]);
  return 0;
}

const version = (): string =>
  JSON.parse(readFileSync(join(PROJECT_DIR, "package.json"), "utf8")).version;

async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const rows = commands.map(({ spec }) => [exampleOf(spec), spec.summary] as const);
  return [
    `Plumbline ${version()} makes a website from one file, site.config.json.`,
    "",
    ...columns(rows),
    "",
    "npx plumbline COMMAND --help explains a command. Run commands in the folder of a site.",
  ].join("\n");
}

async function commandNamed(word: string): Promise<Command> {
  const load = ownProperty(COMMANDS, word);
  if (load) return load();
  const names = Object.keys(COMMANDS);
  const { hint } = suggestion(word, names, `The commands are: ${names.join(", ")}.`);
  throw new Error(`There is no command "${word}". ${hint} npx plumbline --help explains them.`);
}
