import Close from "@mui/icons-material/Close";
import Braces from "@mui/icons-material/DataObject";
import {
  Box,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
  Tooltip,
} from "@mui/material";
import { useState } from "react";
import { Act } from "../controls/act.tsx";
import { ChoiceSearch } from "../controls/choice-search.tsx";
import { oneTabStop } from "../controls/choices.ts";
import { WORDS } from "../words/words.ts";
import { useTokens } from "./tokens.ts";

/** Lists the facts that a text can contain, with their values, and inserts one. */
export function TokenButton({ label, onInsert }: { label: string; onInsert(token: string): void }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [words, setWords] = useState("");
  const tokens = useTokens(anchor !== undefined);
  const found = tokens.filter(({ name, value }) =>
    `${name} ${value}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <>
      <Tooltip title={WORDS.tokens.insert}>
        <IconButton
          aria-label={`${WORDS.tokens.insert}: ${label}`}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Braces fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-label": WORDS.tokens.insert,
            sx: { width: "min(340px, 100%)", maxHeight: 420 },
          },
        }}
      >
        <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, p: 1.5, pb: 0 }}>
          <Box sx={{ flex: 1 }}>
            <ChoiceSearch
              label={WORDS.fields.search}
              list={FACTS}
              words={words}
              count={tokens.length === 0 ? undefined : found.length}
              onWords={setWords}
            />
          </Box>
          <Act label={WORDS.close} onClick={() => setAnchor(undefined)}>
            <Close />
          </Act>
        </Box>
        <List
          dense
          ref={oneTabStop}
          id={FACTS}
          aria-label={WORDS.tokens.insert}
          aria-busy={tokens.length === 0}
        >
          {found.map(({ name, value }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                onClick={() => {
                  setAnchor(undefined);
                  onInsert(`{${name}}`);
                }}
              >
                <ListItemText primary={value} secondary={`{${name}}`} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Popover>
    </>
  );
}

/** The id of the list of facts. */
const FACTS = "facts";
