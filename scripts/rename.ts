import { relative, resolve } from "node:path";
import { KINDS } from "../src/rename/kinds/kinds.ts";
import { type Renamed, rename } from "../src/rename/rename.ts";
import { writeRenamed } from "../src/rename/write.ts";
import { commandLine } from "../src/util/command-line.ts";
import { commonFlags, parseCommand } from "./lib/args.ts";
import { kitOf, tellingRefusals } from "./lib/change.ts";
import { requireConfig } from "./lib/check-config.ts";

export const spec = {
  command: "rename",
  operands: "OLD NEW",
  summary: "Renames a page, a file and more everywhere.",
  details:
    "A page /old, a section /page#old, a template localPage, its parameter localPage.town, a file\n" +
    "public/media/old.jpg, a location penryn, a language en-GB. Links, menus and tokens follow, and the old\n" +
    "address of a page or a document leads on to the new one. Pages below a page, /old/more, keep theirs.",
  examples: [commandLine("rename /old /new"), commandLine("rename /old /new", { "dry-run": true })],
  flags: {
    config: commonFlags.config,
    kind: { kind: "choice", choices: KINDS, help: "what is meant, where a name may be two things" },
    "dry-run": { kind: "switch", help: "show the changes, write nothing" },
  },
} as const;

/** Exit code 0 if it is renamed, or could be; what stops it is thrown. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const [from, to, ...more] = args.operands;
  if (from === undefined || to === undefined || more.length > 0)
    throw new Error(`rename: say the old name and the new one: ${commandLine("rename /old /new")}`);
  requireConfig(args.config);
  const config = relative(".", resolve(args.config));
  await tellingRefusals(spec.command, async () => {
    const renamed = await rename(config, await kitOf(config), { from, to, kind: args.kind });
    console.log(args["dry-run"] ? await diffOf(renamed) : await write(renamed));
  });
  return 0;
}

/** As git shows it. */
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
    `${what} ${from} is ${to} now; changed: ${all.join(", ")}`,
    ...forgottenWords(renamed),
    `To take it back: ${commandLine(`rename ${to} ${from}`)}`,
  ].join("\n");
}

const forgottenWords = ({ forgotten, left, to }: Renamed): string[] =>
  forgotten
    ? [
        ...(left.length > 0
          ? [
              `Still led on to ${to}: ${left.join(", ")}. Take those out of "redirects" that were never on the web.`,
            ]
          : []),
        `Nobody is led on from ${forgotten.from}, which was not on the web as far as is known here. If it was, write ${JSON.stringify(forgotten)} under "redirects".`,
      ]
    : [];
