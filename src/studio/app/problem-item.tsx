import { Box, Button, ListItem, ListItemButton, ListItemText, TextField } from "@mui/material";
import { useState } from "react";
import type { ProblemModel } from "../protocol/state.ts";
import { stepName } from "../protocol/steps.ts";
import { helpText } from "./help.tsx";
import { useStore, useStudioState } from "./store.ts";
import { WORDS } from "./words/words.ts";

interface ProblemItemProps {
  problem: ProblemModel;
  /** Its index in the list of the state. */
  index: number;
  onShow(): void;
}

const words = WORDS.solving;

/** A problem, with what the owner can do about it. */
export function ProblemItem({ problem, index, onShow }: ProblemItemProps) {
  const { run } = useStore("run");
  const version = useStudioState((state) => state.version);
  const [isExcepting, setExcepting] = useState(false);
  const { severity, message, location, hint, canFix } = problem;
  // The list belongs to the last build.
  const isCurrent = useStudioState((state) => state.version === state.builtVersion);
  const fix = () => run("fix", { version, index });
  return (
    <ListItem disablePadding sx={{ display: "block", pb: 0.5 }}>
      <ListItemButton onClick={onShow}>
        <ListItemText
          primary={helpText(message)}
          secondary={helpText(`${location}${hint ? ` → ${hint}` : ""}`)}
          slotProps={{ primary: { color: severity === "error" ? "error" : "textPrimary" } }}
        />
      </ListItemButton>
      <Box sx={{ px: 2, display: "flex", gap: 1 }}>
        {canFix && (
          <Button size="small" disabled={!isCurrent} onClick={() => void fix()}>
            {words.fix}
          </Button>
        )}
        {severity !== "error" && !isExcepting && (
          <Button size="small" color="inherit" onClick={() => setExcepting(true)}>
            {words.accept}
          </Button>
        )}
      </Box>
      {isExcepting && <Exception problem={problem} onClose={() => setExcepting(false)} />}
    </ListItem>
  );
}

/** Turns a rule off for the page of the problem, or for the site; the reason stays in the config. */
function Exception({ problem, onClose }: { problem: ProblemModel; onClose(): void }) {
  const { edit } = useStore("edit");
  const [reason, setReason] = useState("");
  const { rule, page: affected } = problem;
  const isOfPage = problem.path[0] === "pages" && affected !== undefined;
  const except = async () => {
    const value = {
      rule,
      severity: "off",
      ...(isOfPage && { page: affected }),
      reason: reason.trim(),
    };
    await edit([{ type: "insert", path: ["checks"], index: Number.MAX_SAFE_INTEGER, value }], {
      label: stepName("accept", rule),
    });
    onClose();
  };
  return (
    <Box sx={{ px: 2, pb: 1, display: "flex", gap: 1, alignItems: "flex-start" }}>
      <TextField
        autoFocus
        label={words.reason}
        helperText={isOfPage ? words.onPage(affected) : words.onSite}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={({ key }) => {
          if (key === "Escape") onClose();
        }}
      />
      <Button
        disabled={reason.trim() === ""}
        onClick={() => void except()}
        // Beside the field, below its label.
        sx={{ flexShrink: 0, mt: 3 }}
      >
        {words.accept}
      </Button>
    </Box>
  );
}
