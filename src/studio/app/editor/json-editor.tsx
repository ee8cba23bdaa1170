import { json } from "@codemirror/lang-json";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { type Diagnostic, linter, lintGutter, lintKeymap } from "@codemirror/lint";
import type { Extension } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { Box } from "@mui/material";
import { useRef, useState } from "react";
import type { ValuePath } from "../../protocol/edits.ts";
import type { JsonProblem } from "../../protocol/json.ts";
import { call } from "../store/api.ts";
import { useCodeMirror } from "./code-mirror.ts";

interface JsonEditorProps {
  path: ValuePath;
  label: string;
  text: string;
  hasFocus: boolean;
  onChange(text: string): void;
  /** The problems of the text that the editor has now. */
  onProblems(problems: readonly JsonProblem[]): void;
  onApply(): void;
}

/** The text of a value with its problems at their lines. */
export function JsonEditor(props: JsonEditorProps) {
  const { path, label, text, hasFocus, onChange } = props;
  const latest = useRef(props);
  latest.current = props;
  // Each value has its own editor, so that these never change.
  const [extensions] = useState(
    (): Extension => [
      json(),
      lineNumbers(),
      bracketMatching(),
      indentOnInput(),
      lintGutter(),
      linter((view) => problemsOf(path, view, latest.current.onProblems), { delay: DELAY_MS }),
      keymap.of([{ key: "Mod-Enter", run: () => applied(latest.current.onApply) }, ...lintKeymap]),
      EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", dir: "ltr" }),
    ],
  );
  const { box } = useCodeMirror({ text, extensions, hasFocus, onChange });
  return (
    <Box
      ref={box}
      dir="ltr"
      sx={{
        border: 1,
        borderColor: "text.secondary",
        borderRadius: 1,
        fontFamily: "ui-monospace, Consolas, monospace",
        fontSize: 13,
        maxHeight: "60vh",
        overflow: "auto",
        py: 0.5,
        "&:focus-within": { outline: 2, outlineColor: "primary.main", outlineOffset: -1 },
      }}
    />
  );
}

const DELAY_MS = 300;

function applied(apply: () => void): true {
  apply();
  return true;
}

async function problemsOf(
  path: ValuePath,
  view: EditorView,
  onProblems: JsonEditorProps["onProblems"],
): Promise<Diagnostic[]> {
  const text = view.state.doc.toString();
  const found = await call<JsonProblem[]>("checkJson", { path, text }).catch(() => []);
  if (view.state.doc.toString() === text) onProblems(found);
  return found.map(({ from, to, severity, message, hint }) => ({
    from: Math.min(from, text.length),
    to: Math.min(Math.max(to, from), text.length),
    severity,
    message: hint === "" ? message : `${message} ${hint}`,
  }));
}
