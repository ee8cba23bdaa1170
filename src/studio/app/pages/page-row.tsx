import { useDraggable, useDroppable } from "@dnd-kit/core";
import ChevronRight from "@mui/icons-material/ChevronRight";
import MoreVert from "@mui/icons-material/MoreVert";
import { Box, Chip, IconButton, Typography } from "@mui/material";
import { joined } from "../../../lib/text.ts";
import type { PageSummary } from "../../protocol/pages.ts";
import type { ProblemCounts } from "../../protocol/state.ts";
import { useStore } from "../store/store.ts";
import { WORDS } from "../words/words.ts";
import type { PageTask } from "./page-task.ts";
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
        acts.onMenu(event.currentTarget);
      }}
      sx={{
        position: "absolute",
        insetInline: 0,
        top,
        height: ROW_HEIGHT,
        paddingInlineStart: `${(level - 1) * INDENT + 4}px`,
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
        onPointerDown={(event) => event.stopPropagation()}
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
      <Typography variant="caption" component="div" noWrap color="textSecondary">
        <bdi>{page?.path ?? WORDS.pageTree.count(children.length)}</bdi>
        {page?.inMenu && ` · ${WORDS.pageTree.inMenu}`}
      </Typography>
    </Box>
  );
}

interface MarksProps {
  node: TreeNode;
  counts: ProblemCounts;
  tab: 0 | -1;
  onTask(task: PageTask): void;
}

function Marks({ node, counts, tab, onTask }: MarksProps) {
  const { page } = node;
  const problems = problemsOf(node, counts);
  const state = page && stateWords(page);
  return (
    <>
      {/* The texts of a row are words of their own, also for those who say its name to a computer. */}{" "}
      {state && <Chip size="small" color="warning" variant="outlined" label={state} />}
      {problems.count > 0 && (
        <Chip
          size="small"
          color={problems.hasErrors ? "error" : "warning"}
          label={problems.count}
          title={WORDS.problems(problems.count)}
        />
      )}
      {page && <Languages node={node} page={page} tab={tab} onTask={onTask} />}
    </>
  );
}

/** The languages of a page: a chip opens its version, or offers the missing one. */
function Languages({
  node,
  page,
  tab,
  onTask,
}: Omit<MarksProps, "counts"> & { page: PageSummary }) {
  const { languages, openPage } = useStore("languages", "openPage");
  if (languages.length < 2) return null;
  return languages.map((language) => {
    const version = node.versions.find((each) => each.language === language);
    const canTranslate = page.language === languages[0];
    if (!version && !canTranslate) return null;
    const label = version
      ? WORDS.pageTree.openIn(node.label, language)
      : WORDS.pageTree.copyTo(node.label, language);
    return (
      <Chip
        key={language}
        component="button"
        type="button"
        tabIndex={tab}
        size="small"
        variant={version ? "filled" : "outlined"}
        label={version ? shortName(language, languages) : `+ ${shortName(language, languages)}`}
        aria-label={label}
        title={label}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation();
          if (version) openPage(version.path);
          else onTask({ type: "add", copyOf: page, language });
        }}
        sx={{ borderStyle: version ? "solid" : "dashed", cursor: "pointer" }}
      />
    );
  });
}

/** `en` for `en-GB`, unless the site has several of them. */
function shortName(language: string, all: readonly string[]): string {
  const [short = language] = language.split("-");
  return all.filter((each) => each.startsWith(short)).length > 1 ? language : short;
}

/** Why a page is not published today. */
export function stateWords({ state, from = "", until = "" }: PageSummary): string | undefined {
  if (state === "draft") return WORDS.draft;
  if (state === "from") return WORDS.pageTree.from(from);
  return state === "until" ? WORDS.pageTree.until(until) : undefined;
}

/** The problems of a page in all languages; those of closed rows under it, too, for the pages of a template. */
function problemsOf(node: TreeNode, counts: ProblemCounts) {
  const pages = [
    ...node.versions,
    ...(node.template ? node.children.flatMap((each) => each.versions) : []),
  ];
  const own = pages.flatMap(({ path }) =>
    Object.hasOwn(counts, path) ? (counts[path] ?? []) : [],
  );
  const hasErrors = own.some(({ errors }) => errors > 0);
  return { hasErrors, count: own.reduce((sum, { errors, others }) => sum + errors + others, 0) };
}

function accessibleName(node: TreeNode, counts: ProblemCounts): string {
  const { count } = problemsOf(node, counts);
  const name = node.template === undefined ? node.label : WORDS.pageTree.template(node.template);
  const parts = [
    name,
    node.page?.path ?? WORDS.pageTree.count(node.children.length),
    node.page?.inMenu && WORDS.pageTree.inMenu,
    node.page && stateWords(node.page),
    count > 0 && WORDS.problems(count),
  ];
  return joined(parts, ",");
}
