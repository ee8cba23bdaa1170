import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from "@mui/material";
import { useCallback, useEffect, useState } from "react";
import type { PublicationModel } from "../../protocol/saving.ts";
import { call } from "../store/api.ts";
import { useStore, useStudioState } from "../store/store.ts";
import { messageInWords } from "../words/in-own-words.ts";
import { WORDS } from "../words/words.ts";
import { Difference } from "./difference.tsx";

const words = WORDS.saving;

/** How often the progress is read, in milliseconds. */
const PERIOD_MS = 400;

/** Publishes the saved site, or takes the last publication back, with the questions of the command. */
export function PublishDialog({ onClose }: { onClose(): void }) {
  const { openForm } = useStore("openForm");
  const [model, setModel] = useState<PublicationModel>();
  const [error, setError] = useState("");
  const send = useCallback(
    (name: string, input: object = {}) =>
      call<PublicationModel>(name, input).then(setModel, (reason) =>
        setError(String(reason.message)),
      ),
    [],
  );
  const isBusy = model?.step === "building" || model?.step === "sending";
  useEffect(() => {
    void send("publication");
  }, [send]);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => void send("publication"), PERIOD_MS);
    return () => clearInterval(timer);
  }, [isBusy, send]);
  const chooseTarget = () => {
    onClose();
    openForm({ path: ["publish"] });
  };
  const hasErrors = useStudioState(({ problems }) =>
    problems.some(({ severity }) => severity === "error"),
  );
  const isSaved = useStudioState((state) => state.isSaved) ?? false;
  const canStart = model?.target !== undefined && !isBusy && model.step !== "asking";
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="publish-title">
      <DialogTitle id="publish-title">{words.publish}</DialogTitle>
      <DialogContent sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
        {error && <Alert severity="error">{error}</Alert>}
        {!isSaved && <Alert severity="info">{words.unsaved}</Alert>}
        {hasErrors && <Alert severity="warning">{words.hasErrors}</Alert>}
        {model && model.target === undefined ? (
          <Alert
            severity="info"
            action={
              <Button color="inherit" onClick={chooseTarget}>
                {words.chooseTarget}
              </Button>
            }
          >
            {words.noTarget}
          </Alert>
        ) : (
          <Typography>{model?.target && words.target(model.target)}</Typography>
        )}
        {model?.difference && <Difference difference={model.difference} />}
        <Box role="log" aria-live="polite">
          {model?.log.map(messageInWords).map((line) => (
            <Typography key={line} variant="body2" sx={{ whiteSpace: "pre-wrap" }}>
              {line}
            </Typography>
          ))}
        </Box>
        {isBusy && (
          <LinearProgress aria-label={words[model.step === "building" ? "building" : "sending"]} />
        )}
        {model?.step === "done" && <Alert severity="success">{words.done}</Alert>}
        {model?.step === "not live yet" && <Alert severity="warning">{words.notLiveYet}</Alert>}
        {model?.step === "failed" && <Alert severity="error">{words.failed}</Alert>}
        {model?.question && <Alert severity="warning">{messageInWords(model.question)}</Alert>}
      </DialogContent>
      <DialogActions>
        {model?.step === "asking" ? (
          <>
            <Button color="inherit" onClick={() => void send("answer", { isYes: false })}>
              {words.no}
            </Button>
            <Button variant="contained" onClick={() => void send("answer", { isYes: true })}>
              {words.yes}
            </Button>
          </>
        ) : (
          <>
            <Button
              color="inherit"
              disabled={!canStart}
              onClick={() => void send("publish", { isUndo: true })}
            >
              {words.undoPublication}
            </Button>
            <Button color="inherit" onClick={onClose}>
              {WORDS.close}
            </Button>
            <Button
              variant="contained"
              disabled={!canStart}
              onClick={() => void send("publish", { isUndo: false })}
            >
              {words.compare}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
