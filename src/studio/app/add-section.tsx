import {
  Dialog,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from "@mui/material";
import { useEffect, useState } from "react";
import type { SectionChoice } from "../protocol/fields.ts";
import { call } from "./api.ts";
import { helpText } from "./help.tsx";
import { useStore } from "./store.ts";
import { WORDS } from "./words/words.ts";

/** Adds a section after the selected one, found by what one wants to say. */
export function AddSection({ onClose }: { onClose(): void }) {
  const { origins, selection, edit, select } = useStore();
  const [choices, setChoices] = useState<SectionChoice[]>([]);
  const [words, setWords] = useState("");
  useEffect(() => {
    void call<SectionChoice[]>("choices").then(setChoices);
  }, []);
  const path = origins?.sectionsPath;
  if (!path) return null;
  const add = async ({ type, example }: SectionChoice) => {
    const after =
      selection?.section === undefined ? undefined : origins.sections[selection.section];
    const own = origins.sections.filter(({ isOwn }) => isOwn);
    const last = after?.isOwn ? after : own.at(-1);
    const index = last ? Number(last.path.at(-1)) + 1 : 0;
    onClose();
    await edit([{ type: "insert", path, index, value: example }], {
      label: `${WORDS.addSection}: ${type}`,
    });
    const at = last ? origins.sections.indexOf(last) + 1 : 0;
    select({ section: at, path: [...path, index] });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="add-section">
      <DialogTitle id="add-section">{WORDS.addSection}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          type="search"
          label={WORDS.searchSections}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          sx={{ my: 1 }}
        />
        <List dense>
          {matching(choices, words).map((choice) => (
            <ListItem key={choice.type} disablePadding>
              <ListItemButton onClick={() => void add(choice)}>
                <ListItemText primary={choice.type} secondary={helpText(choice.description)} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {choices.length > 0 && matching(choices, words).length === 0 && (
          <Typography>{WORDS.nothingFound}</Typography>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The types that have all the words, in their name, their other names or their description. */
function matching(choices: readonly SectionChoice[], words: string): SectionChoice[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ type, description, alsoCalled }) => {
    const text = [type, description, ...alsoCalled].join(" ").toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
