import { placeholder, splitAtPlaceholders } from "./placeholders.ts";
import { modelOf, type Shape } from "./shape.ts";

/** HTML with holes in it. */
export interface Template {
  /** What stands between the words: one more than there are holes. */
  chunks: readonly string[];
  /** The number of the word that stands in each hole. */
  holes: readonly number[];
}

/** Makes the template of all models of a shape; throws if it cannot be one. */
export function makeTemplate(
  shape: Pick<Shape, "key">,
  render: (model: unknown) => string,
): Template {
  const html = render(modelOf(shape, placeholder));
  if (!isClosed(html)) throw new Error(NOT_CLOSED);
  return splitAtPlaceholders(html);
}

const NOT_CLOSED =
  "it begins or ends with bare text, or with what React moves elsewhere; put an element around it";

/** What React moves to the beginning of all that is rendered at once. */
const MOVED = /^<(link|meta|title|base|style|script)\b/;

/** Whether HTML is the same among others as it is alone. */
export const isClosed = (html: string): boolean =>
  html === "" || (html.startsWith("<") && html.endsWith(">") && !MOVED.test(html));

/** The template with words, which are HTML, in its holes. */
export function fillTemplate({ chunks, holes }: Template, words: readonly string[]): string {
  let html = chunks[0] ?? "";
  for (let at = 0; at < holes.length; at++) {
    html += (words[holes[at] ?? -1] ?? "") + chunks[at + 1];
  }
  return html;
}
