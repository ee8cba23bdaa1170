import { Alert, Box, Drawer, Snackbar, useMediaQuery } from "@mui/material";
import { type ReactNode, useEffect, useState } from "react";
import { Inspector } from "./inspector.tsx";
import { Notices } from "./notices.tsx";
import { PageFrame } from "./page-frame.tsx";
import { RowsArea } from "./rows/rows-area.tsx";
import { SidePanel } from "./side-panel.tsx";
import { StoreProvider, useNewStore } from "./store.ts";
import { type FrameWidth, TopBar } from "./top-bar.tsx";
import { WORDS } from "./words/words.ts";

/** On narrower screens, the panels at the sides cover the page when they are opened. */
const WIDE = "(min-width:1100px)";

type Panel = "pages" | "form";

/** The whole studio: pages and sections, the page itself, and the form of what is selected. */
export function StudioApp() {
  const store = useNewStore();
  const isWide = useMediaQuery(WIDE);
  const [panel, setPanel] = useState<Panel>();
  const [width, setWidth] = useState<FrameWidth>("desktop");
  const { selection, run, error, dismissError, state } = store;

  useEffect(() => {
    if (selection) setPanel("form");
  }, [selection]);

  useEffect(() => {
    if (state) document.title = `${state.site} – ${WORDS.studio}`;
  }, [state]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = shortcut(event);
      if (!name) return;
      event.preventDefault();
      void run(name);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [run]);

  return (
    <StoreProvider value={store}>
      <Box sx={{ display: "flex", flexDirection: "column", height: "100dvh" }}>
        <TopBar
          width={width}
          onWidth={setWidth}
          onPanel={isWide ? undefined : (opened) => setPanel(opened)}
        />
        <Notices />
        <Box sx={{ flex: 1, minHeight: 0, display: "flex" }}>
          <Side
            isWide={isWide}
            anchor="left"
            label={WORDS.menu}
            isOpen={panel === "pages"}
            onClose={() => setPanel(undefined)}
            width={280}
          >
            <SidePanel />
          </Side>
          <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexDirection: "column" }}>
            <PageFrame width={width} />
            <RowsArea />
          </Box>
          <Side
            isWide={isWide}
            anchor="right"
            label={WORDS.form}
            isOpen={panel === "form"}
            onClose={() => setPanel(undefined)}
            width={380}
          >
            <Inspector />
          </Side>
        </Box>
        <Snackbar open={error !== ""} onClose={dismissError} autoHideDuration={8000}>
          <Alert severity="error" variant="filled" onClose={dismissError}>
            {error}
          </Alert>
        </Snackbar>
      </Box>
    </StoreProvider>
  );
}

/** The action of a shortcut, which is the same as in other programs. */
function shortcut({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) {
  if (!(ctrlKey || metaKey)) return undefined;
  const name = key.toLowerCase();
  if (name === "s") return "save" as const;
  // A field undoes its own typing.
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return undefined;
  if (target instanceof HTMLElement && target.isContentEditable) return undefined;
  if (name === "y" || (name === "z" && shiftKey)) return "redo" as const;
  return name === "z" ? ("undo" as const) : undefined;
}

interface SideProps {
  isWide: boolean;
  anchor: "left" | "right";
  label: string;
  isOpen: boolean;
  onClose(): void;
  width: number;
  children: ReactNode;
}

function Side({ isWide, anchor, label, isOpen, onClose, width, children }: SideProps) {
  const border = anchor === "left" ? "borderInlineEnd" : "borderInlineStart";
  if (isWide)
    return (
      <Box
        component={anchor === "left" ? "nav" : "aside"}
        aria-label={label}
        sx={{
          width,
          flexShrink: 0,
          overflow: "auto",
          bgcolor: "background.paper",
          [border]: 1,
          borderColor: "divider",
        }}
      >
        {children}
      </Box>
    );
  return (
    <Drawer
      anchor={anchor}
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { "aria-label": label, sx: { width: `min(${width}px, 92vw)` } } }}
    >
      {children}
    </Drawer>
  );
}
