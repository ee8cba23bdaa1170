import { Box, Dialog, useMediaQuery } from "@mui/material";
import { useEffect, useRef } from "react";
import { useStore } from "../store/store.ts";
import { WORDS } from "../words/words.ts";
import { RowsPanel } from "./rows-panel.tsx";

/** From this size on, there is room for the page above its table. */
const ROOMY = "(min-width:1100px) and (min-height:700px)";

/** The open table: below the page, or over the whole studio if there is no room. */
export function RowsArea() {
  const { table, openTable } = useStore("table", "openTable");
  const isRoomy = useMediaQuery(ROOMY);
  const before = useRef<Element>(null);
  const isOpen = table !== undefined;
  useEffect(() => {
    if (isOpen) before.current = document.activeElement;
    else if (before.current instanceof HTMLElement) before.current.focus();
  }, [isOpen]);
  if (!table) return null;
  const panel = <RowsPanel target={table} onClose={() => openTable(undefined)} />;
  if (isRoomy)
    return (
      <Box
        sx={{
          height: "46%",
          flexShrink: 0,
          borderTop: 1,
          borderColor: "divider",
          bgcolor: "background.paper",
        }}
      >
        {panel}
      </Box>
    );
  return (
    <Dialog
      fullScreen
      open
      onClose={() => openTable(undefined)}
      aria-label={WORDS.rows.rowsOf(table.table.name)}
    >
      {panel}
    </Dialog>
  );
}
