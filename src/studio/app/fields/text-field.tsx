import { TextField as MuiTextField } from "@mui/material";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { tokensIn } from "../../../lib/token.ts";
import { asciiDigits } from "../../../model/search-words.ts";
import type { Control, TokenModel } from "../../protocol/fields.ts";
import type { WordsAround } from "../../protocol/page.ts";
import { LengthMeter } from "../editor/length-meter.tsx";
import { editorReady, RichTextField } from "../editor/rich-text-field.tsx";
import { TokenButton } from "../editor/token-button.tsx";
import { useTokens } from "../editor/tokens.ts";
import { rangeIn } from "../editor/words-around.ts";
import { useFieldHelp } from "../problems/field-problems.tsx";
import { useStore } from "../store/store.ts";
import { WORDS } from "../words/words.ts";
import type { FieldProps } from "./field-props.ts";
import { useTyping } from "./use-typing.ts";

type TextControl = Extract<Control, { type: "text" | "number" }>;

/** A text or a number. Markdown, and a text with tokens, have an editor that loads when it is needed. */
export function TextField(props: FieldProps<TextControl>) {
  const { path, value, control, label, field } = props;
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const shown = value === undefined ? "" : String(value);
  const isNumber = control.type === "number";
  const { text, onChange, ...events } = useTyping(path, shown, (typed) => {
    if (typed === "")
      return field && !field.isRequired ? "remove" : isNumber ? "wait" : { value: "" };
    if (control.type === "text" && control.kind !== "amount") return { value: typed };
    const number = numberIn(typed);
    if (number !== undefined) return { value: number };
    return isNumber ? "wait" : { value: typed };
  });
  const isText = control.type === "text" && control.kind !== "amount";
  const kind = control.type === "text" ? control.kind : "line";
  const isMarkdown = kind === "markdown";
  const hasTokens = kind === "words" || isMarkdown;
  const tokens = useTokens(hasTokens && text.includes("{"));
  const [isComposing, setComposing] = useState(false);
  const hasToken = hasTokens && hasKnownToken(text, tokens);
  const rich = useRich(input, isMarkdown, hasToken && !isComposing);
  const clicked = useClicked(props);
  useEffect(() => {
    if (!clicked || !input.current) return;
    input.current.focus();
    const { from, to } = rangeIn(input.current.value, clicked);
    input.current.setSelectionRange(from, to);
    input.current.scrollIntoView({ block: "center" });
  }, [clicked]);
  const placeholder = placeholderOf(field);
  const meter = control.type === "text" && (control.length || control.maximum) && (
    <LengthMeter {...control} text={text} tokens={tokens} />
  );
  const isNoNumber = isNumber && text !== "" && numberIn(text) === undefined;
  const { error, helperText } = useFieldHelp(path, field, meter);
  const help = isNoNumber
    ? { error: true, helperText: WORDS.messages.notANumber(text) }
    : { error, helperText };
  if (rich)
    return (
      <RichTextField
        label={label}
        field={field}
        text={text}
        tokens={tokens}
        markdown={markdownOf(control)}
        focusAt={clicked ?? rich.focusAt}
        placeholder={placeholder}
        {...help}
        onChange={onChange}
        {...events}
      />
    );
  const insert = (token: string) => {
    const start = input.current?.selectionStart ?? text.length;
    const end = input.current?.selectionEnd ?? start;
    onChange(text.slice(0, start) + token + text.slice(end));
  };
  return (
    <MuiTextField
      label={label}
      required={field?.isRequired ?? false}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        // As in an input; Shift+Enter begins a new line. Buttons and fields of its problems take the key.
        const isIn = isText && event.target === input.current;
        if (isIn && event.key === "Enter" && !event.shiftKey) event.preventDefault();
      }}
      onCompositionStart={() => setComposing(true)}
      // Some browsers put the words in after this event.
      onCompositionEnd={() => setTimeout(() => setComposing(false))}
      {...events}
      // It grows with its text. An input that became a text area at some length would lose the keys that follow.
      multiline={isText}
      placeholder={placeholder}
      {...help}
      inputRef={input}
      slotProps={{
        ...(hasTokens && {
          input: { endAdornment: <TokenButton label={label} onInsert={insert} /> },
        }),
        htmlInput: {
          dir: "auto",
          inputMode: isNumber ? "decimal" : undefined,
          "data-path": path.join("/"),
        },
      }}
    />
  );
}

/** Digits may be of any script and width; a decimal sign may be a comma. */
function numberIn(typed: string): number | undefined {
  const plain = asciiDigits(typed.normalize("NFKC")).trim();
  const number = Number(plain.replace(/^(-?\d+)[,٫](\d{1,2})$/, "$1.$2"));
  return plain !== "" && Number.isFinite(number) ? number : undefined;
}

const hasKnownToken = (text: string, tokens: readonly TokenModel[]) =>
  tokensIn(text).some((name) => tokens.some((token) => token.name === name));

const markdownOf = (control: TextControl) =>
  control.type === "text" && control.kind === "markdown"
    ? control.isRich
      ? "rich"
      : "small"
    : undefined;

interface Rich {
  /** Where the cursor was in the plain field. */
  focusAt: WordsAround | undefined;
}

/**
 * Whether a field has the editor: from the first token on, since a field never changes back while it is open. It takes the
 * place of the field, with its keys, once it is loaded, and not while an input method composes words.
 */
function useRich(
  input: { current: HTMLInputElement | HTMLTextAreaElement | null },
  isMarkdown: boolean,
  hasToken: boolean,
): Rich | undefined {
  const [rich, setRich] = useState<Rich | undefined>(
    isMarkdown ? { focusAt: undefined } : undefined,
  );
  useEffect(() => {
    if (rich || !hasToken) return;
    let isCurrent = true;
    void editorReady().then(() => {
      // With its effects, so that the next key is for the editor.
      if (isCurrent) flushSync(() => setRich({ focusAt: cursorIn(input.current) }));
    });
    return () => {
      isCurrent = false;
    };
  }, [rich, hasToken, input]);
  return rich;
}

function cursorIn(plain: HTMLInputElement | HTMLTextAreaElement | null): WordsAround | undefined {
  if (!plain || plain !== document.activeElement) return undefined;
  const at = plain.selectionStart ?? 0;
  return { before: plain.value.slice(0, at), after: plain.value.slice(at) };
}

const ANYWHERE: WordsAround = { before: "", after: "" };

/** Where the text was clicked on the page; undefined for any other field. */
function useClicked({ focused, path }: FieldProps): WordsAround | undefined {
  const { selection } = useStore("selection");
  const isFocused = focused?.join("/") === path.join("/");
  return useMemo(
    () => (isFocused ? { ...(selection?.words ?? ANYWHERE) } : undefined),
    [isFocused, selection],
  );
}

function placeholderOf(field: FieldProps["field"]): string {
  if (field?.default !== undefined) return WORDS.preset(String(field.default));
  return typeof field?.example === "string" ? field.example : "";
}
