import Delete from "@mui/icons-material/DeleteOutlined";
import { Box, TextField } from "@mui/material";
import { useState } from "react";
import { Act } from "../../controls/act.tsx";
import { WORDS } from "../../words/words.ts";
import { DAY_MINUTES, minutesOf, type Span, timeOf } from "./spans.ts";

interface SpanTimesProps {
  span: Span;
  name: string;
  onChange(span: Span): void;
  onRemove(): void;
}

/** The times of a span, to be typed. */
export function SpanTimes({ span, name, onChange, onRemove }: SpanTimesProps) {
  const isAllDay = span.from === 0 && span.until === DAY_MINUTES;
  const set = (from: number, end: number) =>
    onChange({ ...span, from, until: end <= from ? end + DAY_MINUTES : end });
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, mt: 1 }}>
      {isAllDay ? (
        <Box sx={{ flexGrow: 1 }}>{WORDS.hours.allDay}</Box>
      ) : (
        <>
          <TimeInput
            label={WORDS.hours.opens(name)}
            minutes={span.from}
            onChange={(from) => set(from, span.until % DAY_MINUTES)}
          />
          <TimeInput
            label={WORDS.hours.closes(name)}
            minutes={span.until}
            onChange={(until) => set(span.from, until)}
          />
        </>
      )}
      <Act label={`${WORDS.remove}: ${name}`} onClick={onRemove}>
        <Delete fontSize="small" />
      </Act>
    </Box>
  );
}

interface TimeInputProps {
  label: string;
  minutes: number;
  onChange(minutes: number): void;
}

/** A time that counts once it is complete. */
function TimeInput({ label, minutes, onChange }: TimeInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      type="time"
      value={typed ?? timeOf(minutes)}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = minutesOf(target.value);
        if (next !== undefined) onChange(next);
      }}
      onBlur={() => setTyped(undefined)}
      slotProps={{ htmlInput: { "aria-label": label } }}
    />
  );
}
