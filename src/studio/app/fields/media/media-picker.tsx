import {
  Alert,
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  Typography,
} from "@mui/material";
import { useState } from "react";
import type { FileKind, MediaModel } from "../../../protocol/media.ts";
import { ChoiceSearch } from "../../controls/choice-search.tsx";
import { oneTabStop } from "../../controls/choices.ts";
import { DialogHead } from "../../controls/dialog-head.tsx";
import { WORDS } from "../../words/words.ts";
import { DropArea } from "./drop-area.tsx";
import { addAllMedia, useMedia } from "./media-list.ts";
import { sizeOf, Thumbnail } from "./preview.tsx";

interface MediaPickerProps {
  kind: FileKind;
  /** Whether several can be chosen. */
  isList: boolean;
  onChoose(names: readonly string[]): void;
  onClose(): void;
}

/** The files of the site as pictures, with search. */
export function MediaPicker({ kind, isList, onChoose, onClose }: MediaPickerProps) {
  const { files } = useMedia();
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const found = files.filter((file) => isOfKind(file, kind) && hasWords(file, words));
  const add = async (taken: readonly File[]) => {
    const made = await addAllMedia(taken);
    setProblems(made.problems);
    if (made.problems.length === 0 && (isList || taken.length === 1)) onChoose(made.names);
  };
  const choose = (name: string) => {
    if (!isList) onChoose([name]);
    else if (chosen.includes(name)) setChosen(chosen.filter((each) => each !== name));
    else setChosen([...chosen, name]);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="media-picker">
      <DialogHead id="media-picker" onClose={onClose}>
        {WORDS.media.folder}
      </DialogHead>
      <DialogContent>
        <ChoiceSearch
          label={WORDS.media.search}
          list={FILES}
          words={words}
          count={words === "" && found.length === 0 ? undefined : found.length}
          onWords={setWords}
        />
        {problems.map((problem) => (
          <Alert key={problem} severity="error">
            {problem}
          </Alert>
        ))}
        <DropArea label={WORDS.media.folder} isList onFiles={(taken) => void add(taken)}>
          <Box
            component="ul"
            ref={oneTabStop}
            id={FILES}
            aria-label={WORDS.media.folder}
            sx={{
              display: "grid",
              gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
              gap: 1.5,
              listStyle: "none",
              m: 0,
              p: 0,
            }}
          >
            {found.map((file) => (
              <li key={file.name}>
                <Choice
                  file={file}
                  isChosen={isList ? chosen.includes(file.name) : undefined}
                  onChoose={choose}
                />
              </li>
            ))}
          </Box>
          {found.length === 0 && words === "" && <Typography>{WORDS.media.none}</Typography>}
          <Typography variant="caption" color="textSecondary">
            {WORDS.media.drop}
          </Typography>
        </DropArea>
      </DialogContent>
      {isList && (
        <DialogActions>
          <Button disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {WORDS.add}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  file: MediaModel;
  /** Undefined if one click is the choice. */
  isChosen: boolean | undefined;
  onChoose(name: string): void;
}

const Choice = ({ file, isChosen, onChoose }: ChoiceProps) => (
  <ButtonBase
    onClick={() => onChoose(file.name)}
    focusRipple
    aria-pressed={isChosen}
    sx={{
      display: "block",
      width: "100%",
      textAlign: "start",
      p: 1,
      borderRadius: 1,
      ...(isChosen && { outline: 2, outlineColor: "primary.main", bgcolor: "action.selected" }),
      "&:hover": { bgcolor: "action.hover" },
      "&:focus-visible": { outline: 2, outlineColor: "primary.main" },
    }}
  >
    <Thumbnail file={file} height={100} />
    <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: "anywhere" }}>
      {file.name}
    </Typography>
    <Typography variant="caption" color="textSecondary">
      {sizeOf(file)}
    </Typography>
  </ButtonBase>
);

/** The id of the list of files. */
const FILES = "media-files";

/** A document may be any file. */
const isOfKind = (file: MediaModel, kind: FileKind) => kind === "document" || file.kind === kind;

/** Whether a file has all the words, in its name or in what it shows. */
function hasWords({ name, alternative }: MediaModel, words: string): boolean {
  const shows = typeof alternative === "string" ? [alternative] : Object.values(alternative ?? {});
  const text = [name, ...shows].join(" ").toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
