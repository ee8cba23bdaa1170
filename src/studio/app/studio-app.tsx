import Close from "@mui/icons-material/Close";
import { Box, Drawer, useMediaQuery } from "@mui/material";
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useEffect,
  useState,
} from "react";
import { Act } from "./controls/act.tsx";
import { isDialogOpen, leaveForm } from "./focus/regions.ts";
import { Inspector } from "./inspector.tsx";
import { DoneSteps, Failure, LastStep, Notices } from "./notices.tsx";
import { PageFrame } from "./page-frame.tsx";
import { RowsArea } from "./rows/rows-area.tsx";
import { SidePanel } from "./side-panel.tsx";
import { useStore, useStudioState } from "./store/store.ts";
import { type FrameWidth, TopBar } from "./top-bar.tsx";
import { WORDS } from "./words/words.ts";

/** On narrower screens, the list of pages covers the page when it is opened, and the form can be closed. */
const WIDE = "(min-width:1100px)";

/** On narrower screens, the form is below the page, so that changes are visible. */
const BESIDE = "(min-width:700px)";

type Panel = "pages" | "form";

/** The whole studio: pages and sections, the page itself, and the form of what is selected. */
export function StudioApp() {
  const isWide = useMediaQuery(WIDE);
  const isBeside = useMediaQuery(BESIDE);
  const [panel, setPanel] = useState<Panel>();
  const [width, setWidth] = useState<FrameWidth>("desktop");
  const { selection, run } = useStore("selection", "run");
  const site = useStudioState((state) => state.site);

  const closePanel = () => setPanel(undefined);
  const closeForm = () => {
    closePanel();
    leaveForm();
  };

  useEffect(() => {
    if (!selection) setPanel((open) => (open === "form" ? undefined : open));
    else if (!selection.isMoved) setPanel("form");
  }, [selection]);

  useEffect(() => {
    if (site !== undefined) document.title = `${site} – ${WORDS.studio}`;
  }, [site]);

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
    <Box sx={{ display: "flex", flexDirection: "column", height: "100dvh" }}>
      <TopBar
        width={width}
        onWidth={setWidth}
        onPanel={isWide ? undefined : (opened) => setPanel(opened)}
      />
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: "flex",
          flexDirection: isBeside ? "row" : "column",
        }}
      >
        {isWide ? (
          <Side as="nav">
            <SidePanel />
          </Side>
        ) : (
          <Drawer
            open={panel === "pages"}
            onClose={closePanel}
            slotProps={{
              paper: {
                role: "dialog",
                "aria-label": WORDS.menu,
                sx: { width: "min(320px, 92vw)" },
              },
            }}
          >
            <CloseBar onClose={closePanel} />
            <SidePanel />
          </Drawer>
        )}
        <Box sx={MIDDLE}>
          <PageFrame width={width} />
          {/* They come by themselves, so they are where they move nothing. */}
          <Notices />
          <RowsArea />
        </Box>
        {(isWide || panel === "form") && (
          <Side
            as="aside"
            isBelow={!isBeside}
            onEscape={closeForm}
            onClose={isWide ? undefined : closeForm}
          >
            <Inspector />
          </Side>
        )}
      </Box>
      <Failure />
      <LastStep />
      <DoneSteps />
    </Box>
  );
}

/** Where a form leaves little room, notices scroll instead of being below it. */
const MIDDLE = {
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: "auto",
  display: "flex",
  flexDirection: "column",
} as const;

const OF_TEXT = /^(text|search|email|tel|url|number|password)$/;

/** The action of a shortcut, which is the same as in other programs. */
function shortcut({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) {
  if (!(ctrlKey || metaKey)) return undefined;
  const name = key.toLowerCase();
  if (name === "s") return "save" as const;
  // A field of text undoes its own typing; one with a picker does not.
  if (target instanceof HTMLTextAreaElement) return undefined;
  if (target instanceof HTMLInputElement && OF_TEXT.test(target.type)) return undefined;
  // Nor do cells of a table, which are only typed in with their field.
  const isCell = target instanceof HTMLElement && target.role === "gridcell";
  if (target instanceof HTMLElement && target.isContentEditable && !isCell) return undefined;
  if (name === "y" || (name === "z" && shiftKey)) return "redo" as const;
  return name === "z" ? ("undo" as const) : undefined;
}

interface SideProps {
  as: "nav" | "aside";
  /** Whether it is below the page instead of beside it. */
  isBelow?: boolean;
  onClose?: (() => void) | undefined;
  onEscape?: () => void;
  children: ReactNode;
}

/** React also hands on the keys of dialogs and menus that a form has opened. */
const isInside = ({ currentTarget, target }: ReactKeyboardEvent): boolean =>
  target instanceof Node && currentTarget.contains(target) && !isDialogOpen();

/** A panel that leaves room for the page. */
const Side = ({ as, isBelow = false, onClose, onEscape, children }: SideProps) => (
  <Box
    component={as}
    aria-label={as === "nav" ? WORDS.menu : WORDS.form}
    onKeyDown={(event) => {
      if (event.key === "Escape" && !event.defaultPrevented && isInside(event)) onEscape?.();
    }}
    sx={{
      flexShrink: 0,
      overflow: "auto",
      // The form keeps its field in place itself.
      ...(as === "aside" && { overflowAnchor: "none" }),
      ...(onClose && { scrollPaddingBlockStart: 52 }),
      bgcolor: "background.paper",
      borderColor: "divider",
      ...(isBelow
        ? { height: "max(55%, 240px)", borderTop: 1 }
        : as === "nav"
          ? { width: 280, borderInlineEnd: 1 }
          : { width: "min(380px, 45vw)", borderInlineStart: 1 }),
    }}
  >
    {onClose && <CloseBar onClose={onClose} />}
    {children}
  </Box>
);

/** Above what it closes, so that it covers none of its buttons. */
const CloseBar = ({ onClose }: { onClose(): void }) => (
  <Box
    sx={{
      position: "sticky",
      top: 0,
      zIndex: 2,
      display: "flex",
      justifyContent: "flex-end",
      px: 0.5,
      bgcolor: "background.paper",
      borderBottom: 1,
      borderColor: "divider",
    }}
  >
    <Act label={WORDS.close} onClick={onClose}>
      <Close />
    </Act>
  </Box>
);
