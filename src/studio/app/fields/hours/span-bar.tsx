import { Box } from "@mui/material";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { FORCED_COLOURS, TOUCH } from "../../theme.ts";
import { WORDS } from "../../words/words.ts";
import { DAY_MINUTES, moved, type Span, STEP_MINUTES, timeOf } from "./spans.ts";

interface SpanBarProps {
  spans: readonly Span[];
  name: string;
  onChange(old: Span, next: Span, isDone: boolean): void;
  /** Shows the spans as they were. */
  onCancel(): void;
}

type Part = "from" | "until" | "both";

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP_MINUTES,
  ArrowDown: -STEP_MINUTES,
  ArrowRight: STEP_MINUTES,
  ArrowUp: STEP_MINUTES,
  PageDown: -60,
  PageUp: 60,
};

/** A day from midnight to midnight with its spans. Each one can be dragged, or moved with the arrow keys. */
export function SpanBar({ spans, name, onChange, onCancel }: SpanBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  return (
    <Box
      ref={bar}
      sx={{
        position: "relative",
        height: 28,
        [TOUCH]: { height: 44 },
        borderRadius: 1,
        bgcolor: "action.hover",
        backgroundImage: HOURS,
        touchAction: "pan-y",
        overflow: "hidden",
      }}
    >
      {spans.map((span, at) => (
        <SpanBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: the spans of a day are identified by their order
          key={at}
          span={span}
          name={name}
          width={() => bar.current?.clientWidth ?? 1}
          onChange={(next, isDone) => onChange(span, next, isDone)}
          onCancel={onCancel}
        />
      ))}
    </Box>
  );
}

/** A line every six hours. */
const HOURS =
  "repeating-linear-gradient(to right, transparent 0 calc(25% - 1px), #8886 calc(25% - 1px) 25%)";

interface SpanBlockProps {
  span: Span;
  name: string;
  /** The width of a day in pixels. */
  width(): number;
  onChange(span: Span, isDone: boolean): void;
  onCancel(): void;
}

function SpanBlock({ span, name, width, onChange, onCancel }: SpanBlockProps) {
  const drag = useRef<{ x: number; part: Part; span: Span; last: Span }>(undefined);
  const isReversed = () => document.dir === "rtl";
  const begin = (part: Part) => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, part, span, last: span };
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    if (!current) return;
    const pixels = (event.clientX - current.x) * (isReversed() ? -1 : 1);
    const steps = Math.round(((pixels / width()) * DAY_MINUTES) / STEP_MINUTES);
    const next = moved(current.span, current.part, steps * STEP_MINUTES);
    if (next.from === current.last.from && next.until === current.last.until) return;
    current.last = next;
    onChange(next, false);
  };
  const end = () => {
    const current = drag.current;
    drag.current = undefined;
    if (current && current.last !== current.span) onChange(current.last, true);
  };
  /** A finger that goes up or down scrolls the form. */
  const cancel = () => {
    drag.current = undefined;
    onCancel();
  };
  const byKey = (part: Part) => (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(moved(span, part, by), true);
  };
  const handle = (part: "from" | "until") => (
    <Box
      role="slider"
      tabIndex={0}
      aria-label={part === "from" ? WORDS.hours.opens(name) : WORDS.hours.closes(name)}
      aria-valuemin={0}
      aria-valuemax={DAY_MINUTES * 2}
      aria-valuenow={span[part]}
      aria-valuetext={timeOf(span[part])}
      onPointerDown={begin(part)}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={cancel}
      onKeyDown={byKey(part)}
      sx={{
        position: "absolute",
        insetBlock: 0,
        [part === "from" ? "insetInlineStart" : "insetInlineEnd"]: 0,
        width: 12,
        [TOUCH]: { width: 24 },
        cursor: "ew-resize",
        bgcolor: "primary.dark",
        [FORCED_COLOURS]: { forcedColorAdjust: "none", bgcolor: "ButtonText" },
        touchAction: "pan-y",
        "&:focus-visible": {
          outline: "2px solid",
          outlineColor: "secondary.main",
          outlineOffset: -2,
        },
      }}
    />
  );
  return (
    <Box
      onPointerDown={begin("both")}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={cancel}
      sx={{
        position: "absolute",
        insetBlock: 2,
        insetInlineStart: `${(span.from / DAY_MINUTES) * 100}%`,
        width: `${((Math.min(span.until, DAY_MINUTES) - span.from) / DAY_MINUTES) * 100}%`,
        minWidth: 26,
        [TOUCH]: { minWidth: 60 },
        borderRadius: 0.75,
        overflow: "hidden",
        bgcolor: "primary.main",
        [FORCED_COLOURS]: { forcedColorAdjust: "none", bgcolor: "highlight" },
        cursor: "grab",
        touchAction: "pan-y",
      }}
    >
      {handle("from")}
      {handle("until")}
    </Box>
  );
}
