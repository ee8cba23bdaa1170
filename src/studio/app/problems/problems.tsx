import { Box, Button, List, Popover } from "@mui/material";
import { useRef, useState } from "react";
import type { ProblemModel } from "../../protocol/state.ts";
import { inactiveIf } from "../controls/act.tsx";
import { DialogHead } from "../controls/dialog-head.tsx";
import { InRoom } from "../controls/in-room.tsx";
import { useStore, useStudioState } from "../store/store.ts";
import { WORDS } from "../words/words.ts";
import { added, type KnownProblem, withState } from "./held-problems.ts";
import { ProblemItem } from "./problem-item.tsx";

/** The problems of the site; a click leads to the value with the problem. */
export function Problems() {
  const { show: showPosition } = useStore("show");
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const problems = useStudioState((state) => state.problems) ?? [];
  const hasErrors = problems.some(({ severity }) => severity === "error");
  const isChecked = useStudioState(({ builds }) => builds > 0) ?? false;
  const none = isChecked ? WORDS.noProblems : WORDS.notChecked;
  const words = problems.length === 0 ? none : WORDS.problems(problems.length);
  const show = (problem: ProblemModel) => {
    showPosition(problem);
    setOpen(false);
  };
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        aria-haspopup="dialog"
        {...inactiveIf(problems.length === 0, () => setOpen(true))}
        sx={{ whiteSpace: "nowrap" }}
      >
        <InRoom others={[WORDS.notChecked, WORDS.noProblems, WORDS.problems(10)]} icon={16}>
          {problems.length > 0 && <Dot hasErrors={hasErrors} />}
          {words}
        </InRoom>
      </Button>
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        slotProps={{
          paper: { role: "dialog", "aria-label": words, sx: PANEL },
        }}
      >
        <DialogHead id="problems" onClose={() => setOpen(false)}>
          {words}
        </DialogHead>
        <ProblemList problems={problems} label={words} onShow={show} />
      </Popover>
    </>
  );
}

/** Not wider than a phone. */
const PANEL = { maxWidth: "min(480px, 100% - 32px)", maxHeight: "70vh" } as const;

interface ProblemListProps {
  problems: readonly ProblemModel[];
  label: string;
  onShow(problem: ProblemModel): void;
}

/**
 * What keeps the site from visitors is first. While it is open, none of its buttons moves: what is solved stays, and what is
 * new is at the end.
 */
function ProblemList({ problems, label, onShow }: ProblemListProps) {
  const now = problems
    .map((problem, index) => ({ problem, index, isOutdated: false }))
    .sort((one, other) => rankOf(one.problem) - rankOf(other.problem));
  const [shown, setShown] = useState<readonly KnownProblem<ProblemModel>[]>(now);
  const others = added(shown, now);
  if (others.length > 0) setShown([...shown, ...others]);
  return (
    <List dense aria-label={label}>
      {withState(shown, now).map(({ problem, index, isGone }) => (
        <ProblemItem
          key={`${problem.rule} ${problem.path.join("/")} ${problem.message}`}
          problem={problem}
          index={isGone ? undefined : index}
          isGone={isGone}
          onShow={() => onShow(problem)}
        />
      ))}
    </List>
  );
}

const rankOf = ({ severity }: ProblemModel) => SEVERITIES.indexOf(severity);

const SEVERITIES: readonly ProblemModel["severity"][] = ["error", "warning", "info"];

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
