import type { BlockContent, Heading, List, Paragraph, Table } from "mdast";
import { addAll, largest } from "../../../../lib/lists.ts";
import { phrasesOf, type Run, tidyRuns } from "./runs.ts";

/** What a copied document is read for. */
interface Reading {
  /** Whether the text may have tables, quotations, code and headings below others. */
  isRich: boolean;
  /** The level of the largest heading. */
  top: number;
}

type Marks = Omit<Run, "words">;

/** The blocks of a copied part of a page or a document, as far as a text can have them. */
export function readHtml(body: Element, isRich: boolean): BlockContent[] {
  const levels = [...body.querySelectorAll(HEADINGS)].map(levelOf);
  return blocksIn(body, {}, { isRich, top: Math.min(...levels) });
}

const HEADINGS = "h1, h2, h3, h4, h5, h6";

const BLOCKS = `${HEADINGS}, p, div, ul, ol, li, table, tr, blockquote, section, article, header, footer, main, aside, dl, dt, dd, figure, figcaption, address, hr`;

/** The sign of an entry in a list of a word processor. */
const LIST_SIGN = "[style*='mso-list:Ignore' i], [style*='mso-list: Ignore' i]";

const UNSEEN = `style, script, title, meta, link, template, noscript, svg, [hidden], ${LIST_SIGN}`;

const levelOf = ({ localName }: Element) => Number(localName.slice(1));

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const isBlock = (node: Node): node is Element =>
  isElement(node) && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null);

/** The blocks in an element; words beside blocks are paragraphs, too. */
function blocksIn(parent: Element, marks: Marks, reading: Reading): BlockContent[] {
  const all: BlockContent[] = [];
  let runs: Run[] = [];
  const endParagraph = () => {
    addAll(all, paragraphs(runs));
    runs = [];
  };
  for (const node of parent.childNodes) {
    if (!isBlock(node)) addAll(runs, runsOf(node, marks, reading));
    else {
      endParagraph();
      for (const block of blocksOf(node, marks, reading)) add(all, block);
    }
  }
  endParagraph();
  return all;
}

/** Lists beside each other are one list. */
function add(all: BlockContent[], block: BlockContent): void {
  const last = all.at(-1);
  if (last?.type === "list" && block.type === "list" && last.ordered === block.ordered)
    addAll(last.children, block.children);
  else all.push(block);
}

function blocksOf(element: Element, marks: Marks, reading: Reading): BlockContent[] {
  if (element.matches(HEADINGS)) return heading(element, reading);
  if (element.matches("ul, ol")) return list(element, reading);
  if (element.matches("table")) return table(element, reading);
  if (element.matches("[class^='MsoList'], [style*='mso-list:l' i]"))
    return listEntry(element, reading);
  const blocks = blocksIn(element, marksOf(element, marks, reading), reading);
  const isQuotation = element.matches("blockquote") && reading.isRich && blocks.length > 0;
  return isQuotation ? [{ type: "blockquote", children: blocks }] : blocks;
}

/** Two line ends begin a paragraph. */
function paragraphs(runs: readonly Run[]): Paragraph[] {
  const all: Run[][] = [[]];
  for (const [at, run] of runs.entries()) {
    if (run.words === "\n" && runs[at - 1]?.words === "\n") all.push([]);
    else all.at(-1)?.push(run);
  }
  return all.map(tidyRuns).flatMap((each) => (each.length > 0 ? [paragraph(each)] : []));
}

const paragraph = (runs: readonly Run[]): Paragraph => ({
  type: "paragraph",
  children: phrasesOf(runs),
});

/** The words of an element in one line. */
const lineOf = (element: Element, reading: Reading): Run[] =>
  tidyRuns(runsIn(element, {}, reading)).map((run) => ({
    ...run,
    words: run.words.replaceAll("\n", " "),
  }));

function heading(element: Element, reading: Reading): Heading[] {
  const line = lineOf(element, reading).map(({ words, target }) => ({ words, target }));
  const depth = reading.isRich && levelOf(element) > reading.top ? 3 : 2;
  return line.length > 0 ? [{ type: "heading", depth, children: phrasesOf(line) }] : [];
}

