import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const colour = (name: string) => `var(--mui-palette-${name})`;

const MONOSPACE = "ui-monospace, Consolas, monospace";

const view = EditorView.theme({
  "&": { color: colour("text-primary"), backgroundColor: "transparent", width: "100%" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "1.5" },
  ".cm-content": { padding: "0", caretColor: colour("text-primary") },
  // Each line has the direction of its words.
  ".cm-line": { padding: "0 1px", unicodeBidi: "plaintext", textAlign: "start" },
  ".cm-gutters": {
    color: colour("text-secondary"),
    backgroundColor: "transparent",
    borderInlineEnd: `1px solid ${colour("divider")}`,
  },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: colour("action-selected") },
  ".cm-token": {
    paddingInline: "6px",
    borderRadius: "10px",
    border: `1px solid ${colour("divider")}`,
    backgroundColor: colour("action-selected"),
    color: colour("text-primary"),
    whiteSpace: "pre-wrap",
    cursor: "default",
  },
  ".cm-tooltip": {
    color: colour("text-primary"),
    backgroundColor: colour("background-paper"),
    border: `1px solid ${colour("divider")}`,
    maxWidth: "360px",
  },
});

const highlighting = HighlightStyle.define([
  { tag: tags.strong, fontWeight: "700" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.heading2, fontWeight: "700", fontSize: "1.25em" },
  { tag: tags.heading3, fontWeight: "700", fontSize: "1.1em" },
  { tag: tags.link, textDecoration: "underline" },
  { tag: tags.url, color: colour("text-secondary") },
  { tag: tags.monospace, fontFamily: MONOSPACE },
  { tag: tags.quote, color: colour("text-secondary") },
  { tag: tags.processingInstruction, color: colour("text-secondary"), fontWeight: "400" },
  { tag: tags.propertyName, color: colour("primary-main"), fontWeight: "600" },
  { tag: [tags.bool, tags.null, tags.number], color: colour("secondary-main") },
]);

/** The editors look like the rest of the studio, by day and by night. */
export const editorTheme: Extension = [view, syntaxHighlighting(highlighting)];
