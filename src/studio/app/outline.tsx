import { DndContext, useDraggable, useDroppable } from "@dnd-kit/core";
import Add from "@mui/icons-material/Add";
import ArrowDown from "@mui/icons-material/ArrowDownward";
import ArrowUp from "@mui/icons-material/ArrowUpward";
import Copy from "@mui/icons-material/ContentCopy";
import Delete from "@mui/icons-material/DeleteOutlined";
import { Box, Button, List, ListItem, ListItemButton, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import type { ValueModel } from "../protocol/fields.ts";
import type { OmittedSection, PageOrigins, SectionOrigin } from "../protocol/page.ts";
import { stepName } from "../protocol/steps.ts";
import { Act } from "./controls/act.tsx";
import { useDragSensors } from "./controls/use-drag-sensors.ts";
import { useMoveSection } from "./move-section.ts";
import { CopySection, HideSection, OmittedItem, SectionName } from "./pages/hidden-sections.tsx";
import { Palette } from "./palette/palette.tsx";
import { call } from "./store/api.ts";
import { useStore } from "./store/store.ts";
import { nameInWords } from "./words/names.ts";
import { WORDS } from "./words/words.ts";

/** The sections of the open page, in order. */
export function Outline() {
  const { origins, openForm, page, pages } = useStore("origins", "openForm", "page", "pages");
  const [isAdding, setAdding] = useState(false);
  const moveSection = useMoveSection();
  // By keyboard, sections are moved with the buttons below the selected one.
  const sensors = useDragSensors();
  const { index, sectionCount = 0 } = pages.find(({ path }) => path === page) ?? {};
  const entry = origins?.entry ?? (index === undefined ? undefined : ["pages", index]);
  const box = useRef<HTMLDivElement>(null);
  const last = useRef({ height: 0, count: 0, row: 0 });
  useEffect(() => {
    const { current } = box;
    if (!origins || !current) return;
    const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
    last.current = {
      height: heightOf(current) - heightOf(current.querySelector("[role=group]")),
      count: sectionCount,
      row: heightOf(current.querySelector("li > [role=button]")),
    };
  }, [origins, sectionCount]);
  const { height, count, row } = last.current;
  return (
    // Until the sections of another page are here, the list of pages below is where it will be.
    <Box ref={box} sx={{ minHeight: origins ? 0 : height + (sectionCount - count) * row }}>
      <Box sx={{ display: "flex", alignItems: "center", px: 2 }}>
        <Typography component="h2" variant="overline" sx={{ flexGrow: 1 }}>
          {WORDS.sections}
        </Typography>
        {entry && (
          <Button color="inherit" onClick={() => openForm({ path: entry })}>
            {WORDS.settings}
          </Button>
        )}
      </Box>
      <DndContext
        sensors={sensors}
        onDragEnd={({ active, over }) =>
          over && void moveSection(Number(active.id), Number(over.id))
        }
      >
        <List dense aria-label={`${WORDS.sections}, ${page}`} sx={PLUMB_LINE}>
          {origins &&
            inOrder(origins).map(({ section, at }) =>
              at === undefined ? (
                <OmittedItem key={section.path.join("/")} section={section} />
              ) : (
                <SectionRow key={section.index} section={section} at={at} />
              ),
            )}
        </List>
      </DndContext>
      {origins?.sectionsPath && (
        <Button startIcon={<Add />} sx={{ mx: 2 }} onClick={() => setAdding(true)}>
          {WORDS.addSection}
        </Button>
      )}
      {isAdding && <Palette onClose={() => setAdding(false)} />}
    </Box>
  );
}

/** Sections hang on a line, each with its mark. */
const PLUMB_LINE = {
  position: "relative",
  "&::before": {
    content: "''",
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 15,
    borderInlineStart: "1.5px solid",
    color: "secondary.main",
  },
  "& .MuiListItemButton-root": { paddingInlineStart: "30px" },
  "& .MuiListItemButton-root::before": {
    content: "''",
    position: "absolute",
    insetInlineStart: 12,
    width: 8,
    height: 8,
    borderRadius: "50%",
    border: "1.5px solid",
    color: "secondary.main",
    bgcolor: "background.paper",
  },
  "& .Mui-selected::before": { bgcolor: "currentColor" },
} as const;

type Row = { section: SectionOrigin; at: number } | { section: OmittedSection; at: undefined };

/** The sections of a page, with those that it does not show today where they are in its list. */
function inOrder({ sections, omitted }: PageOrigins): Row[] {
  const rows: Row[] = sections.map((section, at) => ({ section, at }));
  for (const section of omitted) {
    const position = Number(section.path.at(-1));
    const isBefore = (row: Row) =>
      (row.at === undefined || row.section.isOwn) && Number(row.section.path.at(-1)) < position;
    const own = rows.findIndex((row) => row.at === undefined || row.section.isOwn);
    const after = rows.findLastIndex(isBefore) + 1;
    const at = after > 0 ? after : own;
    rows.splice(at < 0 ? rows.length : at, 0, { section, at: undefined });
  }
  return rows;
}

function SectionRow({ section, at }: { section: SectionOrigin; at: number }) {
  const { selection, openForm } = useStore("selection", "openForm");
  const drag = useDraggable({ id: at, disabled: !section.isOwn });
  const drop = useDroppable({ id: at, disabled: !section.isOwn });
  const isSelected = selection?.section === at;
  return (
    <ListItem
      ref={drop.setNodeRef}
      disablePadding
      sx={{
        display: "block",
        ...(drop.isOver && !drag.isDragging && dropLine(Number(drop.active?.id) < at)),
      }}
    >
      <ListItemButton
        ref={drag.setNodeRef}
        selected={isSelected}
        aria-current={isSelected}
        onClick={() => openForm({ section: at, path: section.path })}
        {...drag.listeners}
        sx={{
          transform: `translateY(${drag.transform?.y ?? 0}px)`,
          opacity: drag.isDragging ? 0.5 : 1,
          WebkitTouchCallout: "none",
          userSelect: "none",
        }}
      >
        <SectionName section={section} />
      </ListItemButton>
      {isSelected && section.isOwn && <SectionActs at={at} section={section} />}
    </ListItem>
  );
}

/** Where a section goes: below the one that it is dropped on, or above it. */
const dropLine = (isBelow: boolean) => ({
  [isBelow ? "borderBlockEnd" : "borderBlockStart"]: "2px solid currentColor",
  [isBelow ? "marginBlockEnd" : "marginBlockStart"]: "-2px",
});

/** What can be done with a section of the page's own list. */
function SectionActs({ at, section }: { at: number; section: SectionOrigin }) {
  const {
    origins,
    edit,
    remove: removePath,
    select,
  } = useStore("origins", "edit", "remove", "select");
  const moveSection = useMoveSection();
  const list = section.path.slice(0, -1);
  const index = Number(section.path.at(-1));
  const own = origins?.sections.filter((each) => each.isOwn) ?? [];
  const isOnly = own.length + (origins?.omitted.length ?? 0) === 1;
  const position = own.indexOf(section);
  const neighbour = (by: number) => {
    const place = own[position + by];
    return place ? (origins?.sections.indexOf(place) ?? at) : at;
  };
  const move = (by: number) => moveSection(at, neighbour(by));
  const duplicate = async () => {
    const { value } = await call<ValueModel>("value", { path: section.path });
    const label = stepName("duplicate", section.name);
    await edit([{ type: "insert", path: list, index: index + 1, value: withoutId(value) }], {
      label,
    });
    select({ section: at + 1, path: [...list, index + 1], isNew: true });
  };
  const remove = async () => {
    const label = stepName("remove", section.name);
    await removePath(section.path, { label, onDone: () => select(undefined) });
  };
  return (
    <Box
      role="group"
      aria-label={nameInWords(section.name)}
      sx={{ display: "flex", px: 1.5, pb: 0.5 }}
    >
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
      <Act
        label={isOnly ? WORDS.needsSection : WORDS.remove}
        isDisabled={isOnly}
        onClick={() => void remove()}
      >
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
