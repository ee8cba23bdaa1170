import { Box, TextField as MuiTextField } from "@mui/material";
import { useEffect, useRef } from "react";
import type { Control } from "../../protocol/fields.ts";
import { helpText } from "../help.tsx";
import { WORDS } from "../words/words.ts";
import type { FieldProps } from "./field-props.ts";
import { TokenButton } from "./token-button.tsx";
import { filledIn, useTokens } from "./tokens.ts";
import { useTyping } from "./use-typing.ts";

type TextControl = Extract<Control, { type: "text" | "number" }>;

/** From this length on, a text gets several lines. */
const LONG = 60;

/** A text or a number. */
export function TextField({
  path,
  value,
  control,
  label,
  field,
  focused,
}: FieldProps<TextControl>) {
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const shown = value === undefined ? "" : String(value);
  const isNumber = control.type === "number";
  const { text, onChange, ...events } = useTyping(path, shown, (typed) => {
    if (typed === "")
      return field && !field.isRequired ? "remove" : isNumber ? "wait" : { value: "" };
    if (control.type === "text" && control.kind !== "amount") return { value: typed };
    const number = Number(typed);
    if (typed.trim() !== "" && Number.isFinite(number)) return { value: number };
    return isNumber ? "wait" : { value: typed };
  });
  const isFocused = focused?.join("/") === path.join("/");
  useEffect(() => {
    if (!isFocused) return;
    input.current?.focus();
    input.current?.scrollIntoView({ block: "center" });
  }, [isFocused]);
  const isLong = control.type === "text" && (control.kind === "markdown" || text.length > LONG);
  const hasTokens = control.type === "text" && ["words", "markdown"].includes(control.kind);
  const hasToken = hasTokens && text.includes("{");
  const filled = filledIn(text, useTokens(hasToken));
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
      {...events}
      multiline={isLong}
      {...(isLong && { minRows: control.kind === "markdown" ? 4 : 2, maxRows: 16 })}
      placeholder={placeholderOf(field)}
      helperText={
        <>
          {hasToken && filled !== text && (
            <Box component="span" sx={{ display: "block", color: "text.primary" }}>
              {WORDS.tokens.reads(filled)}
            </Box>
          )}
          {helpText(field?.description)}
        </>
      }
      inputRef={input}
      slotProps={{
        inputLabel: { shrink: true },
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

function placeholderOf(field: FieldProps["field"]): string {
  if (field?.default !== undefined) return WORDS.preset(String(field.default));
  return typeof field?.example === "string" ? field.example : "";
}
