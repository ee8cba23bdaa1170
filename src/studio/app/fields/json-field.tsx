import { TextField } from "@mui/material";
import type { Control } from "../../protocol/fields.ts";
import { WORDS } from "../words/words.ts";
import type { FieldProps } from "./field-props.ts";
import { useTyping } from "./use-typing.ts";

/** A value that no other control fits. */
export function JsonField({
  path,
  value,
  label,
  field,
}: FieldProps<Extract<Control, { type: "json" }>>) {
  const shown = value === undefined ? "" : JSON.stringify(value, null, 2);
  const { text, onChange, ...events } = useTyping(path, shown, (typed) => {
    if (typed.trim() === "") return field?.isRequired ? "wait" : "remove";
    return parsed(typed) ?? "wait";
  });
  const isWrong = text.trim() !== "" && parsed(text) === undefined;
  return (
    <TextField
      label={label}
      multiline
      maxRows={20}
      value={text}
      error={isWrong}
      helperText={isWrong ? WORDS.notJson : `${field?.description ?? ""} ${WORDS.asJson}`}
      onChange={({ target }) => onChange(target.value)}
      {...events}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { spellCheck: false, style: { fontFamily: "monospace" } },
      }}
    />
  );
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
