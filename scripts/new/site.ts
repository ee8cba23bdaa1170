import { existsSync, fstatSync, readdirSync, statSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { text as textOf } from "node:stream/consumers";
import { formatPretty } from "../../src/diagnostics/pretty.ts";
import { CONFIG_FILE, starterFiles } from "../../src/starter/files.ts";
import { interview, isEnough, type Respondent } from "../../src/starter/interview.ts";
import { PLACES_FILE } from "../../src/starter/places.ts";
import { QUESTIONS } from "../../src/starter/questions.ts";
import { commandLine } from "../../src/util/command-line.ts";
import { type Flags, parseCommand } from "../lib/args.ts";
import { readAndCheck } from "../lib/check-config.ts";
import { runProgram } from "../lib/tools.ts";
import { STOPPED, writeAll } from "./files.ts";

const EXAMPLE =
  "npm run new -- site my-site --trade bakery --name Crumb --town Cardiff --country GB";

const flags: Flags = Object.fromEntries(
  QUESTIONS.map(({ flag, placeholder, help }) => [flag, { kind: "text", placeholder, help }]),
);

const spec = {
  command: "new",
  operands: "site DIR",
  summary:
    "Begins a whole site in the folder DIR: asks what it has to know, then writes a config, checks it\n" +
    "and builds it. What only you can say stands in it in square brackets. For example:\n" +
    EXAMPLE,
  flags,
} as const;

/** Begins a site in a new or empty folder, or leaves all as it was: then an error says why. */
export async function newSite([dir = "", ...argv]: readonly string[]): Promise<number> {
  const isNamed = dir !== "" && !dir.startsWith("-");
  const given = parseCommand(isNamed ? argv : [dir, ...argv].filter((arg) => arg !== ""), spec);
  if (!given) return 0;
  if (!isNamed) throw new Error(`new: say in which folder the site is to be: ${EXAMPLE}`);
  expectEmpty(dir);
  const answers = await interviewed(given);
  const schema = relative(resolve(dir), resolve("schema/site.schema.json")).replaceAll("\\", "/");
  const [file, dist] = [join(dir, CONFIG_FILE), join(dir, "dist")];
  const made = starterFiles(answers, { schema, year: new Date().getFullYear() });
  const files = new Map([...made].map(([name, text]) => [join(dir, name), text]));
  let left = 0;
  const check = async () => {
    const { diagnostics, source, site } = await readAndCheck(file);
    const others = diagnostics.filter(({ rule }) => !rule.startsWith("placeholder-"));
    left = diagnostics.length - others.length;
    if (others.length > 0)
      console.error(formatPretty(others, { text: source.text, colour: false }));
    return site ? 0 : 1;
  };
  const build = () => {
    const args = ["scripts/run.cjs", "build", "--config", file];
    return runProgram(process.execPath, args, { quiet: true });
  };
  await writeAll(files, [dist], [check, build], FAILED);
  console.log(nextSteps(file, dist, left, answers.places.length));
  return 0;
}

const FAILED = "new: the site could not be made; see above. Nothing was written.";

function expectEmpty(dir: string): void {
  if (!existsSync(dir)) return;
  if (!statSync(dir).isDirectory())
    throw new Error(`new: "${dir}" is a file. Name another folder.`);
  const names = readdirSync(dir);
  if (names.includes(CONFIG_FILE)) {
    throw new Error(
      `new: "${dir}" has a ${CONFIG_FILE} already, and it stays as it is. Name another folder.`,
    );
  }
  const [other] = names.filter((name) => !name.startsWith("."));
  if (other === undefined) return;
  throw new Error(
    `new: "${dir}" is not empty: "${other}" lies in it. Name a folder that is new or empty.`,
  );
}

/** Asks whoever is there: a person at a terminal, or lines that come in by a pipe or a file. */
async function interviewed(given: Readonly<Record<string, string>> | object) {
  const known = given as Record<string, string | undefined>;
  try {
    return await (process.stdin.isTTY ? askPerson(known) : askLines(known));
  } catch (error) {
    if (error instanceof Error && error.message === STOPPED) throw error;
    throw new Error(`new: ${error instanceof Error ? error.message : error} Nothing was written.`);
  }
}

/** Ctrl-C and Ctrl-D end the questions, and the command. */
async function askPerson(known: Record<string, string | undefined>) {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ending = new AbortController();
  lines.on("SIGINT", () => ending.abort()).on("close", () => ending.abort());
  const ask: Respondent["ask"] = (question) => lines.question(question, { signal: ending.signal });
  try {
    return await interview(known, { ask, tell, canCorrect: true });
  } catch (error) {
    throw ending.signal.aborted ? new Error(STOPPED) : error;
  } finally {
    lines.close();
  }
}

const tell = (text: string) => console.log(`  ${text}`);

/** Each line answers a question; when there are no more, what is usual counts. */
async function askLines(known: Record<string, string | undefined>) {
  // A program that starts this one may keep its end of a socket open for ever.
  const isRead = !isEnough(known) || !fstatSync(process.stdin.fd).isSocket();
  const lines = isRead ? (await textOf(process.stdin)).split(/\r?\n/) : [];
  if (lines.at(-1) === "") lines.pop();
  const ask: Respondent["ask"] = async (question) => {
    const line = lines.shift();
    if (line !== undefined) console.log(`${question}${line}`);
    return line;
  };
  const answers = await interview(known, { ask, tell, canCorrect: false });
  const [more] = lines.filter((line) => line.trim() !== "");
  if (more !== undefined) throw new Error(`there is no question for the answer "${more}".`);
  return answers;
}

const ALIKE = `
The pages of your places are alike but for the name, and search engines list only one of such pages.
Write for each, in ${PLACES_FILE}, what is true of that place only; the check says which pages are alike once they are written.
`;

const nextSteps = (file: string, dist: string, left: number, places: number) => `
Your site is in ${dist}, made from ${file}.

Look at it:           ${commandLine("start", { config: file })}
Write your own words: ${left} texts wait for them, in square brackets or with .example in them.
See where they are:   ${commandLine("check", { config: file, all: true })}
${places > 1 ? ALIKE : ""}
Then add what ${basename(file)} does not have yet: street and postcode, pictures; and say when you are open.
The guide says how: docs/guide.md`;
