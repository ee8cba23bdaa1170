import Add from "@mui/icons-material/Add";
import More from "@mui/icons-material/MoreVert";
import { Box, Button, FormHelperText, Menu, MenuItem, Typography } from "@mui/material";
import { type ReactNode, useRef, useState } from "react";
import { joined } from "../../../../lib/text.ts";
import type { ValuePath } from "../../../protocol/edits.ts";
import type { FieldModel, HoursKeys } from "../../../protocol/fields.ts";
import { stepName } from "../../../protocol/steps.ts";
import { helpText } from "../../controls/help.tsx";
import { useStore } from "../../store/store.ts";
import { LANGUAGE, WORDS } from "../../words/words.ts";
import { useDates } from "../dates/use-dates.ts";
import { fieldOfStep } from "../field-props.ts";
import { listEdits } from "../list-edits.ts";
import { SpanBar } from "./span-bar.tsx";
import { SpanTimes } from "./span-times.tsx";
import { DAY_MINUTES, type Span, splitWeek, timeOf, withWeek } from "./spans.ts";

interface WeekFieldProps {
  path: ValuePath;
  entries: readonly unknown[];
  keys: HoursKeys;
  label: string;
  field: FieldModel | undefined;
  /** Asks for days without these hours. */
  onCloseDays: (() => void) | undefined;
  /** The list of the entries that a week does not show. */
  renderOthers(indexes: readonly number[]): ReactNode;
}

/** The days from Monday, in the language of the studio. */
const DAY_NAMES = Array.from({ length: 7 }, (_, day) =>
  // A Monday, and the days after it.
  new Date(2024, 0, 1 + day).toLocaleDateString(LANGUAGE, { weekday: "long" }),
);

/** A new span, for a day that has none. */
const USUAL = { from: 9 * 60, until: 17 * 60 };

/** Opening hours as a week: each day has its spans, which can be dragged and typed. */
export function WeekField({
  path,
  entries,
  keys,
  label,
  field,
  onCloseDays,
  renderOthers,
}: WeekFieldProps) {
  const { edit, run } = useStore("edit", "run");
  const { spans, others } = splitWeek(entries, keys);
  const [draft, setDraft] = useState<Span[]>();
  // Lunch is before the evening, whatever the order of the file; while somebody types, rows stay where they are.
  const shown = draft ?? spans.toSorted((one, other) => one.from - other.from);
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(shown);
  latest.current = shown;

  /** While somebody drags, only the drawing follows. */
  const change = async (next: Span[], isDone: boolean) => {
    latest.current = next;
    setDraft(next);
    if (!isDone) return;
    const edits = listEdits(path, entries, withWeek(entries, next, keys));
    if (edits.length > 0)
      await edit(edits, {
        label: stepName("change", fieldOfStep({ path, field })),
        field: path.join("/"),
      });
    if (!box.current?.querySelector("input:focus")) setDraft(undefined);
  };
  const leave = () => {
    setDraft(undefined);
    return run("endField");
  };
  const replace = (old: Span, next: Span, isDone: boolean) =>
    void change(
      latest.current.map((each) => (each === old ? next : each)),
      isDone,
    );
  const dates = useDates();
  const inWords = ({ from, until }: Span) =>
    until - from === DAY_MINUTES && from === 0
      ? WORDS.hours.allDay
      : [from, until].map((minutes) => dates.time(timeOf(minutes))).join("–");
  return (
    <Box role="group" aria-label={label} ref={box} onBlur={() => void leave()}>
      <Typography variant="subtitle2" component="div">
        {label}
      </Typography>
      <FormHelperText sx={{ mb: 1 }}>{helpText(field?.description)}</FormHelperText>
      {onCloseDays && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={onCloseDays} sx={{ mb: 1 }}>
          {WORDS.hours.close}
        </Button>
      )}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {DAY_NAMES.map((name, day) => {
          const own = shown.filter((span) => span.day === day);
          const withoutDay = shown.filter((span) => span.day !== day);
          const setDay = (times: readonly Pick<Span, "from" | "until">[]) =>
            void change([...withoutDay, ...times.map((time) => ({ ...time, day }))], true);
          return (
            <Box component="li" key={name} sx={{ py: 0.75, borderTop: 1, borderColor: "divider" }}>
              <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {name}
                </Typography>
                <Typography
                  variant="caption"
                  color="textSecondary"
                  sx={{ flexGrow: 1, textAlign: "end" }}
                >
                  {own.length === 0 ? WORDS.hours.closed : joined(own.map(inWords), ",")}
                </Typography>
                <DayActs
                  name={name}
                  hasTimes={own.length > 0}
                  onAdd={() => setDay([...own, nextSpan(own)])}
                  onAllDay={() => setDay([{ from: 0, until: DAY_MINUTES }])}
                  onClosed={() => setDay([])}
                  onCopy={(days) =>
                    void change(
                      [
                        ...shown.filter((span) => !days.includes(span.day)),
                        ...days.flatMap((other) => own.map((span) => ({ ...span, day: other }))),
                      ],
                      true,
                    )
                  }
                />
              </Box>
              {own.length > 0 && (
                <SpanBar
                  spans={own}
                  name={name}
                  onChange={(old, next, isDone) => replace(old, next, isDone)}
                  onCancel={() => setDraft(undefined)}
                />
              )}
              {own.map((span, at) => (
                <SpanTimes
                  // biome-ignore lint/suspicious/noArrayIndexKey: the spans of a day are identified by their order
                  key={at}
                  span={span}
                  name={name}
                  onChange={(next) => replace(span, next, true)}
                  onRemove={() => setDay(own.filter((each) => each !== span))}
                />
              ))}
            </Box>
          );
        })}
      </Box>
      {others.length > 0 && (
        <>
          <Typography variant="body2" sx={{ mt: 1.5, mb: 0.5 }}>
            {WORDS.hours.others}
          </Typography>
          {renderOthers(others.map(({ index }) => index))}
        </>
      )}
    </Box>
  );
}

