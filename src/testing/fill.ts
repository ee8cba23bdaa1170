import { vi } from "vitest";
import { modelOf, shapeOf } from "../app/fill/shape.ts";
import type { RouteModel } from "../model/route.ts";
import { NASTY_WORDS } from "./random.ts";

/** The two ways in which a page is rendered. */
interface Ways {
  /** Fills in what pages have in common. */
  page(route: RouteModel): string;
  /** Renders the page as a whole. */
  plain(route: RouteModel): string;
  readonly unfillable: ReadonlyMap<string, string>;
}

/** Gives each word of a section another, by its number. */
type Wording = (index: number) => string;

const padded = (number: number) => String(number).padStart(4, "0");

/** For each thing that could be asked of words some that answer differently. */
const WORDINGS: Record<string, Wording> = {
  "words in rising order": (index) => `Word ${padded(index)}`,
  "words in falling order": (index) => `Word ${padded(9999 - index)}`,
  "words that begin with those before them": (index) => `Word${" and more".repeat(index % 40)}`,
  "words that begin with those after them": (index) =>
    `Word${" and more".repeat(39 - (index % 40))}`,
  "words that end with those before them": (index) => `${"More and ".repeat(index % 40)}word`,
  "words that end with those after them": (index) => `${"More and ".repeat(39 - (index % 40))}word`,
  "words that are the same": () => "The same",
  "words of one letter": (index) => String.fromCharCode(65 + (index % 26)),
  "long words": (index) => `${index} ${"word ".repeat(400)}`,
  "capital letters": (index) => `IN CAPITALS ${index}`,
  "small letters": (index) => `in small letters ${index}`,
  "small letters and capitals in turn": (index) =>
    index % 2 ? `Capital ${index}` : `of no ${index}`,
  numbers: (index) => `${index + 1}`,
  "words after a number": (index) => `${1 + (index % 2)} of ${index}`,
  money: (index) => `£${index}.50`,
  questions: (index) => `Is it ${index}?`,
  "space at the edges": (index) => ` In the middle ${index} `,
  "nasty words": (index) => NASTY_WORDS[index % NASTY_WORDS.length] ?? "",
  "nasty words in another order": (index) =>
    NASTY_WORDS[(index * 7 + 3) % NASTY_WORDS.length] ?? "",
};

/** The texts that source code may ask words for: `=== "Free"`, `.startsWith("From")`, `["One"]`. */
const textsIn = (source: string): string[] => {
  const found = source.matchAll(/(?:[=!]=|\bcase|\[|\.\w+\()\s*(["'`])([^"'`]+)\1/g);
  return [...new Set([...found].map(([, , text = ""]) => text))];
};

const wordingsFor = (text: string): [string, Wording][] =>
  [text, `${text} and ${text}`].map((words) => [JSON.stringify(words), () => words]);

/**
 * What is wrong with a page that is filled in, whatever its words: for each wording that shows
 * something else than a plain rendering what it is. `source` is the code of the page's components.
 */
export function fillFaults(
  { page, plain, unfillable }: Ways,
  route: RouteModel,
  source: string,
): string[] {
  if (renderedIn("2020-01-01", plain, route) !== renderedIn("2030-12-31", plain, route)) {
    return [
      "It is not the same each time: it asks for the time or for chance (Date, Math.random).",
    ];
  }
  const { sections } = route;
  const wordings = [...Object.entries(WORDINGS), ...textsIn(source).flatMap(wordingsFor)];
  const pages = [
    { name: "its own words", route },
    { name: "another place", route: { ...route, sections: [...sections, ...sections] } },
    ...wordings.map(([name, wording], number) => ({
      name,
      route: {
        ...route,
        path: `/${number}`,
        sections: sections.map((one) => worded(one, wording)),
      },
    })),
  ];
  const wrong = pages.filter((one) => page(one.route) !== plain(one.route));
  return [
    ...new Set(wrong.map(({ name }) => `It is filled in wrongly: ${name}.`)),
    ...unfillable.values(),
  ];
}

const worded = <T>(section: T, wording: Wording) => modelOf(shapeOf(section), wording) as T;

function renderedIn(date: string, plain: Ways["plain"], route: RouteModel): string {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(date) });
  try {
    return plain(route);
  } finally {
    vi.useRealTimers();
  }
}
