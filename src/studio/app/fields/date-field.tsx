import { Box, TextField as MuiTextField } from "@mui/material";
import { useState } from "react";
import type { Control } from "../../protocol/fields.ts";
import { useFieldHelp } from "../problems/field-problems.tsx";
import { WORDS } from "../words/words.ts";
import { useDates } from "./dates/use-dates.ts";
import type { FieldProps } from "./field-props.ts";
import { TextField } from "./text-field.tsx";
import { textValue } from "./text-value.ts";
import { useTyping } from "./use-typing.ts";

type Props = FieldProps<Extract<Control, { type: "text" }>>;

const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d$/;
/** Whether a value is a text for the picker. It stays one while somebody corrects it, so that the field keeps the keys. */
function useIsText(shown: string, format: RegExp): boolean {
  const isOther = shown !== "" && !format.test(shown);
  const [isText, setText] = useState(isOther);
  if (isOther && !isText) setText(true);
  return isText;
}

/** The value of a date or a time. A year that is being typed has zeros before its first digits. */
const dateValue = (field: Props["field"]) => (text: string) =>
  /^0\d{3}-/.test(text) ? "wait" : textValue(field)(text);

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?$/;

/** A date or a time, with the picker of the browser. A value that it does not show is a text. */
export function DateField({ control, ...props }: Props) {
  const isTime = control.kind === "time";
  const { path, value, label, field } = props;
  const shown = value === undefined ? "" : String(value);
  const isText = useIsText(shown, isTime ? TIME : DATE);
  const { text, onChange, ...events } = useTyping(path, shown, dateValue(field), true);
  const help = useFieldHelp(path, field, <InWords text={text} />);
  if (isText) return <TextField {...props} control={{ type: "text", kind: "line" }} />;
  return (
    <MuiTextField
      type={isTime ? "time" : "date"}
      label={label}
      required={field?.isRequired ?? false}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      {...events}
      {...help}
    />
  );
}

/** A date that may have a time. */
export function MomentField({ control, ...props }: Props) {
  const { path, value, label, field } = props;
  const shown = value === undefined ? "" : String(value);
  const { text, onChange, ...events } = useTyping(path, shown, dateValue(field), true);
  const help = useFieldHelp(path, field, <InWords text={text} />);
  const isText = useIsText(shown, MOMENT);
  const [, day = "", time = ""] = MOMENT.exec(text) ?? [];
  if (isText) return <TextField {...props} control={{ type: "text", kind: "line" }} />;
  return (
    <Box role="group" aria-label={label} sx={{ display: "flex", gap: 1 }}>
      <MuiTextField
        type="date"
        label={label}
        required={field?.isRequired ?? false}
        value={day}
        onChange={({ target }) => onChange(target.value && joined(target.value, time))}
        {...events}
        {...help}
      />
      <MuiTextField
        type="time"
        label={WORDS.fields.time}
        value={time}
        disabled={day === ""}
        onChange={({ target }) => onChange(joined(day, target.value))}
        {...events}
      />
    </Box>
  );
}

const joined = (day: string, time: string) => (time === "" ? day : `${day} ${time}`);

/** A date or a time in words: its picker writes it as the browser does. */
function InWords({ text }: { text: string }) {
  const dates = useDates();
  const words = TIME.test(text) ? dates.time(text) : dates.day(text);
  return words && <Box sx={{ color: "text.primary", fontWeight: 600 }}>{words}</Box>;
}