const listOf = (entries: readonly BlockContent[][], ordered: boolean): List => ({
  type: "list",
  ordered,
  spread: false,
  children: entries.map((children) => ({ type: "listItem", spread: false, children })),
});

function list(element: Element, reading: Reading): BlockContent[] {
  const entries: BlockContent[][] = [];
  for (const child of element.children) {
    const isNested = child.matches("ul, ol");
    const blocks = isNested ? blocksOf(child, {}, reading) : blocksIn(child, {}, reading);
    // Some editors put a list within a list beside its entry.
    const last = isNested ? entries.at(-1) : undefined;
    if (last) addAll(last, blocks);
    else if (blocks.length > 0) entries.push(blocks);
  }
  return entries.length > 0 ? [listOf(entries, element.matches("ol"))] : [];
}

const COUNTED = /^\s*(?:\d+|\p{L})[.)]/u;

const SIGN = /^(?:[•·▪§o–-]|\d+[.)]|\p{L}[.)])\s+/u;

/** A paragraph of a word processor that begins with the sign of a list. */
function listEntry(element: Element, reading: Reading): BlockContent[] {
  const sign = element.querySelector(LIST_SIGN)?.textContent ?? element.textContent ?? "";
  const [first, ...rest] = lineOf(element, reading);
  if (!first) return [];
  const words = first.words.replace(SIGN, "");
  return [listOf([[paragraph([{ ...first, words }, ...rest])]], COUNTED.test(sign))];
}

/** A table; where a text cannot have one, a line for each of its rows. */
function table(element: Element, reading: Reading): BlockContent[] {
  const rows = [...element.querySelectorAll("tr")]
    .map((row) => [...row.children].map((cell) => lineOf(cell, reading)))
    .filter((cells) => cells.some((cell) => cell.length > 0));
  const width = largest(rows.map((cells) => cells.length));
  const lines = rows.map((cells) => paragraph(sentenceOf(cells)));
  if (rows.length < 2 || width < 2) return lines;
  return [
    reading.isRich
      ? tableOf(rows, width)
      : listOf(
          lines.map((line) => [line]),
          false,
        ),
  ];
}

/** A row in words: `Monday: closed, all day`. */
const sentenceOf = (cells: readonly Run[][]): Run[] =>
  cells
    .filter((cell) => cell.length > 0)
    .flatMap((cell, at) => (at === 0 ? cell : [{ words: at === 1 ? ": " : ", " }, ...cell]));

const tableOf = (rows: readonly Run[][][], width: number): Table => ({
  type: "table",
  children: rows.map((cells) => ({
    type: "tableRow",
    children: Array.from({ length: width }, (_, at) => ({
      type: "tableCell",
      children: phrasesOf(cells[at] ?? []),
    })),
  })),
});

const runsIn = (element: Element, marks: Marks, reading: Reading): Run[] =>
  [...element.childNodes].flatMap((node) => runsOf(node, marks, reading));

function runsOf(node: Node, marks: Marks, reading: Reading): Run[] {
  if (!isElement(node)) {
    const words = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : "";
    return words === "" ? [] : [{ ...marks, words: words.replace(/[ \t\r\n]+/g, " ") }];
  }
  if (node.matches("br")) return [{ words: "\n" }];
  if (node.matches(UNSEEN)) return [];
  const runs = runsIn(node, marksOf(node, marks, reading), reading);
  return isBlock(node) ? [...runs, { words: " " }] : runs;
}

/** The marks within an element. What a style says precedes the meaning of the element. */
function marksOf(element: Element, marks: Marks, { isRich }: Reading): Marks {
  const { fontWeight = "", fontStyle = "" } = element instanceof HTMLElement ? element.style : {};
  const target = element.getAttribute("href") ?? "";
  return {
    isBold: fontWeight === "" ? marks.isBold || element.matches("b, strong") : isHeavy(fontWeight),
    isItalic:
      fontStyle === "" ? marks.isItalic || element.matches("i, em") : fontStyle !== "normal",
    isCode: marks.isCode || (isRich && element.matches("code")),
    target: /^(?:https?|mailto|tel):/i.test(target) ? target : marks.target,
  };
}

const isHeavy = (weight: string) => /^bold/.test(weight) || Number(weight) >= 600;
