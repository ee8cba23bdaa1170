import { Box, Button, ListItem, ListItemButton, ListItemText, TextField } from "@mui/material";
import { useState } from "react";
import { isOfInputMethod } from "../../model/input-method.ts";
import { AT_END } from "../../protocol/edits.ts";
import type { FieldProblem } from "../../protocol/problems.ts";
import type { ProblemModel } from "../../protocol/state.ts";
import { stepName } from "../../protocol/steps.ts";
import { helpText } from "../controls/help.tsx";
import { ProblemMessage } from "../controls/problem-message.tsx";
import { AddToMenu } from "../pages/in-menu.tsx";
import { useStore, useStudioState } from "../store/store.ts";
import { pageInWords, placeInWords } from "../words/in-own-words.ts";
import { WORDS } from "../words/words.ts";

interface ProblemItemProps {
  problem: ProblemModel;
  /** Its index in the list of the state. */
  index: number | undefined;
  isGone: boolean | undefined;
  onShow(): void;
}

const words = WORDS.solving;

const COLOURS = { error: "error", warning: "textPrimary", info: "textPrimary" } as const;

/** A problem, with what the owner can do about it. */
export const ProblemItem = ({ problem, index, isGone, onShow }: ProblemItemProps) => (
  <ListItem disablePadding sx={{ display: "block", pb: 0.5 }}>
    <ListItemButton disabled={isGone ?? false} onClick={onShow}>
      <ListItemText
        primary={<ProblemMessage rule={problem.rule} message={problem.message} />}
        secondary={
          <>
            <bdi>{locationOf(problem)}</bdi>
            {problem.hint !== "" && <> → {helpText(problem.hint)}</>}
          </>
        }
        slotProps={{ primary: { color: isGone ? "textSecondary" : COLOURS[problem.severity] } }}
      />
    </ListItemButton>
    <Box sx={{ px: 2 }}>
      <ProblemActs problem={problem} index={index} isGone={isGone} />
    </Box>
  </ListItem>
);

const locationOf = ({ location }: ProblemModel) =>
  typeof location === "string" ? location : placeInWords(location);

interface ProblemActsProps {
  problem: FieldProblem | ProblemModel;
  /** Its index in the list of the last build, if it is in there. */
  index: number | undefined;
  /** Whether it no longer holds, and is only shown so that nothing moves. */
  isGone?: boolean | undefined;
}

/** Fixes a problem, or turns its rule off. */
export function ProblemActs({ problem, index, isGone = false }: ProblemActsProps) {
  const { run, edit } = useStore("run", "edit");
  const version = useStudioState((state) => state.version);
  const [isExcepting, setExcepting] = useState(false);
  // The list belongs to the last build.
  const isOutdated = useStudioState((state) => state.version !== state.builtVersion);
  const { severity, rule, message, path, suggestion } = problem;
  const isBuilt = index !== undefined && "canFix" in problem;
  const canSet = suggestion !== undefined && !(isBuilt && problem.cell);
  const canFix = isBuilt && problem.canFix;
  const canExcept = isBuilt && severity !== "error";
  const fix = () =>
    canFix
      ? run("fix", { version, index })
      : edit([{ type: "set", path, value: suggestion }], {
          label: stepName("fix", { rule, message }),
        });
  if (!canFix && !canSet && !canExcept) return null;
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {(canFix || canSet) && (
          <Button
            size="small"
            disabled={isGone || (isBuilt && isOutdated)}
            onClick={() => void fix()}
          >
            {isShort(suggestion) ? words.write(String(suggestion)) : words.fix}
          </Button>
        )}
        {isBuilt && problem.isUnlinked && <AddToMenu path={problem.page} />}
        {canExcept && !isExcepting && (
          <Button size="small" color="inherit" disabled={isGone} onClick={() => setExcepting(true)}>
            {words.accept}
          </Button>
        )}
      </Box>
      {isExcepting && isBuilt && (
        <Exception problem={problem} onClose={() => setExcepting(false)} />
      )}
    </>
  );
}

/** Whether a value can be named on a button. */
const isShort = (value: unknown) =>
  (typeof value === "string" || typeof value === "number") && String(value).length <= MAX_LETTERS;

const MAX_LETTERS = 40;

/** Turns a rule off for the page of the problem, or for the site; the reason stays in the config. */
function Exception({ problem, onClose }: { problem: ProblemModel; onClose(): void }) {
  const { edit } = useStore("edit");
  const [reason, setReason] = useState("");
  const { rule, message, page: affected } = problem;
  const isOfPage = problem.path[0] === "pages" && affected !== undefined;
  const except = async () => {
    const value = {
      rule,
      severity: "off",
      ...(isOfPage && { page: affected }),
      reason: reason.trim(),
    };
    await edit([{ type: "insert", path: ["checks"], index: AT_END, value }], {
      label: stepName("accept", { rule, message }),
    });
    onClose();
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== "") void except();
      }}
      sx={{ pb: 1, display: "flex", gap: 1, alignItems: "flex-start" }}
    >
      <TextField
        autoFocus
        label={words.reason}
        helperText={isOfPage ? words.onPage(pageInWords(affected)) : words.onSite}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === "Escape" && !isOfInputMethod(nativeEvent)) onClose();
        }}
      />
      <Button
        type="submit"
        disabled={reason.trim() === ""}
        // Beside the field, below its label.
        sx={{ flexShrink: 0, mt: 3 }}
      >
        {words.accept}
      </Button>
    </Box>
  );
}
