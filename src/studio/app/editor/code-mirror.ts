import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { Compartment, EditorState, type Extension, Transaction } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { type RefObject, useEffect, useRef } from "react";
import { editorTheme } from "./editor-theme.ts";

interface EditorOptions {
  text: string;
  /** What does not change while the editor is open. */
  extensions: Extension;
  /** What may change. */
  live?: Extension;
  /** Whether it gets the focus when it opens. */
  hasFocus?: boolean;
  onChange(text: string): void;
}

const NOTHING: Extension = [];

/** An editor in an element. It follows its text, unless that is what it has reported itself. */
export function useCodeMirror(options: EditorOptions): {
  box: RefObject<HTMLDivElement | null>;
  view: RefObject<EditorView | undefined>;
} {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const live = useRef(new Compartment());

  useEffect(() => {
    if (!box.current) return;
    const { text, extensions, live: first = NOTHING } = latest.current;
    const made = new EditorView({
      parent: box.current,
      state: EditorState.create({
        doc: text,
        extensions: [
          extensions,
          live.current.of(first),
          history(),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          EditorView.lineWrapping,
          EditorView.perLineTextDirection.of(true),
          editorTheme,
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !update.transactions.some((each) => each.isUserEvent(OUTSIDE)))
              latest.current.onChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    if (latest.current.hasFocus) made.focus();
    return () => {
      view.current = undefined;
      made.destroy();
    };
  }, []);

  const { text, live: next = NOTHING } = options;
  useEffect(() => {
    view.current?.dispatch({ effects: live.current.reconfigure(next) });
  }, [next]);
  useEffect(() => {
    if (view.current) follow(view.current, text);
  }, [text]);
  return { box, view };
}

/** The event of a change that comes from elsewhere, such as undo in another field. */
const OUTSIDE = "outside";

/** Takes over a text; what is around the change stays, and so does the cursor. */
function follow(view: EditorView, text: string): void {
  const known = view.state.doc.toString();
  if (known === text) return;
  const shorter = Math.min(known.length, text.length);
  let from = 0;
  while (from < shorter && known[from] === text[from]) from += 1;
  let same = 0;
  while (same < shorter - from && known.at(-1 - same) === text.at(-1 - same)) same += 1;
  view.dispatch({
    changes: { from, to: known.length - same, insert: text.slice(from, text.length - same) },
    userEvent: OUTSIDE,
    annotations: Transaction.addToHistory.of(false),
  });
}
