import ExpandMore from "@mui/icons-material/ExpandMore";
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from "@mui/material";
import type { ReactNode, Ref } from "react";
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
  isOpen: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Fields that are shown when somebody opens them. */
export const Folded = ({ title, help, label, path, isOpen, ref, children }: FoldedProps) => (
  <Accordion
    ref={ref ?? null}
    defaultExpanded={isOpen}
    disableGutters
    variant="outlined"
    slotProps={{ transition: { unmountOnExit: true } }}
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
