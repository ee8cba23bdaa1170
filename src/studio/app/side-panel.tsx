import {
  Box,
  Divider,
  Link,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
} from "@mui/material";
import { WORKBENCH_URL } from "../protocol/workbench.ts";
import { Outline } from "./outline.tsx";
import { PagePanel } from "./pages/page-panel.tsx";
import { useSiteParts } from "./site-parts.tsx";
import { transport } from "./store/api.ts";
import { useStore } from "./store/store.ts";
import { WORDS } from "./words/words.ts";

/** The pages of the site, and the sections of the open page. */
export const SidePanel = () => (
  <Box sx={{ display: "flex", flexDirection: "column", gap: 1, py: 1 }}>
    <Outline />
    <Divider />
    <PagePanel />
    <Divider />
    <Parts />
    <Divider />
    {transport().isRemote ? (
      // The part after # alone would not load the page again.
      <Link href="#" onClick={() => setTimeout(() => location.reload())} sx={{ px: 2, py: 1 }}>
        {WORDS.remote.otherSite}
      </Link>
    ) : (
      <Link href={WORKBENCH_URL} lang="en" sx={{ px: 2, py: 1 }}>
        {WORDS.workbench.title}
      </Link>
    )}
  </Box>
);

function Parts() {
  const { selection, select } = useStore("selection", "select");
  const parts = useSiteParts();
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
