import { Box } from "@mui/material";
import { type ReactNode, type Ref, useState } from "react";
import { MAX_UPLOAD_BYTES } from "../../../protocol/addresses.ts";
import { WORDS } from "../../words/words.ts";

interface DropAreaProps {
  ref?: Ref<HTMLDivElement>;
  label: string;
  onFile(file: File): Promise<void> | void;
  onProblem(message: string): void;
  children: ReactNode;
}

/** Takes a file that is dropped on it, or pasted while something in it has the focus. */
export function DropArea({ ref, label, onFile, onProblem, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const take = async (files: FileList) => {
    for (const file of files) {
      if (file.size > MAX_UPLOAD_BYTES)
        onProblem(WORDS.media.tooLarge(file.name, MAX_UPLOAD_BYTES / 1e6));
      else await onFile(file);
    }
  };
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={label}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        void take(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        void take(event.clipboardData.files);
      }}
      sx={{
        display: "flex",
        flexDirection: "column",
        gap: 1.5,
        flexGrow: 1,
        minWidth: 0,
        p: 1.5,
        border: 1,
        borderStyle: isOver ? "solid" : "dashed",
        borderColor: isOver ? "primary.main" : "divider",
        borderRadius: 1,
        ...(isOver && { bgcolor: "action.hover" }),
      }}
    >
      {children}
    </Box>
  );
}
