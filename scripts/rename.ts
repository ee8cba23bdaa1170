import { relative } from "node:path";
import { KINDS } from "../src/commands/rename/kinds/kinds.ts";
import { type Renamed, rename, writeRenamed } from "../src/commands/rename/rename.ts";
import { commandLine } from "../src/lib/command-line.ts";
import { kitOf, withRefusals } from "./lib/change.ts";
import { requireConfig } from "./lib/check-config.ts";
import { commonFlags, parseCommand } from "./lib/options/args.ts";

export const spec = {
  command: "rename",
  operands: "OLD NEW",
  summary: "Renames a page, a file and more everywhere.",
  details:
    "Names are a page /old, a section /page#old, a template localPage, its parameter localPage.town, a file\n" +
    "public/media/old.jpg, a location penryn, a language en-GB, a form hall, an author ines, a tag or series\n" +
    '"Boilers". Links, menus and tokens change, too, and the old address of a page or document redirects to the\n' +
    "new one. Pages below a page, /old/more, do not change.",
  examples: [commandLine("rename /old /new"), commandLine("rename /old /new", { "dry-run": true })],
  flags: {
    config: commonFlags.config,
    kind: { kind: "choice", choices: KINDS, help: "what OLD is, if it could be two things" },
    "dry-run": { kind: "switch", help: "show the changes, write nothing" },
  },
} as const;

/** Exit code 0 if the rename works; throws if it does not. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const [from, to, ...more] = args.operands;
  if (from === undefined || to === undefined || more.length > 0)
    throw new Error(
      `rename: give the old name and the new one: ${commandLine("rename /old /new")}`,
    );
  const config = requireConfig(args.config);
  await withRefusals(spec.command, async () => {
    const renamed = await rename(config, await kitOf(config), { from, to, kind: args.kind });
    console.log(args["dry-run"] ? await diffOf(renamed) : await write(renamed));
  });
  return 0;
}

/** The changes in git's format. */
async function diffOf({ files, move }: Renamed): Promise<string> {
  const { createTwoFilesPatch } = await import("diff");
  const moved = move
    ? [`rename from ${relative(".", move.from)}\nrename to ${relative(".", move.to)}`]
    : [];
  const patches = files.map(({ file, before, after }) =>
    createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, {
      headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
    }),
  );
  return [...moved, ...patches].join("\n");
}

async function write(renamed: Renamed): Promise<string> {
  await writeRenamed(renamed);
  const { what, from, to, files, move } = renamed;
  const all = [...files.map(({ file }) => file), ...(move ? [relative(".", move.to)] : [])];
  return [
    `${what} ${from} is now ${to}; changed: ${all.join(", ")}`,
    ...[...renamed.pages].map(([old, path]) => `The page ${old} is now at ${path}.`),
    ...forgottenWords(renamed),
    `To undo it: ${commandLine(`rename ${shellWord(to)} ${shellWord(from)}`)}`,
  ].join("\n");
}

/** A name with spaces is one word only in quotes. */
const shellWord = (name: string) =>
  /[^\p{L}\p{N}/#._-]/u.test(name) ? JSON.stringify(name) : name;

const forgottenWords = ({ forgotten, left, to }: Renamed): string[] =>
  forgotten
    ? [
        ...(left.length > 0
          ? [
              `Still redirected to ${to}: ${left.join(", ")}. Remove those from "redirects" that were never on the web.`,
            ]
          : []),
        `There is no redirect from ${forgotten.from}, which does not seem to have been published. If it was, add ${JSON.stringify(forgotten)} to "redirects".`,
      ]
    : [];
