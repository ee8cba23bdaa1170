import { Button, TextField } from "@mui/material";
import { useState } from "react";
import { FormDialog } from "../controls/form-dialog.tsx";
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
  return (
    <FormDialog
      title={words.link}
      action={words.apply}
      isReady={isReady}
      others={
        link.isKnown && (
          <Button color="inherit" onClick={() => onClose({ ...link, target: "" })}>
            {words.removeLink}
          </Button>
        )
      }
      onSubmit={() =>
        onClose({ ...link, words: text.trim(), target: typed?.value ?? target.trim() })
      }
      onClose={() => onClose()}
    >
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
    </FormDialog>
  );
}
