import { Box, Button, Paper, Popper } from "@mui/material";
import { joined } from "../../../lib/text.ts";
import type { RowProblem, TableModel } from "../../protocol/rows.ts";
import { ProblemMessage } from "../controls/problem-message.tsx";
import { type DateWords, useDates } from "../fields/dates/use-dates.ts";
import { isolate } from "../words/grammar/arabic.ts";
import { DIRECTION, WORDS } from "../words/words.ts";
import { worstOf } from "./cell-position.tsx";
import { nameOf } from "./grid-header.tsx";

interface CellProblemProps {
  model: TableModel;
  /** The indexes of the row and the column of the cell. */
  row: number;
  column: number;
  /** The cell on the screen; null if it is scrolled away. */
  anchor: HTMLElement | null;
  onTake(text: string): void;
}

/** What is wrong with a cell, at the cell, with what may be meant. The menu of the row has the same for the keyboard. */
export function CellProblem({ model, row, column, anchor, onTake }: CellProblemProps) {
  const dates = useDates();
  const problems = problemsOf(model, row, column);
  const readings = problems.flatMap((each) => each.readings ?? []);
  if (!anchor || problems.length === 0) return null;
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="bottom-start"
      // In a dialog, what is outside of it cannot be used.
      container={anchor.closest("section")}
      sx={{ zIndex: 5, maxWidth: 360 }}
    >
      <Paper
        elevation={6}
        sx={{ p: 1, border: 1, borderColor: `${worstOf(problems)}.main`, fontSize: 13 }}
      >
        {readings.length > 1
          ? WORDS.rows.whichOne
          : problems.map(({ rule, message }) => (
              <div key={message}>
                <ProblemMessage rule={rule} message={message} />
              </div>
            ))}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          {readings.map((text) => (
            <Button
              key={text}
              size="small"
              variant="outlined"
              // The keyboard stays in the table.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(text)}
              sx={{ mt: 1, textTransform: "none" }}
            >
              {readingInWords(text, dates)}
            </Button>
          ))}
        </Box>
      </Paper>
    </Popper>
  );
}

/** The problems of a cell that has a text: an empty one only has to be filled in. */
export function problemsOf(
  { problems, columns }: TableModel,
  row: number,
  column: number,
): RowProblem[] {
  const { key } = columns[column] ?? {};
  return problems.filter((each) => each.row === row && each.column === key && !each.isMissing);
}

/** What may be meant in the cells of a row, with the names of their columns. */
export const readingsOf = (model: TableModel, row: number, dates: DateWords) =>
  model.columns.flatMap((column, at) =>
    problemsOf(model, row, at).flatMap(({ readings = [] }) =>
      readings.map((text) => ({
        column: at,
        text,
        words: `${nameOf(column)}: ${readingInWords(text, dates)}`,
      })),
    ),
  );

/** A button for a reading; a date or a time is in words, too. */
function readingInWords(text: string, dates: DateWords): string {
  const [day, time] = text.split(" ");
  const parts = [dates.day(day ?? ""), TIME.test(time ?? day ?? "") && dates.time(time ?? text)];
  const words = joined(parts, ",");
  return [WORDS.solving.write(inLine(text)), words].filter(Boolean).join(" – ");
}

/** Dates keep their direction in a line from right to left. */
const inLine = (text: string) => (DIRECTION === "rtl" ? isolate(text) : text);

const TIME = /^\d\d:\d\d$/;
