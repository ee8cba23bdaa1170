import Check from "@mui/icons-material/Check";
import Desktop from "@mui/icons-material/DesktopWindowsOutlined";
import ListIcon from "@mui/icons-material/FormatListBulleted";
import Phone from "@mui/icons-material/PhoneIphoneOutlined";
import Redo from "@mui/icons-material/Redo";
import Tablet from "@mui/icons-material/TabletMacOutlined";
import Tune from "@mui/icons-material/Tune";
import Undo from "@mui/icons-material/Undo";
import {
  AppBar,
  Box,
  Button,
  ToggleButton,
  ToggleButtonGroup,
  Toolbar,
  Tooltip,
  Typography,
} from "@mui/material";
import { useState } from "react";
import type { StepName } from "../protocol/steps.ts";
import { Act, inactiveIf } from "./controls/act.tsx";
import { InRoom } from "./controls/in-room.tsx";
import { goToRegion } from "./focus/regions.ts";
import { Plumb } from "./plumb.tsx";
import { Problems } from "./problems/problems.tsx";
import { PublishDialog } from "./save/publish-dialog.tsx";
import { SaveDialog } from "./save/save-dialog.tsx";
import { transport } from "./store/api.ts";
import { useStore, useStudioState } from "./store/store.ts";
import { stepInWords } from "./words/in-own-words.ts";
import { WORDS } from "./words/words.ts";

export type FrameWidth = "phone" | "tablet" | "desktop";

interface TopBarProps {
  width: FrameWidth;
  onWidth(width: FrameWidth): void;
  /** Opens a panel, on screens where it is not always visible. */
  onPanel: ((panel: "pages" | "form") => void) | undefined;
}

export function TopBar({ width, onWidth, onPanel }: TopBarProps) {
  const site = useStudioState((state) => state.site);
  const problems = useStudioState((state) => state.problems);
  return (
    <AppBar
      position="static"
      color="transparent"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: "divider", bgcolor: "background.paper" }}
    >
      <Toolbar
        variant="dense"
        sx={{ columnGap: { xs: 0.5, sm: 1 }, flexWrap: "wrap", px: { xs: 1, sm: 2 } }}
      >
        <Button variant="contained" onClick={() => goToRegion(1)} sx={UNTIL_FOCUSED}>
          {WORDS.nextRegion}
        </Button>
        {onPanel && (
          <Act label={WORDS.menu} onClick={() => onPanel("pages")}>
            <ListIcon />
          </Act>
        )}
        <Plumb problems={problems} />
        <Typography
          component="h1"
          variant="subtitle2"
          noWrap
          dir="auto"
          sx={{ flex: "1 1 0", minWidth: 60 }}
        >
          {site}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          aria-label={WORDS.width}
          onChange={(_, chosen: FrameWidth | null) => chosen && onWidth(chosen)}
          sx={{ display: { xs: "none", sm: "inline-flex" } }}
        >
          <ToggleButton value="phone" aria-label={WORDS.phone}>
            <Phone fontSize="small" />
          </ToggleButton>
          <ToggleButton value="tablet" aria-label={WORDS.tablet}>
            <Tablet fontSize="small" />
          </ToggleButton>
          <ToggleButton value="desktop" aria-label={WORDS.desktop}>
            <Desktop fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
        <Problems />
        {onPanel && (
          <Box sx={{ order: { sm: 1 } }}>
            <Act label={WORDS.form} onClick={() => onPanel("form")}>
              <Tune />
            </Act>
          </Box>
        )}
        {/* On phones, what follows has a row of its own. */}
        <Box sx={{ flexBasis: "100%", display: { sm: "none" } }} />
        <UndoButtons />
        <Box sx={{ flexGrow: { xs: 1, sm: 0 } }} />
        <SaveButton />
        {!transport().isRemote && <PublishButton />}
      </Toolbar>
    </AppBar>
  );
}

/** Seen by those who go on by keyboard, who learn a key from it. */
const UNTIL_FOCUSED = {
  position: "absolute",
  zIndex: 1,
  "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" },
} as const;

/** Both say what they undo or redo. */
function UndoButtons() {
  const { run } = useStore("run");
  const undo = useStudioState((state) => state.undo);
  const redo = useStudioState((state) => state.redo);
  return (
    <>
      <Act label={named(WORDS.undo, undo)} isDisabled={!undo} onClick={() => void run("undo")}>
        <Undo />
      </Act>
      <Act label={named(WORDS.redo, redo)} isDisabled={!redo} onClick={() => void run("redo")}>
        <Redo />
      </Act>
    </>
  );
}

const named = (word: string, step: StepName | undefined) =>
  step ? `${word}: ${stepInWords(step)}` : word;

function SaveButton() {
  const isSaved = useStudioState((state) => state.isSaved) ?? true;
  const since = useStudioState(({ unsavedSince }) => unsavedSince);
  const [isOpen, setOpen] = useState(false);
  const title = since ? WORDS.unsavedFrom(new Date(since).toLocaleString()) : "";
  return (
    <>
      <Tooltip title={title} describeChild>
        <Button
          variant={isSaved ? "text" : "contained"}
          {...inactiveIf(isSaved, () => setOpen(true))}
          sx={{ px: 1.5 }}
        >
          <InRoom others={[WORDS.saved, WORDS.save]} icon={28}>
            {isSaved && <Check fontSize="small" />}
            {isSaved ? WORDS.saved : WORDS.save}
          </InRoom>
        </Button>
      </Tooltip>
      {isOpen && <SaveDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function PublishButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="inherit" onClick={() => setOpen(true)}>
        {WORDS.saving.publish}
      </Button>
      {isOpen && <PublishDialog onClose={() => setOpen(false)} />}
    </>
  );
}
