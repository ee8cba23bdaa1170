import Add from "@mui/icons-material/Add";
import ArrowDown from "@mui/icons-material/ArrowDownward";
import ArrowUp from "@mui/icons-material/ArrowUpward";
import Copy from "@mui/icons-material/ContentCopy";
import Delete from "@mui/icons-material/DeleteOutlined";
import { Box, Button, List, ListItem, ListItemButton, Typography } from "@mui/material";
import { useState } from "react";
import type { SectionOrigin, ValueModel } from "../protocol.ts";
import { AddSection } from "./add-section.tsx";
import { call } from "./api.ts";
import { CopySection, HideSection, OmittedItem, SectionName } from "./pages/hidden-sections.tsx";
import { useStore } from "./store.ts";
import { Act } from "./top-bar.tsx";
import { WORDS } from "./words/words.ts";

/** The sections of the open page, in order. */
export function Outline() {
  const { origins, selection, selectSection, select, page, pages } = useStore();
  const [isAdding, setAdding] = useState(false);
  const index = pages.find(({ path }) => path === page)?.index;
  const entry = origins?.entry ?? (index === undefined ? undefined : ["pages", index]);
  return (
    <Box>
      <Box sx={{ display: "flex", alignItems: "center", px: 2 }}>
        <Typography component="h2" variant="overline" sx={{ flexGrow: 1 }}>
          {WORDS.sections}
        </Typography>
        {entry && (
          <Button color="inherit" onClick={() => select({ path: entry })}>
            {WORDS.settings}
          </Button>
        )}
      </Box>
      <List dense aria-label={`${WORDS.sections}, ${page}`}>
        {origins?.sections.map((section, at) => (
          <ListItem key={section.index} disablePadding sx={{ display: "block" }}>
            <ListItemButton selected={selection?.section === at} onClick={() => selectSection(at)}>
              <SectionName section={section} />
            </ListItemButton>
            {selection?.section === at && section.isOwn && (
              <SectionActs at={at} section={section} />
            )}
          </ListItem>
        ))}
        {origins?.omitted.map((section) => (
          <OmittedItem key={section.path.join("/")} section={section} />
        ))}
      </List>
      {origins?.sectionsPath && (
        <Button startIcon={<Add />} sx={{ mx: 2 }} onClick={() => setAdding(true)}>
          {WORDS.addSection}
        </Button>
      )}
      {isAdding && <AddSection onClose={() => setAdding(false)} />}
    </Box>
  );
}

/** What can be done with a section of the page's own list. */
function SectionActs({ at, section }: { at: number; section: SectionOrigin }) {
  const { origins, edit, select, selectSection } = useStore();
  const list = section.path.slice(0, -1);
  const index = Number(section.path.at(-1));
  const own = origins?.sections.filter((each) => each.isOwn) ?? [];
  const position = own.indexOf(section);
  const move = async (by: number) => {
    const target = Number(own[position + by]?.path.at(-1));
    const label = `${by < 0 ? WORDS.moveUp : WORDS.moveDown}: ${section.type}`;
    await edit([{ type: "move", path: list, from: index, to: target }], { label });
    select({ section: at + by, path: [...list, target] });
  };
  const duplicate = async () => {
    const { value } = await call<ValueModel>("value", { path: section.path });
    const label = `${WORDS.duplicate}: ${section.type}`;
    await edit([{ type: "insert", path: list, index: index + 1, value: withoutId(value) }], {
      label,
    });
    selectSection(at);
  };
  const remove = async () => {
    const label = `${WORDS.remove}: ${section.type}`;
    await edit([{ type: "remove", path: section.path }], { label });
    select(undefined);
  };
  return (
    <Box role="group" aria-label={section.type} sx={{ display: "flex", px: 1.5, pb: 0.5 }}>
      <Act label={WORDS.moveUp} isDisabled={position <= 0} onClick={() => void move(-1)}>
        <ArrowUp fontSize="small" />
      </Act>
      <Act
        label={WORDS.moveDown}
        isDisabled={position >= own.length - 1}
        onClick={() => void move(1)}
      >
        <ArrowDown fontSize="small" />
      </Act>
      <Act label={WORDS.duplicate} onClick={() => void duplicate()}>
        <Copy fontSize="small" />
      </Act>
      <HideSection section={section} />
      <CopySection section={section} />
      <Act label={WORDS.remove} onClick={() => void remove()}>
        <Delete fontSize="small" />
      </Act>
    </Box>
  );
}

/** An id names one section of a page. */
function withoutId(value: unknown): unknown {
  const { id: _, ...rest } = Object(value);
  return rest;
}
