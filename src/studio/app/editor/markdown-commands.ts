import { syntaxTree } from "@codemirror/language";
import { type ChangeSpec, EditorSelection, type EditorState, type Line } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { LinkDraft, MarkdownCommand } from "./editor-handle.ts";

/** The signs at the beginning of a line, by command. */
const LINE_SIGNS = {
  heading: "## ",
  subheading: "### ",
  list: "- ",
  numbered: "1. ",
  quotation: "> ",
};

const MARKS = { bold: "**", italic: "*", code: "`" };

const isMark = (command: MarkdownCommand): command is keyof typeof MARKS => command in MARKS;

/** Formats the selected words or lines, or takes the format away. */
export function format(view: EditorView, command: MarkdownCommand): true {
  if (isMark(command)) toggleMark(view, MARKS[command]);
  else toggleLines(view, LINE_SIGNS[command]);
  view.focus();
  return true;
}

/** What precedes the words of a line. */
const SIGNS = /^\s*(?:#{1,6} +|[-*+] +|\d+[.)] +|> ?)?/;

function linesAt(state: EditorState): Line[] {
  const { from, to } = state.selection.main;
  const lines: Line[] = [];
  for (let at = from; at <= to; ) {
    const line = state.doc.lineAt(at);
    lines.push(line);
    at = line.to + 1;
  }
  return lines;
}

function toggleLines(view: EditorView, signs: string): void {
  const all = linesAt(view.state);
  const lines = all.length > 1 ? all.filter(({ text }) => text.trim() !== "") : all;
  const isNumbered = /^\d/.test(signs);
  const hasSigns = ({ text }: Line) =>
    isNumbered ? /^\s*\d+[.)] /.test(text) : text.trimStart().startsWith(signs);
  const isOn = lines.every(hasSigns);
  const changes = lines.map(({ from, text }, at): ChangeSpec => {
    const [known = ""] = SIGNS.exec(text) ?? [];
    const own = isNumbered ? `${at + 1}. ` : signs;
    return { from, to: from + known.length, insert: isOn ? "" : own };
  });
  view.dispatch({ changes, userEvent: "input.format" });
}

interface Span {
  from: number;
  to: number;
}

/** The words of a line that a mark is for: marks inside of words are not supported. */
function wordsIn(state: EditorState, { from, to }: Span, line: Line): Span {
  const [signs = ""] = SIGNS.exec(line.text) ?? [];
  let [start, end] = [Math.max(from, line.from + signs.length), Math.min(to, line.to)];
  if (from === to || end <= start) return state.wordAt(from) ?? { from, to: from };
  const isSpace = (at: number) => /\s/.test(state.sliceDoc(at, at + 1));
  while (start < end && isSpace(start)) start += 1;
  while (end > start && isSpace(end - 1)) end -= 1;
  return { from: state.wordAt(start)?.from ?? start, to: state.wordAt(end)?.to ?? end };
}

/** How many of a character there are directly before and after a span. */
function signsAround(state: EditorState, { from, to }: Span, sign: string): number {
  const count = (text: string) => [...text].findIndex((each) => each !== sign);
  const before = [...state.sliceDoc(Math.max(0, from - 3), from)].reverse().join("");
  const after = state.sliceDoc(to, to + 3);
  return Math.min(count(`${before} `), count(`${after} `));
}

const hasMark = (around: number, mark: string) =>
  mark === "*" ? around % 2 === 1 : around >= mark.length;

function toggleMark(view: EditorView, mark: string): void {
  const { state } = view;
  const { main } = state.selection;
  const spans = linesAt(state)
    .filter(({ text }) => text.trim() !== "" || main.empty)
    .map((line) => inner(state, wordsIn(state, main, line)));
  const [sign = ""] = mark;
  const isOn = spans.every((span) => hasMark(signsAround(state, span, sign), mark));
  const changes = spans.flatMap(({ from, to }): ChangeSpec[] =>
    isOn
      ? [
          { from: from - mark.length, to: from },
          { from: to, to: to + mark.length },
        ]
      : [
          { from, insert: mark },
          { from: to, insert: mark },
        ],
  );
  const set = state.changes(changes);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return;
  const isEmpty = first.from === last.to;
  const anchor = isEmpty && !isOn ? first.from + mark.length : set.mapPos(first.from, 1);
  const head = isEmpty ? anchor : set.mapPos(last.to, -1);
  const selection = main.empty && !isEmpty ? undefined : EditorSelection.single(anchor, head);
  view.dispatch({ changes: set, ...(selection && { selection }), userEvent: "input.format" });
}

/** Without marks at its ends, which may be selected, too. */
function inner(state: EditorState, { from, to }: Span): Span {
  const text = state.sliceDoc(from, to);
  const [, start = ""] = /^([*`]+).*\1$/s.exec(text) ?? [];
  const isMarked = text.length > start.length * 2;
  return isMarked ? { from: from + start.length, to: to - start.length } : { from, to };
}

/** The link at the cursor, or a new one with the selected words. */
export function linkAt(state: EditorState): LinkDraft {
  const { from, to, head } = state.selection.main;
  for (let node = syntaxTree(state).resolveInner(head, -1); node.parent; node = node.parent) {
    if (node.name !== "Link") continue;
    const text = state.sliceDoc(node.from, node.to);
    const [, words = "", target = ""] = /^\[(.*)\]\((.*)\)$/s.exec(text) ?? [];
    if (target) return { from: node.from, to: node.to, words, target, isKnown: true };
  }
  const span = wordsIn(state, { from, to }, state.doc.lineAt(from));
  return { ...span, words: state.sliceDoc(span.from, span.to), target: "", isKnown: false };
}

export function putLink(view: EditorView, { from, to, words, target }: LinkDraft): void {
  const insert = target === "" ? words : `[${words}](${target})`;
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    userEvent: "input.format",
  });
  view.focus();
}

/**
 * Enter begins a paragraph, as in any editor of texts; in code, tables and on empty lines it is a line end. At the beginning
 * of a paragraph it does nothing: whoever leaves a line empty already has one.
 */
export function enter(view: EditorView): boolean {
  const { state } = view;
  const { from } = state.selection.main;
  const line = state.doc.lineAt(from);
  const isCode = isInCode(state, from);
  const isBlank = (number: number) => state.doc.line(number).text.trim() === "";
  const isBegun = line.number > 1 && isBlank(line.number) && isBlank(line.number - 1);
  if (isBegun && !isCode && state.selection.main.empty) return true;
  const isLine = isCode || /^\s*(\||$)/.test(line.text);
  view.dispatch(state.replaceSelection(isLine ? "\n" : "\n\n"), {
    scrollIntoView: true,
    userEvent: "input",
  });
  return true;
}

/** A line end within a paragraph. */
export function breakLine(view: EditorView): boolean {
  const { state } = view;
  const sign = isInCode(state, state.selection.main.from) ? "" : "\\";
  view.dispatch(state.replaceSelection(`${sign}\n`), { scrollIntoView: true, userEvent: "input" });
  return true;
}

/** Whether a position is within code, where signs have no meaning. */
export function isInCode(state: EditorState, at: number): boolean {
  for (let node = syntaxTree(state).resolveInner(at, -1); node.parent; node = node.parent)
    if (/^(FencedCode|CodeBlock|CodeText)$/.test(node.name)) return true;
  return false;
}
