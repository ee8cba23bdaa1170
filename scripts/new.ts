import { resolve } from "node:path";
import { isKindName, KIND_NAMES, type KindName, NAME_EXAMPLES } from "../src/commands/new/names.ts";
import { newSite } from "../src/commands/new/new-site.ts";
import { QUESTIONS } from "../src/commands/new/starter/questions.ts";
import { didYouMean, nearestWord } from "../src/diagnostics/suggest.ts";
import { isCheckout, PROJECT_DIR } from "../src/lib/code/project.ts";
import { commandLine, DEFAULT_CONFIG } from "../src/lib/command-line.ts";
import { requireConfig } from "./lib/check-config.ts";
import { parseCommand } from "./lib/options/args.ts";
import type { TextFlag } from "./lib/options/flags.ts";

const EXAMPLE = `${commandLine("new my-site")} --trade bakery --name Crumb --town Cardiff --country GB`;

/** Each question is also a flag. */
const answerFlags: Readonly<Record<string, TextFlag>> = Object.fromEntries(
  QUESTIONS.map(({ flag, placeholder, help }) => [flag, { kind: "text", placeholder, help }]),
);

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
  if (isKindName(word)) return newOfKind(word, rest);
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

/** Outside of Plumbline's own folder there is a site, whose checks have no subjects. */
const isPlumblines = () => isCheckout() && resolve(".") === resolve(PROJECT_DIR);

const nameLike = (kind: KindName) =>
  isPlumblines() ? NAME_EXAMPLES[kind] : NAME_EXAMPLES[kind].replace(/^.*\//, "");

const exampleOf = (kind: KindName) => commandLine(`new ${kind} ${nameLike(kind)}`);

const specOf = (kind: KindName) => ({
  command: `new ${kind}`,
  operands: "NAME",
  summary: isPlumblines()
    ? `Creates a built-in ${kind}, ready to be changed.`
    : `Creates a ${kind} beside the site's config, ready to be changed.`,
  examples: [exampleOf(kind)],
  flags: {},
});

async function newOfKind(kind: KindName, argv: string[]): Promise<number> {
  const args = parseCommand(argv, specOf(kind));
  if (!args) return 0;
  const [name, ...rest] = args.operands;
  if (name === undefined || rest.length > 0)
    throw new Error(
      `new: give one name for the ${kind}: ${exampleOf(kind)}. ` +
        `To create a site in a folder of that name: ${commandLine(`new ./${kind}`)}.`,
    );
  if (!isPlumblines()) {
    const { newExtension } = await import("../src/commands/new/extension.ts");
    requireConfig(DEFAULT_CONFIG);
    return newExtension(kind, name);
  }
  if (kind !== "section" && kind !== "check")
    throw new Error(
      `new: a ${kind} is for a site. Call this in the folder of one. Nothing was written.`,
    );
  const { newBuiltIn } = await import("../src/commands/new/built-in.ts");
  return newBuiltIn(kind, name);
}
