import { type MessageCode, OWN_STEPS } from "../../protocol/messages.ts";
import { WORDS } from "./words.ts";

const { steps: STEPS, ...MESSAGES } = WORDS.messages;
const isCode = (code: unknown): code is MessageCode => Object.hasOwn(MESSAGES, String(code));

/** What the server explains, in the language of the studio if it is a message of the studio's own. */
export function errorInWords(result: unknown): string {
  const { error, code, names = [] } = Object(result);
  const [place = "", more = ""] = names;
  if (isCode(code)) return MESSAGES[code](place, more).trim();
  return failureInWords(String(error));
}

/** What the operating system explains, if the owner can do something about it. */
export const failureInWords = (message: string): string =>
  /\b(ENOSPC|EDQUOT)\b/.test(message) ? MESSAGES.diskFull("", "") : message;

/** The name of a step in the history. */
export function stepInWords(label: string | undefined): string | undefined {
  const { discard, otherProgram, fileVersion } = STEPS;
  if (label === OWN_STEPS.discard) return discard;
  if (label === OWN_STEPS.otherProgram) return otherProgram;
  return label === OWN_STEPS.fileVersion ? fileVersion : label;
}
