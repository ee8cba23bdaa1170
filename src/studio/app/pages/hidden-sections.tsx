import CopyAll from "@mui/icons-material/DriveFileMoveOutlined";
import VisibilityOff from "@mui/icons-material/VisibilityOffOutlined";
import Visibility from "@mui/icons-material/VisibilityOutlined";
import {
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ListItem,
  ListItemButton,
  ListItemText,
} from "@mui/material";
import { useState } from "react";
import type { ValueModel } from "../../protocol/fields.ts";
import type { OmittedSection } from "../../protocol/page.ts";
import { stepName } from "../../protocol/steps.ts";
import { Act } from "../controls/act.tsx";
import { call } from "../store/api.ts";
import { useStore } from "../store/store.ts";
import { nameInWords } from "../words/names.ts";
import { WORDS } from "../words/words.ts";
import { PageChoice } from "./page-choice.tsx";

interface SectionProps {
  section: OmittedSection;
}

/** A section in the outline, greyed if visitors do not get it today. */
export const SectionName = ({ section: { summary, words, name, state } }: SectionProps) => (
  <>
    <ListItemText
      primary={summary || nameInWords(name)}
      secondary={summary ? nameInWords(name) : words}
      slotProps={{
        secondary: { noWrap: true },
        primary: { noWrap: true, dir: "auto", ...(state && { color: "textSecondary" }) },
      }}
    />
    {state && <Chip size="small" variant="outlined" label={WORDS.pageTree.stateOf[state]} />}
  </>
);

/** A section that is not on the page today; its form is open to changes. */
export function OmittedItem({ section }: SectionProps) {
  const { selection, openForm } = useStore("selection", "openForm");
  const isSelected = selection?.path.join("/") === section.path.join("/");
  return (
    <ListItem
      disablePadding
      secondaryAction={section.state === "draft" && <HideSection section={section} />}
    >
      <ListItemButton
        selected={isSelected}
        aria-current={isSelected}
        onClick={() => openForm({ path: section.path })}
      >
        <SectionName section={section} />
      </ListItemButton>
    </ListItem>
  );
}

/** Hides a section from visitors, or shows it to them again. */
export function HideSection({ section: { path, name, state } }: SectionProps) {
  const { edit } = useStore("edit");
  const words = WORDS.pageTree;
  const isDraft = state === "draft";
  const at = [...path, "draft"];
  const toggle = () =>
    edit([isDraft ? { type: "remove", path: at } : { type: "set", path: at, value: true }], {
      label: stepName(isDraft ? "unhide" : "hide", name),
    });
  return (
    <Act label={isDraft ? words.unhide : words.hide} onClick={() => void toggle()}>
      {isDraft ? <Visibility fontSize="small" /> : <VisibilityOff fontSize="small" />}
    </Act>
  );
}

/** Copies a section to the end of another page. */
export function CopySection({ section: { path, name } }: SectionProps) {
  const { edit, pages, page } = useStore("edit", "pages", "page");
  const [isOpen, setOpen] = useState(false);
  const [target, setTarget] = useState<string>();
  const words = WORDS.pageTree;
  const chosen = pages.find((each) => each.path === target);
  const copy = async () => {
    setOpen(false);
    if (!chosen) return;
    const list = ["pages", chosen.index, "sections"];
    const [section, all] = await Promise.all([
      call<ValueModel>("value", { path }),
      call<ValueModel>("value", { path: list }),
    ]);
    const index = Array.isArray(all.value) ? all.value.length : 0;
    await edit([{ type: "insert", path: list, index, value: section.value }], {
      label: stepName("copySection", name, chosen.path),
    });
  };
  return (
    <>
      <Act label={words.copySection} onClick={() => setOpen(true)}>
        <CopyAll fontSize="small" />
      </Act>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <DialogTitle>{words.copySection}</DialogTitle>
        <DialogContent>
          <PageChoice
            label={words.toPage}
            value={target}
            except={page}
            isOwn
            onChange={setTarget}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
          <Button variant="contained" disabled={!chosen} onClick={() => void copy()}>
            {words.copy}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
