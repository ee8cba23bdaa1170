import { Box, Button, List, Popover } from "@mui/material";
import { useState } from "react";
import type { ProblemModel } from "../protocol/state.ts";
import { formPath } from "./form-path.ts";
import { ProblemItem } from "./problem-item.tsx";
import { useStore, useStudioState } from "./store.ts";
import { WORDS } from "./words/words.ts";

/** Leads to the value with a problem. */
export function useShowProblem(): (problem: ProblemModel) => void {
  const { page, openPage, select, openTable } = useStore("page", "openPage", "select", "openTable");
  return (problem) => {
    if (problem.page !== undefined && problem.page !== page) openPage(problem.page);
    const { cell } = problem;
    if (cell) {
      const { file, ...at } = cell;
      openTable({ table: { type: "file", name: file }, ...at });
    } else select({ path: formPath(problem.path), text: problem.path });
  };
}

/** The problems of the site; a click leads to the value with the problem. */
export function Problems() {
  const showProblem = useShowProblem();
  const [anchor, setAnchor] = useState<Element>();
  const problems = useStudioState((state) => state.problems) ?? [];
  const hasErrors = problems.some(({ severity }) => severity === "error");
  const words = problems.length === 0 ? WORDS.noProblems : WORDS.problems(problems.length);
  const show = (problem: ProblemModel) => {
    showProblem(problem);
    setAnchor(undefined);
  };
  return (
    <>
      <Button
        color="inherit"
        disabled={problems.length === 0}
        aria-haspopup="dialog"
        startIcon={problems.length > 0 && <Dot hasErrors={hasErrors} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ whiteSpace: "nowrap" }}
      >
        {words}
      </Button>
      <Popover
        open={anchor !== undefined && problems.length > 0}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        slotProps={{
          paper: { role: "dialog", "aria-label": words, sx: { maxWidth: 480, maxHeight: "70vh" } },
        }}
      >
        <List dense aria-label={words}>
          {problems.map((problem, index) => (
            <ProblemItem
              key={`${problem.rule} ${problem.location} ${problem.message}`}
              problem={problem}
              index={index}
              onShow={() => show(problem)}
            />
          ))}
        </List>
      </Popover>
    </>
  );
}

/** Errors are squares, so that it is not their colour alone that tells them apart. */
const Dot = ({ hasErrors }: { hasErrors: boolean }) => (
  <Box
    sx={{
      width: 8,
      height: 8,
      borderRadius: hasErrors ? 0 : "50%",
      bgcolor: hasErrors ? "error.main" : "warning.main",
    }}
  />
);
