import { placeInWords as inLanguage, type Place, type PlacePart } from "../../../model/place.ts";
import { ENGLISH_MESSAGES, type Message, type MessageCode } from "../../protocol/messages.ts";
import { type AnyStepWords, STEPS, type StepName, type StepProblem } from "../../protocol/steps.ts";
import { isolate } from "./grammar/arabic.ts";
import { nameInWords, ruleInWords } from "./names.ts";
import { DIRECTION, LANGUAGE, WORDS } from "./words.ts";

/** What the server responds in place of a result. */
export function errorInWords(result: unknown): string {
  const { error, code, names = [] } = Object(result);
  return isCode(code) ? messageInWords({ code, names }) : String(error);
}

const isCode = (code: unknown): code is MessageCode =>
  typeof code === "string" && Object.hasOwn(ENGLISH_MESSAGES, code);

/** What the server explains, in the language of the studio. */
export function messageInWords({ code, names }: Message): string {
  const say: (...names: string[]) => string = WORDS.messages[code];
  if (code === "reported") return withoutMarks(failureInWords(names.map(String).join(" ")));
  return say(...names.map(named));
}

/** What the operating system explains, if the owner can do something about it. */
export const failureInWords = (reason: string): string =>
  /\b(ENOSPC|EDQUOT)\b/.test(reason) ? WORDS.messages.diskFull() : reason;

/** A position in the config: `/ › Abschnitt 2, Bild und Text`. */
export const placeInWords = (place: Place): string =>
  inLanguage(place.map(partInWords), WORDS.places);

/** The address of a page; the home page has a name instead. */
export const pageInWords = (path: string): string => (path === "/" ? WORDS.homePage : path);

function partInWords(part: PlacePart): PlacePart {
  if (typeof part === "string") return pageInWords(nameInWords(part));
  return part.name === undefined ? part : { ...part, name: nameInWords(part.name) };
}

/** The name of a step in the history. */
export function stepInWords({ kind, names }: StepName): string {
  const words: AnyStepWords = { say: WORDS.steps[kind] };
  const parts: readonly string[] = STEPS[kind];
  return words.say(
    ...names.map((name, at) => {
      if (typeof name === "number") return name;
      if (isProblem(name)) return named(ruleInWords(name.rule) ?? name.message);
      if (parts[at] === "texts" && typeof name !== "string")
        return listInWords(name.map(String), Number(names[at + 1]) > 0);
      return named(typeof name === "string" && parts[at] === "name" ? nameInWords(name) : name);
    }),
  );
}

const isProblem = (name: StepName["names"][number]): name is StepProblem =>
  typeof name === "object" && "rule" in name;

/** A help text or a message of the check where no part can be marked: names of fields are between backticks. */
export const withoutMarks = (text: string): string => text.replaceAll("`", "");

/** Names as a list within a sentence: `a, b and c`; without its last word if the sentence goes on with it. */
export const listInWords = (names: readonly string[], goesOn = false): string =>
  new Intl.ListFormat(LANGUAGE, goesOn ? UNIT : { type: "conjunction" }).format(names.map(named));

const UNIT = { type: "unit", style: "short" } as const;

/** A name within a sentence. Names from left to right keep their direction in one from right to left. */
function named(name: string | Place): string {
  return nameIn(typeof name === "string" ? withoutMarks(pageInWords(name)) : placeInWords(name));
}

/** A text of the site within a sentence. */
export const nameIn = (text: string): string =>
  DIRECTION === "rtl" && text !== "" ? isolate(text) : text;
