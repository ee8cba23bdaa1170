import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  TextField,
} from "@mui/material";
import { type FormEvent, useState } from "react";
import type { PageSummary, RenamePlan } from "../../protocol/pages.ts";
import { stepName } from "../../protocol/steps.ts";
import { useStore } from "../store/store.ts";
import { useResponse } from "../store/use-response.ts";
import { listInWords } from "../words/in-own-words.ts";
import { WORDS } from "../words/words.ts";
import { usePagePath } from "./use-page-path.ts";

/** The room of most plans, in pixels. */
const PLAN_HEIGHT = 90;

/** Changes the address of a page, after it has shown what changes with it. */
export function RenamePage({ page, onClose }: { page: PageSummary; onClose(): void }) {
  const { run } = useStore("run");
  const [to, setTo] = useState(page.path);
  const [asked, setAsked] = useState<string>();
  const { problem, isRefused, accepted } = usePagePath(
    { title: page.label, except: page.path },
    to,
  );
  const isAsked = asked === to;
  const { value: plan, error } = useResponse<RenamePlan>(
    "renamePlan",
    isAsked ? { from: page.path, to } : undefined,
  );
  const canAsk = !isRefused && to !== page.path && !isAsked;
  const words = WORDS.pageTree;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (canAsk) {
      // Enter may come before the response to the last key.
      if ((await accepted()) !== undefined) setAsked(to);
      return;
    }
    if (!plan) return;
    onClose();
    await run("renamePage", { from: page.path, to, label: stepName("renamePage", page.path) });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="rename-page">
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id="rename-page">{words.renameTitle(page.label)}</DialogTitle>
        <DialogContent sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
          <TextField
            autoFocus
            label={words.newPath}
            value={to}
            error={problem !== undefined}
            helperText={<Box sx={{ minHeight: "2lh" }}>{problem}</Box>}
            onChange={({ target }) => setTo(target.value)}
            slotProps={{ htmlInput: { spellCheck: false, dir: "auto" } }}
          />
          {/* The buttons stay where they are while it comes. */}
          <Box sx={{ minHeight: PLAN_HEIGHT, display: "flex", flexDirection: "column", gap: 2 }}>
            {isAsked && !plan && !error && <LinearProgress aria-label={words.checking} />}
            {error && (
              <Alert severity="error" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                {error}
              </Alert>
            )}
            {plan && (
              <Alert severity="info">{words.renames(plan.links, plan.redirects.length)}</Alert>
            )}
            {plan && plan.files.length > 0 && (
              <Alert severity="warning">{words.changesFiles(listInWords(plan.files))}</Alert>
            )}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="contained" disabled={!canAsk && !plan}>
            {plan ? words.rename : words.look}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
