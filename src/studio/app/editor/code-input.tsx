import {
  commonmarkLanguage,
  deleteMarkupBackward,
  insertNewlineContinueMarkup,
} from "@codemirror/lang-markdown";
import type { Extension } from "@codemirror/state";
import { EditorView, keymap, placeholder as placeholderOf } from "@codemirror/view";
import {
  type FocusEventHandler,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import type { TokenModel } from "../../protocol/fields.ts";
import type { WordsAround } from "../../protocol/page.ts";
import { useCodeMirror } from "./code-mirror.ts";
import type { EditorHandle } from "./editor-handle.ts";
import { breakLine, enter, format, linkAt, putLink } from "./markdown-commands.ts";
import { pasting } from "./paste/pasting.ts";
import { tokenChips } from "./token-chips.ts";
import { rangeIn } from "./words-around.ts";

/** What MUI gives to the input of a text field, and what is needed besides. */
export interface CodeInputProps {
  ref?: Ref<EditorHandle>;
  className?: string | undefined;
  id?: string | undefined;
  value?: string;
  placeholder?: string | undefined;
  "aria-describedby"?: string | undefined;
  onFocus?: FocusEventHandler | undefined;
  onBlur?: FocusEventHandler | undefined;
  onText?: (text: string) => void;
  tokens?: readonly TokenModel[];
  /** What Markdown has in this field; undefined for a line. */
  markdown?: "small" | "rich" | undefined;
  /** Whether it gets the focus, and where. */
  focusAt?: WordsAround | undefined;
  onLink?: () => void;
}

/** A text with its tokens as chips, for a text field. */
export function CodeInput(props: CodeInputProps) {
  const { className, id, value = "", tokens = NO_TOKENS, focusAt, ref } = props;
  const latest = useRef(props);
  latest.current = props;
  // A field keeps its kind.
  const [extensions] = useState(
    (): Extension => [
      props.markdown
        ? [markdown(() => latest.current.onLink?.()), pasting(props.markdown === "rich")]
        : oneLine,
      props.placeholder ? placeholderOf(props.placeholder) : [],
      EditorView.contentAttributes.of({
        ...(id && { id, "aria-labelledby": `${id}-label` }),
        ...(props["aria-describedby"] && { "aria-describedby": props["aria-describedby"] }),
        "aria-multiline": String(props.markdown !== undefined),
        spellcheck: "true",
        autocorrect: "on",
        autocapitalize: "sentences",
      }),
    ],
  );
  const live = useMemo(() => tokenChips(tokens), [tokens]);
  const onChange = (text: string) => latest.current.onText?.(text);
  const { box, view } = useCodeMirror({ text: value, extensions, live, onChange });

  useImperativeHandle(ref, () => ({
    focus: () => view.current?.focus(),
    insert(text) {
      const open = view.current;
      open?.dispatch(open.state.replaceSelection(text), { userEvent: "input" });
      open?.focus();
    },
    run: (command) => void (view.current && format(view.current, command)),
    link: () => (view.current ? linkAt(view.current.state) : NO_LINK),
    putLink: (link) => view.current && putLink(view.current, link),
  }));

  useEffect(() => {
    const open = view.current;
    if (!focusAt || !open) return;
    const { from, to } = rangeIn(open.state.doc.toString(), focusAt);
    open.focus();
    const selection = { anchor: from, head: to };
    open.dispatch({ selection, effects: EditorView.scrollIntoView(from) });
    open.dom.scrollIntoView({ block: "center" });
  }, [focusAt, view]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: it is within a field that has a name
    <div
      role="group"
      ref={box}
      className={className}
      style={{ height: "auto" }}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
    />
  );
}

const NO_TOKENS: readonly TokenModel[] = [];

const NO_LINK = { from: 0, to: 0, words: "", target: "", isKnown: false };

const oneLine: Extension = [
  keymap.of([{ key: "Enter", run: () => true }]),
  EditorView.clipboardInputFilter.of((text) => text.replace(/\s*\n\s*/g, " ")),
];

const markdown = (onLink: () => void): Extension => [
  commonmarkLanguage,
  keymap.of([
    { key: "Mod-b", run: (view) => format(view, "bold") },
    { key: "Mod-i", run: (view) => format(view, "italic") },
    {
      key: "Mod-k",
      run: () => {
        onLink();
        return true;
      },
    },
    { key: "Enter", run: insertNewlineContinueMarkup },
    { key: "Enter", run: enter, shift: breakLine },
    { key: "Backspace", run: deleteMarkupBackward },
  ]),
];
