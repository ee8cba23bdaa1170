import {
  Box,
  Link,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  ListSubheader,
  MenuItem,
  TextField,
  Typography,
} from "@mui/material";
import { useState } from "react";
import { STUDIO_URL } from "../../protocol/addresses.ts";
import type { WorkbenchModel } from "../../protocol/workbench.ts";
import { WORDS } from "../words/words.ts";

const words = WORDS.workbench;

interface TypesProps {
  types: WorkbenchModel["types"];
  shown: string | undefined;
  isWide: boolean;
  onChoose(type: string): void;
}

/** The section types, those of the site first. On narrow screens they are one field. */
export function Types({ types, shown, isWide, onChoose }: TypesProps) {
  const [search, setSearch] = useState("");
  const heading = (
    <Box sx={{ display: "flex", alignItems: "baseline", gap: 2 }}>
      <Typography component="h1" variant="subtitle1" sx={{ fontWeight: 600, flexGrow: 1 }}>
        {words.title}
      </Typography>
      <Link href={STUDIO_URL} sx={{ py: 0.5 }}>
        {WORDS.studio}
      </Link>
    </Box>
  );
  if (!isWide)
    return (
      <Box
        component="nav"
        aria-label={words.types}
        sx={{ p: 1.5, pb: 0.5, display: "grid", gap: 1.5, bgcolor: "background.paper" }}
      >
        {heading}
        <TextField
          select
          label={words.type}
          value={shown ?? ""}
          onChange={({ target }) => onChoose(target.value)}
        >
          {types.map(({ type }) => (
            <MenuItem key={type} value={type}>
              {type}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    );
  const found = types.filter(({ type }) => type.toLowerCase().includes(search.toLowerCase()));
  return (
    <Box
      component="nav"
      aria-label={words.types}
      sx={{
        width: 230,
        flexShrink: 0,
        overflow: "auto",
        borderInlineEnd: 1,
        borderColor: "divider",
        bgcolor: "background.paper",
      }}
    >
      <Box sx={{ p: 2, pb: 0, display: "grid", gap: 1.5 }}>
        {heading}
        <TextField
          type="search"
          placeholder={words.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          slotProps={{ htmlInput: { "aria-label": words.search } }}
        />
        {found.length === 0 && <Typography variant="body2">{WORDS.nothingFound}</Typography>}
      </Box>
      {[true, false].map((isOwn) => (
        <Group
          key={String(isOwn)}
          name={isOwn ? words.own : words.ours}
          types={found.filter((each) => each.isOwn === isOwn)}
          {...{ shown, onChoose }}
        />
      ))}
    </Box>
  );
}

function Group({ name, types, shown, onChoose }: Omit<TypesProps, "isWide"> & { name: string }) {
  if (types.length === 0) return null;
  return (
    <List
      dense
      aria-label={name}
      subheader={
        <ListSubheader sx={{ lineHeight: 3, bgcolor: "background.paper" }}>{name}</ListSubheader>
      }
    >
      {types.map(({ type }) => (
        <ListItem key={type} disablePadding>
          <ListItemButton
            selected={type === shown}
            aria-current={type === shown}
            onClick={() => onChoose(type)}
          >
            <ListItemText primary={type} slotProps={{ primary: { dir: "ltr" } }} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
