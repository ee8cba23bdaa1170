import { escapeText } from "./escape.ts";
import { type Cut, cut, longSentinels, type Sentinels, shortSentinels } from "./sentinels.ts";
import { withWords } from "./shape.ts";

/** HTML with holes in it. */
export interface Template extends Cut {
  /** Whether ids are in it that React makes from the place in the page. */
  hasIds: boolean;
}

/** Renders a model as if it stood on the page of some path. */
export type Render = (model: unknown, path: string) => string;

interface TemplateOptions {
  model: unknown;
  /** The words that become holes, with their number. */
  holes: ReadonlyMap<string, number>;
  render: Render;
}

/** Paths that have nothing in common but the slash. */
const PATHS = ["/a", "/Somewhere/else.html"] as const;

/**
 * Makes the template of a model by rendering it twice, with other words and on another page. What
 * comes out must be the same but for the words, and these unchanged; otherwise throws why.
 */
export function makeTemplate({ model, holes, render }: TemplateOptions): Template {
  const renderWith = (sentinels: Sentinels, path: string) => {
    const replace = (word: string) => sentinels[holes.get(word) ?? -1] ?? word;
    return cut(render(withWords(model, replace), path), sentinels);
  };
  const short = renderWith(shortSentinels(holes.size), PATHS[0]);
  const long = renderWith(longSentinels(holes.size), PATHS[1]);
  const isSameSet = isSame([...short.holes].sort(), [...long.holes].sort());
  if (isSameSet && !isSame(short.holes, long.holes))
    throw new Error("it puts texts in an order of their own");
  if (!isSame(short.chunks, long.chunks)) {
    throw new Error("what it shows around a text depends on the text, or on the page's address");
  }
  const html = short.chunks.join("words");
  if (!isClosed(html)) throw new Error(NOT_CLOSED);
  return { ...short, hasIds: html.includes(ID) };
}

/** How the ids of React's `useId` begin. */
const ID = "_R_";

/** What React moves to the beginning of all that is rendered at once. */
const MOVED = /^<(link|meta|title|base|style|script)\b/;

export const NOT_CLOSED = "it begins or ends with bare text, or with what React moves elsewhere";

/** Whether HTML is the same among others as it is alone. */
export const isClosed = (html: string): boolean =>
  html === "" || (html.startsWith("<") && html.endsWith(">") && !MOVED.test(html));

/** The template with words in its holes. */
export function fillTemplate({ chunks, holes }: Template, words: readonly string[]): string {
  let html = chunks[0] ?? "";
  for (let at = 0; at < holes.length; at++) {
    html += escapeText(words[holes[at] ?? -1] ?? "") + chunks[at + 1];
  }
  return html;
}

const isSame = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);
