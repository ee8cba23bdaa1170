import { Box } from "@mui/material";
import type { ReactNode } from "react";

interface InRoomProps<Name extends string> {
  contents: Record<Name, ReactNode>;
  shown: NoInfer<Name>;
}

/** One of several contents, with the room of the largest, so that what is beside it stays where it is. */
export const InRoom = <Name extends string>({ contents, shown }: InRoomProps<Name>) => (
  <Box component="span" sx={{ display: "inline-grid", justifyItems: "center" }}>
    {Object.entries<ReactNode>(contents).map(([name, content]) => (
      <Box
        component="span"
        key={name}
        sx={{
          gridArea: "1 / 1",
          display: "inline-flex",
          alignItems: "center",
          gap: 1,
          visibility: name === shown ? "visible" : "hidden",
        }}
      >
        {content}
      </Box>
    ))}
  </Box>
);
