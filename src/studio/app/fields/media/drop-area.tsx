import { Box } from "@mui/material";
import { createContext, type ReactNode, type Ref, useContext, useState } from "react";

interface DropAreaProps {
  ref?: Ref<HTMLDivElement>;
  /** Its name, unless it is in a group that has it. */
  label?: string;
  /** Whether it has room for several files, also for those that are dropped on one of its entries. */
  isList?: boolean;
  onFiles(files: readonly File[]): void;
  children: ReactNode;
}

/** Takes several files for the list around. */
const ListContext = createContext<DropAreaProps["onFiles"] | undefined>(undefined);

/** Takes files that are dropped on it, or pasted while something in it has the focus. */
export function DropArea({ ref, label, isList = false, onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const list = useContext(ListContext);
  const take = (files: FileList) =>
    (files.length > 1 && !isList && list ? list : onFiles)([...files]);
  return (
    <Box
      ref={ref}
      {...(label !== undefined && { role: "group", "aria-label": label })}
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
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        take(event.clipboardData.files);
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
      {isList ? <ListContext value={onFiles}>{children}</ListContext> : children}
    </Box>
  );
}
