import { didYouMean, nearestWord } from "../src/diagnostics/suggest.ts";
import { commandLine } from "../src/util/command-line.ts";
import { parseCommand } from "./lib/args.ts";
import { isKindName, KIND_NAMES } from "./new/names.ts";
import { newPart } from "./new/part.ts";
import { answerFlags, newSite } from "./new/site.ts";

const EXAMPLE = `${commandLine("new my-site")} --trade bakery --name Crumb --town Cardiff --country GB`;

export const spec = {
  command: "new",
  operands: "DIR",
  summary: "Begins a site in a folder of its own.",
  details:
    "Asks what it has to know, writes the site into the folder DIR, checks it and builds it. What only\n" +
    "you can say stands in it in square brackets. Each answer may be given here instead.\n" +
    `As a first word, ${KIND_NAMES.join(", ")} adds one of your own to the site; a folder of such a name is ./section.`,
  examples: [commandLine("new my-site"), EXAMPLE],
  flags: answerFlags,
} as const;

/** Begins a site; or makes a part of Plumbline, where the first word says which. */
export async function run(argv: string[]): Promise<number> {
  const [word = "", ...rest] = argv;
  if (isKindName(word)) return newPart(word, rest);
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const { operands, ...answers } = args;
  return newSite(oneFolder(operands), answers);
}

function oneFolder([dir, ...others]: readonly string[]): string {
  if (dir === undefined) throw new Error(`new: say in which folder the site is to be: ${EXAMPLE}`);
  if (others.length === 0) return dir;
  const kind = nearestWord(dir, KIND_NAMES);
  const hint = kind === undefined ? "A name with spaces stands in quotes." : didYouMean(kind);
  throw new Error(
    `new: a site is begun in one folder, and these are ${operandsIn([dir, ...others])}. ${hint}`,
  );
}

const operandsIn = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");
