import CalendarIcon from "@mui/icons-material/CalendarMonth";
import { Box, IconButton } from "@mui/material";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isOfInputMethod } from "../../model/input-method.ts";
import type { TableColumn } from "../../protocol/rows.ts";
import { WORDS } from "../words/words.ts";

const DATE = /^\d{4}-\d\d-\d\d$/;

/** Where the keyboard goes after a cell: down, to the next one, to the one before, or nowhere. */
export type After = "down" | "next" | "previous" | "stay";

interface CellEditorProps {
  column: TableColumn;
  label: string;
  value: string;
  /** What somebody has typed already, in the place of the value. */
  typed: string | undefined;
  suggestions: readonly string[];
  /** Whether Tab goes to another cell; otherwise it leaves the grid. */
  hasNext(by: 1 | -1, text: string): boolean;
  onDone(text: string | undefined, after: After): void;
}

/**
 * The field in a cell. Enter, Tab and a click elsewhere take the text, Escape does not. Dates and times are texts, too:
 * people write them in their own way, and pickers of browsers drop what they do not understand.
 */
export function CellEditor(props: CellEditorProps) {
  const { column, label, value, typed, suggestions, hasNext, onDone } = props;
  const [text, setText] = useState(typed ?? value);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  const done = (result: string | undefined, after: After) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(result, after);
  };
  const leave = useRef(() => {});
  leave.current = () => done(text, "stay");
  useEffect(() => {
    // The window may close while somebody types.
    const onHide = () => leave.current();
    addEventListener("pagehide", onHide);
    return () => removeEventListener("pagehide", onHide);
  }, []);
  useEffect(() => {
    const input = field.current;
    input?.focus();
    if (typed === undefined) input?.select();
    // Typing goes on after the first key.
    else input?.setSelectionRange(typed.length, typed.length);
  }, [typed]);
  const isLong = column.kind === "long" || /\n/.test(value);
  const hasCalendar = column.kind === "date" || column.kind === "moment";
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const { key, shiftKey, altKey } = event;
    const isLine = isLong && (shiftKey || altKey);
    if (isOfInputMethod(event.nativeEvent) || (key === "Enter" && isLine)) return;
    if (key === "Escape") done(undefined, "stay");
    else if (key === "Enter") done(text, "down");
    // Tab beyond the last cell: the field takes its text when it loses the focus.
    else if (key === "Tab" && hasNext(shiftKey ? -1 : 1, text))
      done(text, shiftKey ? "previous" : "next");
    else return;
    event.preventDefault();
  };
  const list = suggestions.length > 0 ? "row-suggestions" : undefined;
  return (
    <>
      <Box
        component={isLong ? "textarea" : "input"}
        ref={field}
        aria-label={label}
        dir="auto"
        {...(!isLong && { type: "text" })}
        {...(column.kind === "number" && { inputMode: "decimal" as const })}
        {...(!isLong && list && { list })}
        value={text}
        onChange={({ target }: { target: { value: string } }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => done(text, "stay")}
        sx={{
          position: "absolute",
          insetBlockStart: -1,
          insetInlineStart: -1,
          zIndex: 3,
          boxSizing: "border-box",
          minWidth: "calc(100% + 2px)",
          width: isLong ? "max(100%, 360px)" : "calc(100% + 2px)",
          height: isLong ? 160 : "calc(100% + 2px)",
          px: 1,
          ...(hasCalendar && { paddingInlineEnd: "40px" }),
          py: isLong ? 1 : 0,
          font: "inherit",
          fontSize: { xs: 16, md: "inherit" },
          color: "text.primary",
          bgcolor: "background.default",
          border: "2px solid",
          borderColor: "primary.main",
          outline: "none",
        }}
      />
      {hasCalendar && <Calendar text={text} label={label} onText={setText} />}
      {list && (
        <datalist id={list}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** The calendar of the browser for a text that may also have a time, which stays. */
function Calendar({ text, label, onText }: CalendarProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [day = "", time = ""] = text.split(/[T ]/);
  return (
    <>
      <Box
        component="input"
        type="date"
        ref={picker}
        tabIndex={-1}
        aria-hidden
        value={DATE.test(day) ? day : ""}
        onChange={({ target }: { target: { value: string } }) =>
          target.value && onText(time ? `${target.value} ${time}` : target.value)
        }
        sx={{ ...AT_END, width: 36, height: 1, p: 0, border: 0, opacity: 0, pointerEvents: "none" }}
      />
      <IconButton
        aria-label={`${WORDS.fields.date}: ${label}`}
        tabIndex={-1}
        // The field keeps the focus.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.stopPropagation();
          picker.current?.showPicker();
        }}
        sx={{ ...AT_END, insetBlock: 0, my: "auto", height: 32 }}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
    </>
  );
}

interface CalendarProps {
  text: string;
  label: string;
  onText(text: string): void;
}

const AT_END = { position: "absolute", insetInlineEnd: 4, insetBlockEnd: 0, zIndex: 4 } as const;
