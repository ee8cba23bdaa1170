import { Alert, Box, Button, Snackbar } from "@mui/material";
import { useState } from "react";
import type { Notice } from "./store/data.ts";
import { useStore, useStudioState } from "./store/store.ts";
import { ageInWords } from "./words/age-in-words.ts";
import { failureInWords, stepInWords } from "./words/in-own-words.ts";
import { LANGUAGE, WORDS } from "./words/words.ts";

/** What is unusual about the session. */
export function Notices() {
  const { state, isOffline } = useStore("state", "isOffline");
  return (
    <>
      {state && <EarlierChanges />}
      {state?.hasConflict && <Conflict />}
      {state?.syntaxError && <Alert severity="error">{state.syntaxError}</Alert>}
      {state?.storageError && <Alert severity="error">{failureInWords(state.storageError)}</Alert>}
      {isOffline && <Alert severity="warning">{WORDS.reconnecting}</Alert>}
    </>
  );
}

/** Offers the changes that were not saved when this window was opened, until they are saved or the owner decides. */
function EarlierChanges() {
  const { run, state } = useStore("run", "state");
  const [since, setSince] = useState(state?.unsavedSince);
  if (since === undefined || state?.unsavedSince !== since) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <>
          <Button color="inherit" onClick={() => void run("discard")}>
            {WORDS.discard}
          </Button>
          <Button color="inherit" onClick={() => setSince(undefined)}>
            {WORDS.keepEditing}
          </Button>
        </>
      }
    >
      {WORDS.earlierChanges(ageInWords(since, new Date(), LANGUAGE))}
    </Alert>
  );
}

function Conflict() {
  const { run, state } = useStore("run", "state");
  return (
    <Alert
      severity="warning"
      action={
        <>
          <Button color="inherit" onClick={() => void run("choose", { version: "working copy" })}>
            {WORDS.keepMine}
          </Button>
          <Button color="inherit" onClick={() => void run("choose", { version: "file" })}>
            {WORDS.keepFile}
          </Button>
        </>
      }
    >
      {state?.conflict}: {WORDS.conflict}
    </Alert>
  );
}

/** Why something went wrong. */
export function Failure() {
  const { error, dismissError } = useStore("error", "dismissError");
  return (
    <Snackbar open={error !== ""} onClose={dismissError} autoHideDuration={8000}>
      <Alert severity="error" variant="filled" onClose={dismissError}>
        {error}
      </Alert>
    </Snackbar>
  );
}

/** Names a step that nothing else shows, such as an added page that is undone, with a way back. */
export function LastStep() {
  const { notice, run } = useStore("notice", "run");
  const version = useStudioState((state) => state.version);
  const done = useStudioState((state) => state.undo);
  const undone = useStudioState((state) => state.redo);
  const [closed, setClosed] = useState(notice);
  const isUndo = notice?.of === "undo";
  const step = isUndo ? undone : done;
  // Once something else has changed, its button would undo that.
  if (!notice || !step || notice.version !== version || closed === notice) return null;
  return (
    <Snackbar
      key={notice.version}
      open
      onClose={(_, reason) => reason !== "clickaway" && setClosed(notice)}
      autoHideDuration={NOTICE_MS}
      message={NOTICES[notice.of](stepInWords(step))}
      action={
        <Button color="inherit" onClick={() => void run(isUndo ? "redo" : "undo")}>
          {isUndo ? WORDS.redo : WORDS.undo}
        </Button>
      }
    />
  );
}

/** Says a step that only looks tell otherwise, such as a section that moved. */
export function DoneSteps() {
  const { notice, changedIn } = useStore("notice", "changedIn");
  const version = useStudioState((state) => state.version);
  const step = useStudioState((state) => state.undo);
  const isSaid = changedIn === version && notice?.version !== version;
  return (
    <Box role="status" sx={UNSEEN}>
      {isSaid && step && <span key={version}>{stepInWords(step)}</span>}
    </Box>
  );
}

const NOTICES: Record<Notice["of"], (step: string) => string> = {
  remove: (step) => step,
  move: WORDS.movedAlone,
  undo: WORDS.undone,
  redo: WORDS.redone,
};

/** Long enough to read it and to reach its button. */
const NOTICE_MS = 12_000;

const UNSEEN = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
};
