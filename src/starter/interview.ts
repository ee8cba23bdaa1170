import type { Answers } from "./answers.ts";
import { type Known, QUESTIONS, type Question } from "./questions.ts";

/** How a person is asked: gives the answer as it was typed. */
export interface Person {
  ask(question: string): Promise<string>;
  tell(text: string): void;
}

/**
 * All answers: those that flags give, then those of a person, or the presets where nobody can be asked.
 * What a flag says has to be right; a person is asked again.
 */
export async function interview(
  given: Readonly<Record<string, string | undefined>>,
  person: Person | undefined,
): Promise<Answers> {
  const missing = QUESTIONS.filter(
    ({ flag, preset }) => given[flag] === undefined && preset(SOME) === undefined,
  );
  if (!person && missing.length > 0) {
    const flags = missing.map(({ flag, placeholder }) => `--${flag} ${placeholder}`);
    throw new Error(`nobody can be asked here: add ${flags.join(", ")}.`);
  }
  let known: Known = {};
  for (const question of QUESTIONS) {
    known = { ...known, ...(await answerTo(question, given[question.flag], known, person)) };
  }
  return known as Answers;
}

/** Enough for each preset that follows from what is known. */
const SOME: Known = { type: "LocalBusiness", country: "GB" };

async function answerTo(
  question: Question,
  given: string | undefined,
  known: Known,
  person: Person | undefined,
): Promise<Known> {
  const { flag, ask, preset, read } = question;
  const usual = preset(known) ?? "";
  if (given !== undefined || !person) {
    try {
      return read((given ?? usual).trim().normalize("NFC"), known);
    } catch (error) {
      throw new Error(`--${flag}: ${messageOf(error)}`);
    }
  }
  for (;;) {
    const typed = await person.ask(`${ask(known)}${usual ? ` [${usual}]` : ""} `);
    try {
      return read(typed.trim().normalize("NFC") || usual, known);
    } catch (error) {
      person.tell(messageOf(error));
    }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
