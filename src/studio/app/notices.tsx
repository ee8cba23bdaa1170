import { Alert, Button } from "@mui/material";
import { useState } from "react";
import { useStore } from "./store/store.ts";
import { ageInWords } from "./words/age-in-words.ts";
import { failureInWords } from "./words/in-own-words.ts";
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
