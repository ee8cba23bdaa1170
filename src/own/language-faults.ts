import { declaredTexts, neededPlaceholders, placeholdersOf } from "../../schema/fields/texts.ts";
import { listNames } from "../diagnostics/list-names.ts";
import { ourLanguages } from "../kit/our-languages.ts";
import type { LanguageDefinition } from "../model/language-definition.ts";

/** A fault of a language, at a key of its definition. */
interface LanguageFault {
  key: "texts" | "checks";
  message: string;
  hint?: string;
}

/** How many names one message lists. */
const MOST = 40;

/** Missing and unknown texts of a language, and wrong placeholders. */
export function languageFaults({ code, texts, checks }: LanguageDefinition): LanguageFault[] {
  const parts = { texts, checks };
  const compared = (["texts", "checks"] as const).flatMap((key) => {
    const needed = neededOf(key);
    const here = leavesOf(parts[key]);
    const lacking = [...needed].filter(([name, type]) => here.get(name)?.type !== type);
    const unknown = [...here.keys()].filter((name) => !isKnown(key, name));
    return [
      ...report(key, lacking, `The language "${code}" is incomplete. Its ${key} lack`, FINISH),
      ...report(key, unknown, `The ${key} of the language "${code}" have unknown keys:`),
    ];
  });
  return [...compared, ...braceFaults(code, leavesOf(texts))];
}

const FINISH = "Add these, following another language; docs/kit.md names the types.";

function report(
  key: LanguageFault["key"],
  names: readonly (string | readonly [string, string])[],
  message: string,
  hint?: string,
): LanguageFault[] {
  if (names.length === 0) return [];
  const all = names.map((name) => (typeof name === "string" ? name : name[0]));
  return [{ key, message: `${message} ${listNames(all, MOST)}.`, ...(hint && { hint }) }];
}

interface Leaf {
  type: string;
  value: unknown;
}

/** The texts in a group by path: `hours.open`. */
function leavesOf(part: unknown, at = ""): Map<string, Leaf> {
  const isGroup = Object.getPrototypeOf(Object(part)) === Object.prototype;
  if (!isGroup) return new Map([[at, { type: typeof part, value: part }]]);
  const inside = Object.entries(Object(part)).flatMap(([key, value]) => [
    ...leavesOf(value, at === "" ? key : `${at}.${key}`),
  ]);
  return new Map(inside);
}

/** What all of the builder's own languages have, and its type. */
function neededOf(key: LanguageFault["key"]): Map<string, string> {
  const [first = new Map<string, Leaf>(), ...others] = ourLanguages.map((each) =>
    leavesOf(each[key]),
  );
  const inAll = [...first].filter(([name]) => others.every((each) => each.has(name)));
  return new Map(inAll.map(([name, { type }]) => [name, type]));
}

/** Whether some language of the builder's has it; groups by a language's own words may have any. */
const isKnown = (key: LanguageFault["key"], name: string) =>
  key === "checks" || ourLanguages.some((each) => leavesOf(each[key]).has(name));

/** Without a placeholder, a text would omit a date or a name. */
function braceFaults(code: string, texts: ReadonlyMap<string, Leaf>): LanguageFault[] {
  return [...declaredTexts].flatMap(([name, declared]) => {
    const own = texts.get(name);
    const needed = neededPlaceholders(declared);
    if (typeof own?.value !== "string" || placeholdersOf(own.value) === needed) return [];
    const message = `The text ${name} of the language "${code}" has other placeholders than the English one.`;
    const hint =
      needed === ""
        ? "It takes no values: remove the braces and what is in them."
        : `It has ${needed}, each once.`;
    return [{ key: "texts" as const, message, hint }];
  });
}
