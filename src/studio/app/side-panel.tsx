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
import { useState } from "react";
import type { SitePart } from "../protocol/state.ts";
import { WORKBENCH_URL } from "../protocol/workbench.ts";
import { Outline } from "./outline.tsx";
import { PagePanel } from "./pages/page-panel.tsx";
import { useSiteParts } from "./site-parts.tsx";
import { transport } from "./store/api.ts";
import { useStore } from "./store/store.ts";
import { WORDS } from "./words/words.ts";

/** The pages of the site, and the sections of the open page. */
export function SidePanel() {
  const { origins, pageError, pages } = useStore("origins", "pageError", "pages");
  const parts = useSiteParts();
  const isKnown =
    (origins !== undefined || pageError !== undefined) && pages.length > 0 && parts.length > 0;
  const [isShown, setShown] = useState(isKnown);
  if (isKnown && !isShown) setShown(true);
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 1, py: 1 }}>
      <Outline />
      {/* At the start, they come together: each would push those below it. */}
      {isShown && (
        <>
          <Divider />
          <PagePanel />
          <Divider />
          <Parts parts={parts} />
          <Divider />
          <OtherStudio />
        </>
      )}
    </Box>
  );
}

/** As wide as the panel, so that the ring of the focus is within it. */
const WIDE = { px: 2, py: 1, outlineOffset: -2 } as const;

/** The list of sites, or the workbench. */
const OtherStudio = () =>
  transport().isRemote ? (
    // The part after # alone would not load the page again.
    <Link href="#" onClick={() => setTimeout(() => location.reload())} sx={WIDE}>
      {WORDS.remote.otherSite}
    </Link>
  ) : (
    <Link href={WORKBENCH_URL} lang="en" sx={WIDE}>
      {WORDS.workbench.title}
    </Link>
  );

function Parts({ parts }: { parts: readonly SitePart[] }) {
  const { selection, openForm } = useStore("selection", "openForm");
  return (
    <Box>
      <Typography component="h2" variant="overline" sx={{ px: 2 }}>
        {WORDS.site}
      </Typography>
      <List dense aria-label={WORDS.site}>
        {parts.map(({ key, label }) => {
          const isSelected = selection?.path.length === 1 && selection.path[0] === key;
          return (
            <ListItem key={key} disablePadding>
              <ListItemButton
                selected={isSelected}
                aria-current={isSelected}
                onClick={() => openForm({ path: [key] })}
              >
                <ListItemText primary={label} />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Box>
  );
}
