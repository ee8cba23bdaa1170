import Search from "@mui/icons-material/Search";
import {
  Box,
  Chip,
  Divider,
  InputAdornment,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from "@mui/material";
import { useEffect, useState } from "react";
import type { SitePart } from "../protocol.ts";
import { call } from "./api.ts";
import { Outline } from "./outline.tsx";
import { useStore } from "./store.ts";
import { WORDS } from "./words/words.ts";

/** More pages than these are only found by search. */
const MAX_SHOWN = 200;

/** The pages of the site, and the sections of the open page. */
export const SidePanel = () => (
  <Box sx={{ display: "flex", flexDirection: "column", gap: 1, py: 1 }}>
    <Outline />
    <Divider />
    <Pages />
    <Divider />
    <Parts />
  </Box>
);

function Parts() {
  const { selection, select } = useStore();
  const [parts, setParts] = useState<SitePart[]>([]);
  useEffect(() => {
    call<SitePart[]>("parts").then(setParts, () => undefined);
  }, []);
  return (
    <Box>
      <Typography component="h2" variant="overline" sx={{ px: 2 }}>
        {WORDS.site}
      </Typography>
      <List dense aria-label={WORDS.site}>
        {parts.map(({ key, label }) => (
          <ListItem key={key} disablePadding>
            <ListItemButton
              selected={selection?.path.length === 1 && selection.path[0] === key}
              onClick={() => select({ path: [key] })}
            >
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

function Pages() {
  const { pages, page, openPage } = useStore();
  const [words, setWords] = useState("");
  const wanted = words.trim().toLowerCase();
  const found = pages.filter(({ path, label }) =>
    `${path} ${label}`.toLowerCase().includes(wanted),
  );
  return (
    <Box>
      <Typography component="h2" variant="overline" sx={{ px: 2 }}>
        {WORDS.pages}
      </Typography>
      <Box sx={{ px: 2, pb: 0.5 }}>
        <TextField
          type="search"
          placeholder={WORDS.searchPages}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          slotProps={{
            htmlInput: { "aria-label": WORDS.searchPages },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      </Box>
      <List dense aria-label={WORDS.pages}>
        {found.slice(0, MAX_SHOWN).map(({ index, path, label, isDraft, language }) => (
          <ListItem key={index} disablePadding>
            <ListItemButton selected={path === page} onClick={() => openPage(path)}>
              <ListItemText
                primary={label}
                secondary={path}
                slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
              />
              {language && <Chip size="small" variant="outlined" label={language} />}
              {isDraft && <Chip size="small" color="warning" label={WORDS.draft} />}
            </ListItemButton>
          </ListItem>
        ))}
        {found.length === 0 && <Typography sx={{ px: 2 }}>{WORDS.nothingFound}</Typography>}
      </List>
    </Box>
  );
}
