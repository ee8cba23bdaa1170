import { fstatSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { text as textOf } from "node:stream/consumers";
import type { Answers } from "./starter/answers.ts";
import { hasAllAnswers, interview, type Respondent } from "./starter/interview.ts";
import type { LocaleWords } from "./starter/words-in.ts";
import { STOPPED } from "./write-all.ts";

type Known = Readonly<Record<string, string | undefined>>;

/** Asks a person in a terminal, or reads the answers from a pipe or a file. */
export async function runInterview(known: Known, spoken: LocaleWords): Promise<Answers> {
  try {
    return await (process.stdin.isTTY ? askPerson(known, spoken) : askLines(known, spoken));
  } catch (error) {
    if (error instanceof Error && error.message === STOPPED) throw error;
    throw new Error(`new: ${error instanceof Error ? error.message : error} Nothing was written.`);
  }
}

/** Ctrl-C and Ctrl-D end the command. */
async function askPerson(known: Known, spoken: LocaleWords) {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ending = new AbortController();
  lines.on("SIGINT", () => ending.abort()).on("close", () => ending.abort());
  const ask: Respondent["ask"] = (question) => lines.question(question, { signal: ending.signal });
  try {
    return await interview(known, { ask, tell: print, canCorrect: true }, spoken);
  } catch (error) {
    throw ending.signal.aborted ? new Error(STOPPED) : error;
  } finally {
    lines.close();
  }
}

const print = (text: string) => console.log(`  ${text}`);

/** Each line answers one question; defaults answer the rest. */
async function askLines(known: Known, spoken: LocaleWords) {
  // A parent process may keep its end of a socket open for ever.
  const isRead = !hasAllAnswers(known) || !fstatSync(process.stdin.fd).isSocket();
  const lines = isRead ? (await textOf(process.stdin)).split(/\r?\n/) : [];
  if (lines.at(-1) === "") lines.pop();
  const ask: Respondent["ask"] = async (question) => {
    const line = lines.shift();
    if (line !== undefined) console.log(`${question}${line}`);
    return line;
  };
  const answers = await interview(known, { ask, tell: print, canCorrect: false }, spoken);
  const [more] = lines.filter((line) => line.trim() !== "");
  if (more !== undefined) throw new Error(`there is no question for the answer "${more}".`);
  return answers;
}
