import {
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from "@mui/material";
import { type FormEvent, useEffect, useState } from "react";
import type { Suggestion } from "../../protocol/fields.ts";
import { call } from "../api.ts";
import { GroupedOption, groupInWords, IN_GROUPS } from "../option-group.tsx";
import { useStore } from "../store.ts";
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
  const { page } = useStore("page");
  const [text, setText] = useState(link.words);
  const [target, setTarget] = useState(link.target);
  const [options, setOptions] = useState<Suggestion[]>([]);
  useEffect(() => {
    call<Suggestion[]>("suggestions", { names: "link", page }).then(setOptions, () => undefined);
  }, [page]);
  const isReady = text.trim() !== "" && target.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is in the form of a field, as far as React is concerned.
    event.stopPropagation();
    if (isReady) onClose({ ...link, words: text.trim(), target: target.trim() });
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
          <Autocomplete
            freeSolo
            openOnFocus
            size="small"
            options={options}
            inputValue={target}
            onInputChange={(_, typed, reason) => {
              if (reason !== "reset" || typed !== "") setTarget(typed);
            }}
            groupBy={groupInWords}
            {...IN_GROUPS}
            getOptionLabel={(option) => (typeof option === "string" ? option : option.value)}
            filterOptions={(all) => all.filter((each) => isLike(each, target))}
            renderOption={({ key, ...props }, option) => (
              <GroupedOption key={key} {...props}>
                <span dir="auto">
                  {option.label}
                  <Typography variant="caption" component="div" color="textSecondary">
                    {option.value}
                  </Typography>
                </span>
              </GroupedOption>
            )}
            renderInput={(params) => (
              <TextField
                {...params}
                label={words.linkTarget}
                autoFocus={link.words !== ""}
                slotProps={{
                  ...params.slotProps,
                  htmlInput: { ...params.slotProps.htmlInput, dir: "auto", spellCheck: false },
                }}
              />
            )}
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

const isLike = ({ value, label }: Suggestion, text: string) =>
  `${value} ${label}`.toLowerCase().includes(text.trim().toLowerCase());
