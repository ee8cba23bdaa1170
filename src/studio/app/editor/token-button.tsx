import Close from "@mui/icons-material/Close";
import Braces from "@mui/icons-material/DataObject";
import {
  Box,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  TextField as MuiTextField,
  Popover,
  Tooltip,
  Typography,
} from "@mui/material";
import { useState } from "react";
import { Act } from "../controls/act.tsx";
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
        <Box sx={{ display: "flex", alignItems: "flex-end", gap: 0.5, p: 1.5, pb: 0 }}>
          <MuiTextField
            autoFocus
            type="search"
            label={WORDS.fields.search}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Act label={WORDS.close} onClick={() => setAnchor(undefined)}>
            <Close />
          </Act>
        </Box>
        <List dense aria-label={WORDS.tokens.insert}>
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
        {found.length === 0 && <Typography sx={{ p: 1.5 }}>{WORDS.nothingFound}</Typography>}
      </Popover>
    </>
  );
}
