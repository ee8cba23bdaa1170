import { Box } from "@mui/material";
import type { ReactNode } from "react";

interface InRoomProps {
  /** Other texts in the same place. */
  others: readonly string[];
  /** The width of an icon before them, in pixels. */
  icon: number;
  children: ReactNode;
}

/** A content with the room of others that take its place, so that what is beside it stays where it is. */
export const InRoom = ({ others, icon, children }: InRoomProps) => (
  <Box component="span" sx={{ display: "inline-grid", justifyItems: "center" }}>
    <Box component="span" sx={{ ...CELL, display: "inline-flex", alignItems: "center", gap: 1 }}>
      {children}
    </Box>
    {others.map((text) => (
      <Box
        component="span"
        key={text}
        aria-hidden
        data-text={text}
        // Their words are no text of the document.
        sx={{
          ...CELL,
          visibility: "hidden",
          paddingInlineStart: `${icon}px`,
          "&::before": { content: "attr(data-text)" },
        }}
      />
    ))}
  </Box>
);

const CELL = { gridArea: "1 / 1" } as const;
