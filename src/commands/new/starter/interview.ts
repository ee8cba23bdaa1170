import type { Answers } from "./answers.ts";
import { QUESTIONS, type Question } from "./questions.ts";
import type { KnownAnswers } from "./readings.ts";
import type { LocaleWords } from "./words-in.ts";

/** The person who is asked. */
export interface Respondent {
  /** The raw answer; undefined if there is none. */
  ask(question: string): Promise<string | undefined>;
  tell(text: string): void;
  /** Whether the person can correct an invalid answer. */
  canCorrect: boolean;
}

type FlagAnswers = Readonly<Record<string, string | undefined>>;

/** Whether flags answer all questions without a default. */
export const hasAllAnswers = (given: FlagAnswers): boolean =>
  missingFrom(given, QUESTIONS).length === 0;

/**
 * All answers: from flags, then from a person, then the defaults, which are listed. A person can
 * correct an invalid answer; otherwise it is an error.
 */
export async function interview(
  given: FlagAnswers,
  person: Respondent,
  spoken: LocaleWords,
): Promise<Answers> {
  let known: KnownAnswers = { spoken };
  const taken: string[] = [];
  for (const [index, question] of QUESTIONS.entries()) {
    const { flag, preset } = question;
    const usual = preset(known) ?? "";
    const answer = await answerTo(question, given[flag], known, person);
    if (answer) known = answer;
    else {
      const missing = missingFrom(given, QUESTIONS.slice(index));
      if (missing.length > 0) throw new Error(`no terminal to ask in: add ${missing.join(", ")}.`);
      const remark = question.note?.("", known);
      if (remark !== undefined) person.tell(remark);
      known = { ...known, ...question.read(usual, known) };
      taken.push(usual === "" ? `no --${flag}` : `--${flag} ${usual}`);
    }
  }
  if (taken.length > 0) person.tell(`Using defaults for ${taken.join(", ")}.`);
  const { spoken: _, ...answers } = known;
  return answers as Answers;
}

/** More than enough passes for defaults that derive from other answers. */
const SOME: KnownAnswers = { spoken: new Map(), type: "LocalBusiness", country: "GB" };

const missingFrom = (given: FlagAnswers, questions: readonly Question[]) =>
  questions
    .filter(({ flag, preset }) => given[flag] === undefined && preset(SOME) === undefined)
    .map(({ flag, placeholder }) => `--${flag} ${placeholder}`);

/** The known values with this answer added; undefined if the person does not answer. */
async function answerTo(
  question: Question,
  given: string | undefined,
  known: KnownAnswers,
  person: Respondent,
): Promise<KnownAnswers | undefined> {
  const { flag, ask, preset, read, note } = question;
  const usual = preset(known) ?? "";
  for (;;) {
    const asked = `${ask(known)}${usual ? ` [${usual}]` : ""} `;
    const typed = given ?? (await person.ask(asked));
    if (typed === undefined) return undefined;
    const text = typed.trim().normalize("NFC");
    try {
      const answer = { ...known, ...read(given === undefined ? text || usual : text, known) };
      const remark = note?.(text, known);
      if (remark !== undefined) person.tell(remark);
      return answer;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (given !== undefined || !person.canCorrect) throw new Error(`--${flag}: ${message}`);
      person.tell(message);
    }
  }
}
