import { didYouMean, nearestWord } from "../src/diagnostics/suggest.ts";
import { commandLine } from "../src/lib/command-line.ts";
import { parseCommand } from "./lib/args.ts";
import { isKindName, KIND_NAMES } from "./new/names.ts";
import { newPart } from "./new/part.ts";
import { answerFlags, newSite } from "./new/site.ts";

const EXAMPLE = `${commandLine("new my-site")} --trade bakery --name Crumb --town Cardiff --country GB`;

export const spec = {
  command: "new",
  operands: "DIR",
  summary: "Creates a site in a new folder.",
  details:
    "Asks questions, writes the site into the folder DIR, checks it and builds it. Texts that only you can\n" +
    "write are in square brackets. Options answer questions in advance.\n" +
    `With ${KIND_NAMES.slice(0, -1).join(", ")} or ${KIND_NAMES.at(-1)} as the first word it creates one for the site; a folder of that name is ./section.`,
  examples: [commandLine("new my-site"), EXAMPLE],
  flags: answerFlags,
  renamed: { motif: "look" },
} as const;

/** Creates a site, or an extension if the first word is the name of a kind. */
export async function run(argv: string[]): Promise<number> {
  const [word = "", ...rest] = argv;
  if (isKindName(word)) return newPart(word, rest);
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const { operands, ...answers } = args;
  return newSite(oneFolder(operands), answers);
}

function oneFolder([dir, ...others]: readonly string[]): string {
  if (dir === undefined) throw new Error(`new: name the folder for the site: ${EXAMPLE}`);
  if (others.length === 0) return dir;
  const kind = nearestWord(dir, KIND_NAMES);
  const hint = kind === undefined ? "Put a name with spaces in quotes." : didYouMean(kind);
  throw new Error(
    `new: name one folder for the site, not ${operandsIn([dir, ...others])}. ${hint}`,
  );
}

const operandsIn = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");
