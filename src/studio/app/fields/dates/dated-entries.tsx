import ExpandMore from "@mui/icons-material/ExpandMore";
import { Box, Button } from "@mui/material";
import { type ReactNode, useId, useRef, useState } from "react";
import type { PeriodKeys } from "../../../protocol/fields.ts";
import { WORDS } from "../../words/words.ts";
import { type ByDate, byDate } from "./by-date.ts";

interface DatedEntriesProps {
  entries: readonly unknown[];
  /** Those to show. */
  indexes: readonly number[];
  keys: PeriodKeys;
  /** An entry that was just added, or that the form shows. */
  current: number | undefined;
  renderEntry(index: number): ReactNode;
}

/**
 * The entries of a list by their dates: the next ones first, past ones folded. Their order in the file stays the same, and
 * the order here while one of them is edited.
 */
export function DatedEntries({ entries, indexes, keys, current, renderEntry }: DatedEntriesProps) {
  const [isEdited, setEdited] = useState(false);
  const order = useRef<ByDate>(undefined);
  const count = (order.current?.next.length ?? 0) + (order.current?.past.length ?? 0);
  if (!isEdited || count !== entries.length) order.current = byDate(entries, keys, today());
  const shown = (all: readonly number[] = []) => all.filter((index) => indexes.includes(index));
  const past = shown(order.current?.past).filter((index) => index !== current);
  const next = [
    ...(current !== undefined && shown(order.current?.past).includes(current) ? [current] : []),
    ...shown(order.current?.next),
  ];
  return (
    <Box
      onFocus={() => setEdited(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setEdited(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
    >
      {next.map(renderEntry)}
      {past.length > 0 && (
        <Past count={past.length} isOpenAtFirst={next.length === 0}>
          {past.map(renderEntry)}
        </Past>
      )}
    </Box>
  );
}

interface PastProps {
  count: number;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

function Past({ count, isOpenAtFirst, children }: PastProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        startIcon={<ExpandMore sx={{ transform: isOpen ? "rotate(180deg)" : "none" }} />}
        onClick={() => setOpen(!isOpen)}
      >
        {WORDS.fields.past(count)}
      </Button>
      <div id={id}>{isOpen && children}</div>
    </>
  );
}

/** Today in the time of this computer, such as `2026-12-24`. */
function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((each) =>
    `${each}`.padStart(2, "0"),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}
