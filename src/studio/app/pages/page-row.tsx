import { useDraggable, useDroppable } from "@dnd-kit/core";
import ChevronRight from "@mui/icons-material/ChevronRight";
import MoreVert from "@mui/icons-material/MoreVert";
import { Box, IconButton, Typography } from "@mui/material";
import { joined } from "../../../lib/text.ts";
import type { ProblemCounts } from "../../protocol/state.ts";
import { NO_DRAG } from "../controls/use-drag-sensors.ts";
import { pageInWords } from "../words/in-own-words.ts";
import { WORDS } from "../words/words.ts";
import type { PageTask } from "./page-task.ts";
import { Marks, problemsOf, stateWords } from "./row-marks.tsx";
import type { TreeNode, TreeRow } from "./tree-rows.ts";

/** In pixels; also large enough for a finger. */
export const ROW_HEIGHT = 44;
const INDENT = 14;

interface PageRowProps {
  row: TreeRow;
  at: number;
  top: number;
  isActive: boolean;
  shownPage: string;
  counts: ProblemCounts;
  onFocus(): void;
  onOpen(): void;
  onToggle(): void;
  onMenu(anchor: Element): void;
  onTask(task: PageTask): void;
}

/** A page with its translations, or the pages of a template. */
export function PageRow({ row, at, top, isActive, shownPage, counts, ...acts }: PageRowProps) {
  const { node, level, position, count, isOpen } = row;
  const drag = useDraggable({ id: node.key, disabled: node.page?.row !== undefined || !node.page });
  const drop = useDroppable({ id: node.key });
  const isShown = node.versions.some(({ path }) => path === shownPage);
  const hasChildren = node.children.length > 0;
  const tab = isActive ? 0 : -1;
  return (
    <Box
      ref={(element: HTMLElement | null) => {
        drag.setNodeRef(element);
        drop.setNodeRef(element);
      }}
      role="treeitem"
      data-row={at}
      tabIndex={tab}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isShown}
      aria-label={accessibleName(node, counts)}
      {...(hasChildren && { "aria-expanded": isOpen })}
      {...drag.listeners}
      onClick={acts.onOpen}
      onFocus={acts.onFocus}
      onContextMenu={(event) => {
        event.preventDefault();
        // A finger that waits drags the row.
        if (!drag.isDragging) acts.onMenu(event.currentTarget);
      }}
      sx={{
        position: "absolute",
        insetInline: 0,
        top,
        height: ROW_HEIGHT,
        paddingInlineStart: `${(level - 1) * INDENT + 4}px`,
        // Scrollbars that overlay the list would take the clicks on the menu.
        paddingInlineEnd: { md: 1.5 },
        display: "flex",
        alignItems: "center",
        gap: 0.5,
        cursor: "pointer",
        opacity: drag.isDragging ? 0.5 : 1,
        bgcolor: isShown ? "action.selected" : "transparent",
        boxShadow:
          drop.isOver && !drag.isDragging
            ? "inset 0 2px 0 currentColor"
            : `inset ${isShown ? 3 : 0}px 0 var(--mui-palette-secondary-main)`,
        "&:hover": { bgcolor: isShown ? "action.selected" : "action.hover" },
        "&:focus-visible": { outline: "2px solid", outlineOffset: -2 },
      }}
    >
      <Chevron isShown={hasChildren} isOpen={isOpen} onToggle={acts.onToggle} />
      <Names node={node} />
      <Marks node={node} counts={counts} tab={tab} onTask={acts.onTask} />
      <IconButton
        aria-label={WORDS.pageTree.more(node.label)}
        aria-haspopup="menu"
        tabIndex={tab}
        {...NO_DRAG}
        onClick={(event) => {
          event.stopPropagation();
          acts.onMenu(event.currentTarget);
        }}
        sx={{ minWidth: { xs: 44, md: 30 }, minHeight: { xs: 44, md: 30 } }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** It is for the pointer alone, since arrow keys open and close rows. */
const Chevron = ({
  isShown,
  isOpen,
  onToggle,
}: {
  isShown: boolean;
  isOpen: boolean;
  onToggle(): void;
}) => (
  <Box
    component="span"
    aria-hidden
    onClick={(event) => {
      if (!isShown) return;
      event.stopPropagation();
      onToggle();
    }}
    sx={{ width: 24, height: "100%", display: "grid", placeItems: "center", flexShrink: 0 }}
  >
    {isShown && (
      <ChevronRight
        fontSize="small"
        sx={{
          transform: isOpen ? "rotate(90deg)" : "none",
          "[dir=rtl] &": { transform: isOpen ? "rotate(90deg)" : "scaleX(-1)" },
        }}
      />
    )}
  </Box>
);

function Names({ node: { label, page, template, children } }: { node: TreeNode }) {
  const isGrey = page?.state !== undefined;
  return (
    <Box sx={{ flex: 1, minWidth: 0, color: isGrey ? "text.secondary" : "text.primary" }}>
      <Typography variant="body2" noWrap dir="auto">
        {template === undefined ? label : WORDS.pageTree.template(template)}
      </Typography>
      {/* The texts of a row are words of their own, also for those who say its name to a computer. */}{" "}
      <Typography variant="caption" component="div" noWrap color="textSecondary">
        <bdi>{page ? pageInWords(page.path) : WORDS.pageTree.count(children.length)}</bdi>
        {page?.inMenu && ` · ${WORDS.pageTree.inMenu}`}
      </Typography>
    </Box>
  );
}

function accessibleName(node: TreeNode, counts: ProblemCounts): string {
  const { count } = problemsOf(node, counts);
  const name = node.template === undefined ? node.label : WORDS.pageTree.template(node.template);
  const parts = [
    name,
    node.page ? pageInWords(node.page.path) : WORDS.pageTree.count(node.children.length),
    node.page?.inMenu && WORDS.pageTree.inMenu,
    node.page && stateWords(node.page),
    count > 0 && WORDS.problems(count),
  ];
  return joined(parts, ",");
}
