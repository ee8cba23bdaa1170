import Close from "@mui/icons-material/Close";
import { Box, DialogTitle } from "@mui/material";
import type { ReactNode } from "react";
import { WORDS } from "../words/words.ts";
import { Act } from "./act.tsx";

interface DialogHeadProps {
  id: string;
  children: ReactNode;
  onClose(): void;
}

/** The title of a dialog without a button that cancels it: on a phone there is no Escape, and nothing beside it to touch. */
export const DialogHead = ({ id, children, onClose }: DialogHeadProps) => (
  <Box sx={{ display: "flex", alignItems: "center", paddingInlineEnd: 2 }}>
    <DialogTitle id={id} sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
      {children}
    </DialogTitle>
    <Act label={WORDS.close} onClick={onClose}>
      <Close />
    </Act>
  </Box>
);
