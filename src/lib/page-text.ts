/** A block of text: a paragraph, a heading, a cell. */
export interface TextBlock {
  text: string;
  isHeading: boolean;
}

/** Inline elements; any other starts a new block. */
const IN_LINE = new Set(
  (
    "a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp small span strong sub sup " +
    "time u var wbr"
  ).split(" "),
);

/** Elements without text for readers. */
const UNREAD = new Set("script style noscript template svg form iframe".split(" "));

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&#39;": "'" },
  "&nbsp;": "\u00a0",
};

/**
 * The text of a page's `<main>` in pieces, from React's HTML. It parses the string itself, since
 * Trusted Types may forbid browsers to create elements from it.
 */
export function textBlocks(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let [text, isHeading, isBehindElement] = ["", false, false];
  const end = () => {
    const words = decoded(text).replace(/\s+/g, " ").trim();
    if (words !== "") blocks.push({ text: words, isHeading });
    text = "";
  };
  for (const { before, name, tag } of tagsIn(html)) {
    text += before;
    // Two adjacent elements, such as buttons, are separate words.
    const isBeside = isBehindElement && before === "" && /^<(?!wbr)[a-z]/.test(tag);
    isBehindElement = tag[1] === "/";
    if (name === "br" || isBeside) text += " ";
    if (name === "" || IN_LINE.has(name)) continue;
    end();
    if (/^h[1-6]$/.test(name)) isHeading = tag[1] !== "/";
    const [, alt] = name === "img" ? (/ alt="([^"]+)"/.exec(tag) ?? []) : [];
    if (alt !== undefined) blocks.push({ text: decoded(alt), isHeading: false });
  }
  return blocks;
}

/** The comments around the content of each of React's `<Suspense>`, such as a section. */
export const SECTION_EDGE = /<!--\/?\$-->/;

/** A page's HTML without these parts between the edges of sections. */
export const withoutParts = (html: string, parts: readonly number[] = []): string =>
  html
    .split(SECTION_EDGE)
    .filter((_, index) => !parts.includes(index))
    .join("");

/** A tag of `<main>`, with the text before it. React does not write `>` within a tag. */
interface Tag {
  before: string;
  name: string;
  tag: string;
}

const NAME = /[a-z][a-z0-9-]*/y;

/** The tags in `<main>`, except within unread elements. */
function* tagsIn(html: string): Generator<Tag> {
  let from = html.indexOf(">", html.indexOf("<main")) + 1;
  const last = html.lastIndexOf("</main>");
  while (from <= last) {
    const at = html.indexOf("<", from);
    const closing = html[at + 1] === "/" ? 1 : 0;
    NAME.lastIndex = at + 1 + closing;
    const [name = ""] = NAME.exec(html) ?? [];
    let end = html.indexOf(">", at) + 1;
    yield { before: html.slice(from, at), name, tag: html.slice(at, end) };
    if (closing === 0 && UNREAD.has(name)) {
      const close = `</${name}>`;
      end = html.indexOf(close, at) + close.length;
    }
    from = end;
  }
}

const decoded = (text: string) =>
  text.includes("&") ? text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? " ") : text;
