import { Box, FormHelperText, Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { ValuePath } from "../../protocol/edits.ts";
import type { FieldModel } from "../../protocol/fields.ts";
import { helpText } from "../controls/help.tsx";
import { ProblemMessage } from "../controls/problem-message.tsx";
import { WORDS } from "../words/words.ts";
import type { KnownProblem } from "./held-problems.ts";
import { ProblemActs } from "./problem-item.tsx";
import { useProblemsAt, useProblemsWithin } from "./use-problems.ts";

/**
 * What a field says below its input: its problems with what to do about them, then its help. `before` is at the beginning of
 * the help.
 */
export function useFieldHelp(path: ValuePath, field: FieldModel | undefined, before?: ReactNode) {
  const problems = useProblemsAt(path);
  const help = helpText(field?.description);
  return {
    error: problems.some(isError),
    helperText: (problems.length > 0 || before || help) && (
      <>
        <ProblemTexts problems={problems} description={field?.description} />
        <Box sx={{ color: "text.secondary" }}>
          {before}
          {help}
        </Box>
      </>
    ),
  };
}

const isError = ({ problem, isOutdated }: KnownProblem) =>
  problem.severity === "error" && !isOutdated;

/** The problems of a value without an input. */
export function FieldProblems({ path }: { path: ValuePath }) {
  const problems = useProblemsAt(path);
  return problems.length > 0 && <ProblemList problems={problems} />;
}

export const ProblemList = ({ problems }: { problems: readonly KnownProblem[] }) => (
  <FormHelperText component="div">
    <ProblemTexts problems={problems} />
  </FormHelperText>
);

const COLOURS = { error: "error.main", warning: "warning.main", info: "text.primary" } as const;

/** Whether the help of the field says the same. */
const isSaid = (hint: string, description: string) =>
  hint === "" || (description !== "" && hint.startsWith(description));

interface TextsProps {
  problems: readonly KnownProblem[];
  /** What is below them. */
  description?: string | undefined;
}

const ProblemTexts = ({ problems, description = "" }: TextsProps) =>
  problems.map(({ problem, index, isOutdated, isGone = false }) => (
    <Box
      key={`${problem.rule} ${problem.path.join("/")} ${problem.message}`}
      sx={{
        mb: 0.5,
        color: isOutdated ? "text.secondary" : COLOURS[problem.severity],
        // Its space stays, so that no field moves on the way to it.
        visibility: isGone ? "hidden" : "visible",
      }}
    >
      <ProblemMessage rule={problem.rule} message={problem.message} />{" "}
      {problem.suggestion === undefined && !isSaid(problem.hint, description) && (
        <Box component="span" sx={{ color: "text.primary" }}>
          {helpText(problem.hint)}
        </Box>
      )}
      <ProblemActs problem={problem} index={index} isGone={isGone} />
    </Box>
  ));

/** Says on a folded entry that there are problems in it. */
export function ProblemMark({ path }: { path: ValuePath }) {
  const problems = useProblemsWithin(path).filter(({ isGone }) => !isGone);
  const color = problems.some(isError) ? COLOURS.error : COLOURS.warning;
  return (
    problems.length > 0 && (
      <Typography variant="caption" sx={{ flexShrink: 0, color, fontWeight: 700 }}>
        {WORDS.problems(problems.length)}
      </Typography>
    )
  );
}
