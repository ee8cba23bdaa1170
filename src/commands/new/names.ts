import type { Fill } from "./templates/templates.ts";

/** The kinds that `new` creates besides sites, with an example of a name. */
export const NAME_EXAMPLES = {
  section: "openingHours",
  check: "words/stray-space",
  look: "slate",
  language: "it",
  plugin: "garden",
} as const;

/** The kinds that also exist in Plumbline itself. All others are for sites. */
export type BuiltInKind = "section" | "check";

export type KindName = keyof typeof NAME_EXAMPLES;

export const KIND_NAMES = Object.keys(NAME_EXAMPLES);

export const isKindName = (word: string): word is KindName => Object.hasOwn(NAME_EXAMPLES, word);

/** How a name joins its words. */
export interface Spelling {
  name: string;
  example: string;
  join(words: readonly string[]): string;
}

export const kebab: Spelling = {
  name: "small letters and hyphens",
  example: "stray-space",
  join: (words) => words.join("-"),
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const camel: Spelling = {
  name: "camelCase",
  example: "openingHours",
  join: ([first = "", ...rest]) => first + rest.map(capital).join(""),
};

const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

export const languageCode: Spelling = {
  name: "an ISO 639 code, in two or three letters",
  example: "it",
  join: ([code = ""]) => (/^[a-z]{2,3}$/.test(code) && LANGUAGE_NAMES.of(code) ? code : ""),
};

interface Named {
  what: string;
  spelling: Spelling;
  /** The folders by subject, for kinds that have them. */
  subjects?: readonly string[];
}

/** Splits a name into its subject, for a kind that has subjects, and the rest. */
export function splitName(name: string, { what, spelling, subjects }: Named): [string, string] {
  if (!subjects) return ["", name];
  const [subject = "", ...rest] = name.split("/");
  if (subjects.includes(subject)) return [subject, rest.join("/")];
  throw new Error(
    `new: a ${what} is named after its subject, such as words/${spelling.example}; "${name}" is not. ` +
      `The subjects are: ${subjects.join(", ")}. Nothing was written.`,
  );
}

/** Converts a name with hyphens to the spelling of its kind. */
export const joinName = (name: string, { join }: Spelling): string =>
  /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name) ? join(name.split("-")) : name;

const LONGEST = 40;

/** Validates the spelling of a name; returns the function that fills templates with it. */
export function fillWith([subject, name]: readonly [string, string], kind: Named): Fill {
  const { what, spelling } = kind;
  const words =
    name
      .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const right = spelling.join(words);
  if (right !== name || !/^[a-z]/.test(name) || name.length > LONGEST) {
    const didYouMean =
      /^[a-z][\w -]*$/i.test(name) && right !== "" && right !== name
        ? ` Did you mean "${right}"?`
        : "";
    throw new Error(
      `new: a ${what} is named in ${spelling.name}, a letter first and at most ${LONGEST} characters in all, ` +
        `such as ${spelling.example}; "${name}" is not.${didYouMean} Nothing was written.`,
    );
  }
  return (template) =>
    template
      .replaceAll("__subject__", subject)
      .replaceAll("__camel__", camel.join(words))
      .replaceAll("__Pascal__", words.map(capital).join(""))
      .replaceAll("__kebab__", kebab.join(words));
}
