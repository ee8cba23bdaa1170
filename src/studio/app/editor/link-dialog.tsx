import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from "@mui/material";
import { type FormEvent, useState } from "react";
import { TargetInput } from "../targets/target-input.tsx";
import { useTypedTarget } from "../targets/use-targets.ts";
import { WORDS } from "../words/words.ts";
import type { LinkDraft } from "./editor-handle.ts";

interface LinkDialogProps {
  link: LinkDraft;
  /** Without a link, nothing changes. */
  onClose(link?: LinkDraft): void;
}

const words = WORDS.writing;

/** The words of a link, and where it leads: to something of the site, or to any address. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const [text, setText] = useState(link.words);
  const [target, setTarget] = useState(link.target);
  // Numbers and addresses are accepted as people write them.
  const typed = useTypedTarget("link", target);
  const isReady = text.trim() !== "" && target.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is in the form of a field, as far as React is concerned.
    event.stopPropagation();
    if (isReady) onClose({ ...link, words: text.trim(), target: typed?.value ?? target.trim() });
  };
  return (
    <Dialog open onClose={() => onClose()} fullWidth maxWidth="xs" aria-labelledby="link-dialog">
      <form onSubmit={submit}>
        <DialogTitle id="link-dialog">{words.link}</DialogTitle>
        <DialogContent sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
          <TextField
            label={words.linkWords}
            value={text}
            autoFocus={link.words === ""}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ htmlInput: { dir: "auto" } }}
          />
          <TargetInput
            names="link"
            text={target}
            onChange={setTarget}
            input={{ label: words.linkTarget, autoFocus: link.words !== "" }}
          />
        </DialogContent>
        <DialogActions>
          {link.isKnown && (
            <Button color="inherit" onClick={() => onClose({ ...link, target: "" })}>
              {words.removeLink}
            </Button>
          )}
          <Button color="inherit" onClick={() => onClose()}>
            {WORDS.pageTree.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={!isReady}>
            {words.apply}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
