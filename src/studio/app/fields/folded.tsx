import ExpandMore from "@mui/icons-material/ExpandMore";
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from "@mui/material";
import { createContext, type ReactNode, type Ref, useContext, useState } from "react";
import type { ValuePath } from "../../protocol/edits.ts";
import { ProblemMark } from "../problems/field-problems.tsx";

interface FoldedProps {
  title: string;
  /** What is said below the title. */
  help?: ReactNode;
  /** The name of the fields together, if they are a group. */
  label?: string;
  /** The value in it, whose problems are counted. */
  path?: ValuePath;
  /** Whether it is open at first. */
  isOpen?: boolean;
  /** Whether a value is in it. */
  has(value: ValuePath): boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The value that a form shows: one that was clicked on the page, or that undo has changed. */
export const ShownValue = createContext<ValuePath | undefined>(undefined);

/** Fields that are shown when somebody opens them, or when the form shows a value in them. */
export function Folded({
  title,
  help,
  label,
  path,
  isOpen = false,
  has,
  ref,
  children,
}: FoldedProps) {
  const value = useContext(ShownValue);
  const opener = value && has(value) ? value : undefined;
  const [isExpanded, setExpanded] = useState(isOpen || opener !== undefined);
  const [last, setLast] = useState(opener);
  if (last !== opener) {
    setLast(opener);
    if (opener) setExpanded(true);
  }
  return (
    <Accordion
      ref={ref ?? null}
      expanded={isExpanded}
      onChange={(_, next) => setExpanded(next)}
      disableGutters
      variant="outlined"
      // The form scrolls to the value at once.
      slotProps={{ transition: { unmountOnExit: true, ...(opener && { timeout: 0 }) } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        {/* Long titles have a second line, and long words break. */}
        <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: "anywhere" }}>
          <Typography
            variant={label === undefined ? "body1" : "subtitle2"}
            component="div"
            dir="auto"
          >
            {title}
          </Typography>
          {help && (
            <Typography variant="caption" color="textSecondary">
              {help}
            </Typography>
          )}
        </Box>
        {path && <ProblemMark path={path} />}
      </AccordionSummary>
      <AccordionDetails
        {...(label !== undefined && { role: "group", "aria-label": label })}
        sx={{ display: "flex", flexDirection: "column", gap: 2 }}
      >
        {children}
      </AccordionDetails>
    </Accordion>
  );
}
