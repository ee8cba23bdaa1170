import {
  Alert,
  Box,
  Button,
  Checkbox,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Link,
  Tab,
  Tabs,
  TextField,
  Typography,
} from "@mui/material";
import { useState } from "react";
import type { RepositoryModel } from "../../protocol/github.ts";
import type { DifferenceModel, FileChange } from "../../protocol/saving.ts";
import { call, transport } from "../store/api.ts";
import { useStore, useStudioState } from "../store/store.ts";
import { useResponse } from "../store/use-response.ts";
import { WORDS } from "../words/words.ts";
import { Difference } from "./difference.tsx";
import { FilesChanges } from "./file-changes.tsx";

const words = WORDS.saving;

/** Shows what the changes do, in words and in the file, before they are saved. */
export function SaveDialog({ onClose }: { onClose(): void }) {
  const { run } = useStore("run");
  const [tab, setTab] = useState<"words" | "file">("words");
  const [commit, setCommit] = useState("");
  const [isChosen, setCommitted] = useState(false);
  const [isProposed, setProposed] = useState(false);
  const [pull, setPull] = useState<RepositoryModel["pull"]>();
  const version = useStudioState((state) => state.version);
  const repository = useResponse<RepositoryModel>("repository", {});
  // The last keys may still be on their way to the server.
  const difference = useResponse<DifferenceModel>("difference", {}, version);
  const file = useResponse<{ files: FileChange[] }>("changes", {}, version);
  const { isRemote } = transport();
  const isCommitted = isRemote || isChosen;
  const message = commit.trim();
  const save = async () => {
    const commit = isCommitted && message !== "" ? { commit: message } : {};
    await run("save", isRemote ? { ...commit, isProposed } : commit);
    const made = isProposed ? await call<RepositoryModel>("repository") : undefined;
    if (made?.pull === undefined) onClose();
    else setPull(made.pull);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="save-title">
      <DialogTitle id="save-title">{words.title}</DialogTitle>
      <DialogContent>
        <Tabs
          value={tab}
          onChange={(_, chosen: "words" | "file") => setTab(chosen)}
          aria-label={words.title}
          // On phones, long names wrap.
          sx={{ "& .MuiTab-root": { flexShrink: 1 } }}
        >
          <Tab value="words" id="save-words" aria-controls="save-panel" label={words.forVisitors} />
          <Tab value="file" id="save-file" aria-controls="save-panel" label={words.inFile} />
        </Tabs>
        <Box
          role="tabpanel"
          id="save-panel"
          aria-labelledby={`save-${tab}`}
          tabIndex={0}
          sx={{ py: 2, minHeight: 200 }}
        >
          {tab === "words" ? (
            <Loaded result={difference}>{(shown) => <Difference difference={shown} />}</Loaded>
          ) : (
            <Loaded result={file}>{({ files }) => <FilesChanges files={files} />}</Loaded>
          )}
        </Box>
        {repository.value?.isThere && (
          <>
            {!isRemote && (
              <FormControlLabel
                label={words.commit}
                control={
                  <Checkbox checked={isCommitted} onChange={(_, isOn) => setCommitted(isOn)} />
                }
              />
            )}
            {isCommitted && (
              <TextField
                autoFocus
                fullWidth={isRemote}
                label={words.message}
                placeholder={words.messageExample}
                value={commit}
                onChange={({ target }) => setCommit(target.value)}
              />
            )}
            {isRemote && (
              <FormControlLabel
                label={WORDS.remote.propose}
                control={
                  <Checkbox checked={isProposed} onChange={(_, isOn) => setProposed(isOn)} />
                }
              />
            )}
            {isRemote && (
              <Typography variant="body2" color="textSecondary">
                {isProposed
                  ? repository.value.proposal && WORDS.remote.addsTo(repository.value.proposal)
                  : WORDS.remote.published(repository.value.branch ?? "")}
              </Typography>
            )}
            {isRemote && (
              <Typography variant="caption" component="p" color="textSecondary">
                {WORDS.remote.notChecked}
              </Typography>
            )}
            {pull !== undefined && (
              <Alert severity="success">
                {pull.isNew ? WORDS.remote.proposed : WORDS.remote.proposedAgain}{" "}
                <Link href={pull.url} target="_blank" rel="noreferrer">
                  {pull.url}
                </Link>
              </Alert>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {WORDS.close}
        </Button>
        <Button
          variant="contained"
          autoFocus
          disabled={(isCommitted && message === "") || pull !== undefined}
          onClick={() => void save()}
        >
          {WORDS.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Loaded<T>({
  result: { value, error },
  children,
}: {
  result: { value?: T | undefined; error?: string | undefined };
  children(value: T): React.ReactNode;
}) {
  if (error !== undefined) return <Alert severity="warning">{error}</Alert>;
  if (value === undefined) return <CircularProgress aria-label={words.comparing} size={24} />;
  return children(value);
}
