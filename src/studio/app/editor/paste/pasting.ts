import type { EditorState, Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { isInCode } from "../markdown-commands.ts";
import { pastedMarkdown, withDashes } from "./pasted-markdown.ts";

/** Editors of code copy their colours, too. */
const FROM_CODE = "vscode-editor-data";

/** What is pasted keeps its headings, lists, tables, bold words and links. */
export const pasting = (isRich: boolean): Extension => [
  EditorView.domEventHandlers({
    paste({ clipboardData }, view) {
      const { state } = view;
      const html = clipboardData?.getData("text/html") ?? "";
      if (html === "" || clipboardData?.types.includes(FROM_CODE)) return false;
      const markdown = isInCode(state, state.selection.main.from)
        ? undefined
        : pastedMarkdown(html, isRich);
      if (markdown === undefined) return false;
      const text =
        markdown.includes("\n") || /^(?:#|-|1\.|>) /.test(markdown)
          ? apart(state, markdown)
          : markdown;
      view.dispatch(state.replaceSelection(text), {
        scrollIntoView: true,
        userEvent: "input.paste",
      });
      return true;
    },
  }),
  EditorView.clipboardInputFilter.of(withDashes),
];

/** Blocks, with empty lines between them and what is beside them. */
function apart({ doc, selection }: EditorState, markdown: string): string {
  const { from, to } = selection.main;
  const [before, after] = [doc.sliceString(0, from), doc.sliceString(to)];
  const [, start = ""] = /(\n*)$/.exec(before) ?? [];
  const [end = ""] = /^\n*/.exec(after) ?? [];
  const gap = (lines: string, isEdge: boolean) =>
    isEdge ? "" : "\n".repeat(Math.max(0, 2 - lines.length));
  return `${gap(start, before === start)}${markdown}${gap(end, after === end)}`;
}
