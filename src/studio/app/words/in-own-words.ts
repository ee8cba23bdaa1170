import { placeInWords as inLanguage, type Place, type PlacePart } from "../../../model/place.ts";
import { ENGLISH_MESSAGES, type Message, type MessageCode } from "../../protocol/messages.ts";
import { type AnyStepWords, STEPS, type StepName } from "../../protocol/steps.ts";
import { isolate } from "./grammar/arabic.ts";
import { nameInWords } from "./names.ts";
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
  if (code === "reported") return failureInWords(names.map(String).join(" "));
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
      return named(typeof name === "string" && parts[at] === "name" ? nameInWords(name) : name);
    }),
  );
}

/** Names as a list within a sentence: `a, b and c`. */
export const listInWords = (names: readonly string[]): string => LISTS.format(names.map(named));

const LISTS = new Intl.ListFormat(LANGUAGE, { type: "conjunction" });

/** A name within a sentence. Names from left to right keep their direction in one from right to left. */
function named(name: string | Place): string {
  // Messages of the check have names of fields between backticks.
  return nameIn(
    typeof name === "string" ? pageInWords(name).replaceAll("`", "") : placeInWords(name),
  );
}

/** A text of the site within a sentence. */
export const nameIn = (text: string): string =>
  DIRECTION === "rtl" && text !== "" ? isolate(text) : text;