/** After the last span of a day, if there is room. */
function nextSpan(own: readonly Span[]): Pick<Span, "from" | "until"> {
  const end = Math.max(0, ...own.map(({ until }) => until));
  if (own.length === 0 || end > DAY_MINUTES - 120) return USUAL;
  return { from: end + 60, until: Math.min(end + 240, DAY_MINUTES) };
}

interface DayActsProps {
  name: string;
  hasTimes: boolean;
  onAdd(): void;
  onAllDay(): void;
  onClosed(): void;
  onCopy(days: readonly number[]): void;
}

const WORKDAYS = [0, 1, 2, 3, 4];
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

function DayActs({ name, hasTimes, ...on }: DayActsProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const choose = (run: () => void) => () => {
    setAnchor(undefined);
    run();
  };
  return (
    <>
      <Button
        startIcon={<Add />}
        aria-label={`${WORDS.hours.addTimes}: ${name}`}
        onClick={on.onAdd}
        sx={{ flexShrink: 0, whiteSpace: "nowrap" }}
      >
        {WORDS.hours.addTimes}
      </Button>
      <Button
        aria-label={`${WORDS.hours.more}: ${name}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 0 }}
      >
        <More fontSize="small" />
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
      >
        {hasTimes && [
          <MenuItem key="work" onClick={choose(() => on.onCopy(WORKDAYS))}>
            {WORDS.hours.copyToWorkdays}
          </MenuItem>,
          <MenuItem key="all" onClick={choose(() => on.onCopy(ALL_DAYS))}>
            {WORDS.hours.copyToAll}
          </MenuItem>,
          ...DAY_NAMES.map((other, day) => (
            <MenuItem
              key={other}
              disabled={other === name}
              onClick={choose(() => on.onCopy([day]))}
            >
              {WORDS.hours.copyTo(other)}
            </MenuItem>
          )),
        ]}
        <MenuItem onClick={choose(on.onAllDay)}>{WORDS.hours.allDay}</MenuItem>
        <MenuItem onClick={choose(on.onClosed)}>{WORDS.hours.closed}</MenuItem>
      </Menu>
    </>
  );
}
