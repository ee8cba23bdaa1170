import Folder from "@mui/icons-material/PhotoLibraryOutlined";
import Upload from "@mui/icons-material/UploadFileOutlined";
import { Box, Button } from "@mui/material";
import { useRef, useState } from "react";
import type { Control } from "../../../protocol/fields.ts";
import type { FileKind } from "../../../protocol/media.ts";
import { WORDS } from "../../words/words.ts";
import { MediaPicker } from "./media-picker.tsx";

/** What the dialog of the computer shows first. */
export const ACCEPTS: Record<FileKind, string> = {
  image: "image/*",
  video: "video/*",
  captions: ".vtt",
  document: "*/*",
};

interface MediaActsProps {
  control: Extract<Control, { type: "media" }>;
  label: string;
  /** Whether there is something that can be removed. */
  hasValue?: boolean;
  /** Whether there is room for several files. */
  isList?: boolean;
  onFiles(files: readonly File[]): void;
  onChoose(names: readonly string[]): void;
  onRemove?(): void;
}

export function MediaActs({ control, label, hasValue, isList = false, ...on }: MediaActsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTS[control.kind]}
        multiple={isList}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) on.onFiles(files);
          target.value = "";
        }}
      />
      <Button
        startIcon={<Upload />}
        aria-label={`${WORDS.media.upload}: ${label}`}
        onClick={() => input.current?.click()}
      >
        {WORDS.media.upload}
      </Button>
      <Button
        startIcon={<Folder />}
        aria-label={`${WORDS.media.choose}: ${label}`}
        onClick={() => setOpen(true)}
      >
        {WORDS.media.choose}
      </Button>
      {hasValue && (
        <Button
          color="inherit"
          aria-label={`${WORDS.remove}: ${label}`}
          onClick={() => on.onRemove?.()}
        >
          {WORDS.remove}
        </Button>
      )}
      {isOpen && (
        <MediaPicker
          kind={control.kind}
          isList={isList}
          onChoose={(names) => {
            setOpen(false);
            on.onChoose(names);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
