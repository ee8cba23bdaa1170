import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import {
  EXTENDED_MARKS,
  TABLE,
  TYPED_BREAK,
  TYPED_SIGN,
} from "../../../site/resolve/markdown/refused-signs.ts";
import { findExcessiveNesting } from "../../../site/resolve/markdown/tangled-markdown.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { SourceText } from "../../engine/source-texts.ts";

export const marksInPlainText = defineCheck({
  id: "marks-in-plain-text",
  severity: "warning",
  summary: "Plain texts contain neither Markdown nor HTML.",
  explanation:
    "Titles, headings, labels, facts and `texts` are shown as they are, and so is a one-line text that a " +
    "page passes to its template: visitors would see ** or <b> or &amp;. Only fields for longer text " +
    "support Markdown, and none supports HTML. Write plain text, and every character as itself.",
  *checkText({ path, value, kind }) {
    if (kind === "fact" ? IS_ADDRESS.test(value) : !IS_PLAIN.has(kind)) return;
    if (!SIGN.test(value) || !MARK.test(value)) return;
    for (const { is, start, length, ...remedy } of marksIn(value)) {
      const written = value.slice(start, start + length);
      const quoted = length > LONGEST ? `${written.slice(0, LONGEST)}…` : written;
      const message = `"${quoted}" is ${is}. Visitors would see it as it is.`;
      yield { path, within: { start, length }, message, ...remedy };
    }
  },
});

const IS_PLAIN = new Set<SourceText["kind"]>(["text", "own text"]);

/** Fields that may contain such characters. */
const IS_ADDRESS = /^https?:|@/;

/** A mark and its position. */
interface Mark extends Pick<Finding, "hint" | "fix"> {
  is: string;
  start: number;
  length: number;
}

/** The most characters that a message quotes. */
const LONGEST = 40;

/** Every mark needs one of these: fast first tests, the fastest first. */
const SIGN = /[*_`~\]<&#|\\^=+]/;
const MARK = /\\[nrtux]|\+\+\S|[*_`~^]\S|==\S|\]\(|<[a-z/!]|&#?\w+;|^#{2,6}\s|\|\s*:?-/im;

const WORDS_ALONE = "Write the words alone: only fields for longer text take Markdown.";

function marksIn(text: string): Mark[] {
  const tangle = findExcessiveNesting(text);
  if (tangle) return [{ is: "Markdown", hint: WORDS_ALONE, ...tangle.within }];
  const nodes = marksUnder(fromMarkdown(text), text);
  const html = nodes.find(({ is }) => is === HTML);
  return [
    ...nodes.filter((mark) => mark.is !== HTML || mark === html),
    ...OTHER_MARKS.flatMap((mark) => matches(text, mark, { is: "Markdown", hint: WORDS_ALONE })),
    ...matches(text, TYPED_BREAK, {
      is: "an escaped line break",
      hint: "Write a space. In JSON a line break is a single \\\\n, and in a table it is a line break in quotes.",
    }),
    ...matches(text, TYPED_SIGN, {
      is: "an escaped character",
      hint: "Write the character itself.",
    }),
    ...matches(text, TABLE, {
      is: "a table",
      hint: "Write it in a field for longer text, as a list.",
    }),
    ...references(text),
  ];
}

const HTML = "HTML";
const OTHER_MARKS = [/~~(?=\S)[^~\n]*[^~\s]~~/, ...Object.values(EXTENDED_MARKS)];

function matches(text: string, pattern: RegExp, words: Pick<Mark, "is" | "hint">): Mark[] {
  const found = pattern.exec(text);
  return found ? [{ ...words, start: found.index, length: found[0].length }] : [];
}

/** The outermost marks by CommonMark's rules, which leave `2 * 3 * 4` and `[sic]` alone. */
function marksUnder(node: Nodes, text: string): Mark[] {
  const start = node.position?.start.offset ?? 0;
  const length = (node.position?.end.offset ?? 0) - start;
  const place = { start, length };
  if (node.type === "html") {
    const [tag] = TAG.exec(node.value) ?? [];
    return tag ? [{ is: HTML, hint: "Remove it.", start, length: tag.length }] : [];
  }
  const isMark = MARKS.has(node.type) && !isInsideWord(text, place) && !isNote(node, text, place);
  if (isMark || (node.type === "heading" && text.startsWith("##", start))) {
    return [{ is: "Markdown", hint: WORDS_ALONE, ...place }];
  }
  return "children" in node ? node.children.flatMap((child) => marksUnder(child, text)) : [];
}

const MARKS = new Set(["strong", "emphasis", "link", "image", "inlineCode"]);

type MarkSpan = Pick<Mark, "start" | "length">;

/** Stars of two footnotes, with more than a few words between them, are not emphasis. */
const isNote = ({ type }: Nodes, text: string, { start, length }: MarkSpan) =>
  type === "emphasis" && /^\*.*[\d,.;:]/.test(text.slice(start, start + length));

/** As in 2*3*4, which is not a mark. */
const isInsideWord = (text: string, { start, length }: MarkSpan) =>
  /[\p{L}\p{N}]$/u.test(text.slice(0, start)) && /^[\p{L}\p{N}]/u.test(text.slice(start + length));

/** Common elements only, so that `a<b and c>d` is not a tag. */
const NAMES =
  "a|abbr|article|b|big|blockquote|br|button|center|code|div|em|embed|figure|font|footer|form|h[1-6]|header|hr|" +
  "i|iframe|img|input|ins|li|main|mark|nav|object|ol|p|pre|q|s|script|section|small|span|strike|strong|style|" +
  "sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|video";
const TAG = new RegExp(`^(?:<!--|</?(?:${NAMES})(?:\\s+[\\w-]+\\s*=[^>]*|\\s*)/?>)`, "i");

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]*);/gi;

function references(text: string): Mark[] {
  const fixed = text.replace(REFERENCE, (each) => signOf(each) ?? each);
  return [...text.matchAll(REFERENCE)].flatMap(({ 0: written, index: start }): Mark[] => {
    const sign = signOf(written);
    if (sign === undefined) return [];
    const hint = /^\s$/.test(sign) ? "Write a space." : `Write ${sign} itself.`;
    const mark = { is: "an HTML entity", hint, start, length: written.length };
    // A replacement that would create a tag is not fixed automatically.
    return [/[<>]/.test(fixed) ? mark : { ...mark, fix: { kind: "replace", value: fixed } }];
  });
}

/** The character of an entity, such as & for `&amp;`; undefined for an unknown name. */
function signOf(reference: string): string | undefined {
  const [paragraph] = fromMarkdown(reference).children;
  const [words] = paragraph?.type === "paragraph" ? paragraph.children : [];
  return words?.type === "text" && words.value !== reference ? words.value : undefined;
}
