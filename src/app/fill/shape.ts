/**
 * A JSON value taken apart: `key` is its structure, `words` are the texts in it, each once and in the
 * order in which they first come. Two values with the same key differ in their words alone, and the
 * same words are equal to each other in both: `{ area: "Barry", links: { Barry: … } }` has the key of
 * `{ area: "Ely", links: { Ely: … } }` and of no value whose link is that of another area.
 */
export interface Shape {
  key: string;
  words: string[];
}

export function shapeOf(value: unknown): Shape {
  const reading: Reading = { key: "", words: [], numbers: new Map() };
  read(value, reading);
  return { key: reading.key, words: reading.words };
}

/** The value with other words in it. */
export function withWords(value: unknown, replace: (word: string) => string): unknown {
  if (typeof value === "string") return textWith(value, replace);
  if (Array.isArray(value)) return value.map((item) => withWords(item, replace));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      textWith(name, replace),
      withWords(inner, replace),
    ]),
  );
}

interface Reading extends Shape {
  numbers: Map<string, number>;
}

function read(value: unknown, reading: Reading): void {
  if (typeof value === "string") readText(value, reading);
  else if (typeof value !== "object" || value === null) reading.key += `${value};`;
  else if (Array.isArray(value)) {
    reading.key += "[";
    for (const item of value) read(item, reading);
    reading.key += "]";
  } else {
    reading.key += "{";
    for (const name of Object.keys(value)) {
      readText(name, reading);
      read(value[name as keyof typeof value], reading);
    }
    reading.key += "}";
  }
}

function readText(text: string, reading: Reading): void {
  if (isLiteral(text)) {
    reading.key += TOKEN.test(text) ? `"${text};` : `"${JSON.stringify(text)};`;
    return;
  }
  const start = wordStart(text);
  const word = start === 0 ? text : text.slice(start);
  let number = reading.numbers.get(word);
  if (number === undefined) {
    number = reading.words.push(word) - 1;
    reading.numbers.set(word, number);
  }
  reading.key += `${text.slice(0, start)}${formOf(word)}#${number};`;
}

function textWith(text: string, replace: (word: string) => string): string {
  if (isLiteral(text)) return text;
  const start = wordStart(text);
  return text.slice(0, start) + replace(text.slice(start));
}

/** The names of fields and what they choose from: `heading`, `paper`, `two-columns`, `__proto__`. */
const TOKEN = /^[a-z_$][\w$-]*$/;

/** What React takes for a script in the place of an address. */
const SCRIPT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers pass over
  /^[\u0000-\u001f ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;

/** How an address begins, up to what may be the visitor's: `https://`, `tel:`, `#`. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:)?[/#]*/;

/** Whether a text belongs to the structure: components ask what it is, and React whether it is empty. */
const isLiteral = (text: string): boolean =>
  text === "" || TOKEN.test(text) || SCRIPT.test(text) || wordStart(text) === text.length;

const wordStart = (text: string): number => ADDRESS.exec(text)?.[0].length ?? 0;

/** Numbers, and words with space at an edge, are what components and React may treat in their own way. */
function formOf(word: string): string {
  if (/^\s|\s$/.test(word)) return "_";
  return /^[-+.\d]/.test(word) && !Number.isNaN(Number(word)) ? "0" : "";
}
