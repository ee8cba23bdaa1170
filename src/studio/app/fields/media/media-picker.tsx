import {
  Alert,
  Box,
  ButtonBase,
  Dialog,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from "@mui/material";
import { useState } from "react";
import type { FileKind, MediaModel } from "../../../protocol/media.ts";
import { WORDS } from "../../words/words.ts";
import { DropArea } from "./drop-area.tsx";
import { addMedia, useMedia } from "./media-list.ts";
import { sizeOf, Thumbnail } from "./preview.tsx";

interface MediaPickerProps {
  kind: FileKind;
  onChoose(name: string): void;
  onClose(): void;
}

/** The files of the site as pictures, with search. */
export function MediaPicker({ kind, onChoose, onClose }: MediaPickerProps) {
  const { files } = useMedia();
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState("");
  const found = files.filter((file) => isOfKind(file, kind) && hasWords(file, words));
  const add = async (file: File) => {
    try {
      onChoose((await addMedia(file)).name);
    } catch (reason) {
      setProblem(reason instanceof Error ? reason.message : String(reason));
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="media-picker">
      <DialogTitle id="media-picker">{WORDS.media.folder}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          type="search"
          label={WORDS.media.search}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          sx={{ my: 1 }}
        />
        {problem && <Alert severity="error">{problem}</Alert>}
        <DropArea label={WORDS.media.folder} onFile={add} onProblem={setProblem}>
          <Box
            component="ul"
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
                <Choice file={file} onChoose={onChoose} />
              </li>
            ))}
          </Box>
          {found.length === 0 && (
            <Typography>{words === "" ? WORDS.media.none : WORDS.nothingFound}</Typography>
          )}
          <Typography variant="caption" color="textSecondary">
            {WORDS.media.drop}
          </Typography>
        </DropArea>
      </DialogContent>
    </Dialog>
  );
}

const Choice = ({ file, onChoose }: { file: MediaModel; onChoose(name: string): void }) => (
  <ButtonBase
    onClick={() => onChoose(file.name)}
    focusRipple
    sx={{
      display: "block",
      width: "100%",
      textAlign: "start",
      p: 1,
      borderRadius: 1,
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
