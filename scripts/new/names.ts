/** What builders add to Plumbline, by the word that asks for it, with a name such as it has. */
export const EXAMPLES = {
  section: "openingHours",
  check: "words/stray-space",
} as const;

export type KindName = keyof typeof EXAMPLES;

export const KIND_NAMES = Object.keys(EXAMPLES);

export const isKindName = (word: string): word is KindName => Object.hasOwn(EXAMPLES, word);

/** How the words of a name are put together. */
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

interface Named {
  what: string;
  spelling: Spelling;
  /** The folders by subject that things of the kind are in, if they are. */
  subjects?: readonly string[];
}

/** Takes a name apart: its subject, for a kind that has subjects, and what the thing itself is called. */
export function partsOf(name: string, { what, spelling, subjects }: Named): [string, string] {
  if (!subjects) return ["", name];
  const [subject = "", ...rest] = name.split("/");
  if (subjects.includes(subject)) return [subject, rest.join("/")];
  throw new Error(
    `new: a ${what} is named after its subject, such as words/${spelling.example}; "${name}" is not. ` +
      `The subjects are the folders that there are: ${subjects.join(", ")}. Nothing was written.`,
  );
}

/** A name in the spelling of its kind, where it is written in another that can be meant by nothing else. */
export const spelled = (name: string, { join }: Spelling): string =>
  /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name) ? join(name.split("-")) : name;

/** Puts a name and its subject in place of `__camel__`, `__Pascal__`, `__kebab__` and `__subject__`. */
export type Fill = (template: string) => string;

const LONGEST = 40;

/** Reads a name, which must be spelled as its kind is. */
export function fillWith([subject, name]: readonly [string, string], kind: Named): Fill {
  const { what, spelling } = kind;
  const words =
    name
      .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const right = spelling.join(words);
  if (right !== name || !/^[a-z]/.test(name) || name.length > LONGEST) {
    const meant = /^[a-z][\w -]*$/i.test(name) && right !== name ? ` Did you mean "${right}"?` : "";
    throw new Error(
      `new: a ${what} is named in ${spelling.name}, a letter first and at most ${LONGEST} characters in all, ` +
        `such as ${spelling.example}; "${name}" is not.${meant} Nothing was written.`,
    );
  }
  return (template) =>
    template
      .replaceAll("__subject__", subject)
      .replaceAll("__camel__", camel.join(words))
      .replaceAll("__Pascal__", words.map(capital).join(""))
      .replaceAll("__kebab__", kebab.join(words));
}
