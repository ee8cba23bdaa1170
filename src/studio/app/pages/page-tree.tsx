import { DndContext } from "@dnd-kit/core";
import { Box, Typography } from "@mui/material";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useDragSensors } from "../controls/use-drag-sensors.ts";
import { useStore } from "../store/store.ts";
import { WORDS } from "../words/words.ts";
import { siblingAt, useMovePage } from "./move-page.ts";
import { PageMenu } from "./page-menu.tsx";
import { PageRow, ROW_HEIGHT } from "./page-row.tsx";
import type { PageTask } from "./page-task.ts";
import { treeStep } from "./tree-keys.ts";
import type { TreeRow } from "./tree-rows.ts";
import { useProblemCounts, useTree } from "./use-tree.ts";

/** Rows that are rendered beyond the visible ones. */
const OVERSCAN = 8;
/** From this number of rows on, the list scrolls by itself. */
const MANY = 20;

interface PageTreeProps {
  words: string;
  onTask(task: PageTask): void;
}

/** The tree of pages. Only the visible rows are rendered, so that thousands of pages are as fast as a few. */
export function PageTree({ words, onTask }: PageTreeProps) {
  const { page, openPage } = useStore("page", "openPage");
  const { rows, activeAt, setActive, toggle } = useTree(words);
  const counts = useProblemCounts();
  const movePage = useMovePage();
  const box = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const [menu, setMenu] = useState<{ row: TreeRow; anchor: Element }>();
  const sensors = useDragSensors();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (at) => rows[at]?.node.key ?? at,
    // The row with the focus stays, also when it is scrolled away.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), activeAt])]
        .filter((at) => at < rows.length)
        .sort((one, other) => one - other),
  });
  const rowElement = (at: number) =>
    box.current?.querySelector<HTMLElement>(`[data-row="${at}"]`) ?? undefined;
  const activeKey = rows[activeAt]?.node.key;
  const toRow = useEffectEvent((at: number, key: string | undefined) => {
    if (key === undefined) return;
    // A row that gets the focus by a click stays below the pointer.
    if (rowElement(at)?.contains(document.activeElement)) return;
    virtual.scrollToIndex(at);
    if (hasFocus.current) requestAnimationFrame(() => rowElement(at)?.focus());
  });
  useEffect(() => toRow(activeAt, activeKey), [activeKey, activeAt]);

  const shown = useRef(page);
  const showRow = useEffectEvent((at: number) => {
    virtual.scrollToIndex(at);
    // The list itself may be below the window.
    const frame = requestAnimationFrame(() => rowElement(at)?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    if (shown.current === page) return;
    const at = rows.findIndex(({ node }) => node.page?.path === page);
    if (at < 0) return;
    shown.current = page;
    return showRow(at);
  }, [page, rows]);

  const open = (row: TreeRow) => {
    setActive(row.node.key);
    if (row.node.page) openPage(row.node.page.path);
    else toggle(row.node, !row.isOpen);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOnRow = event.target instanceof HTMLElement && event.target.role === "treeitem";
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = isOnRow ? treeStep(event, rows, activeAt, isRightToLeft) : undefined;
    const row = step && rows[step.at];
    if (!row) return;
    event.preventDefault();
    const anchor = rowElement(step.at);
    if (step.type === "focus") setActive(row.node.key);
    else if (step.type === "toggle") toggle(row.node, step.isOpen);
    else if (step.type === "open") open(row);
    else if (step.type === "move") void movePage(row, siblingAt(rows, row, step.by));
    else if (anchor) setMenu({ row, anchor });
  };
  if (rows.length === 0) return <Typography sx={{ px: 2 }}>{WORDS.nothingFound}</Typography>;
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ screenReaderInstructions: { draggable: WORDS.pageTree.help } }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [active.id, over?.id].map((key) =>
          rows.find(({ node }) => node.key === key),
        );
        if (from && to) void movePage(from, to);
      }}
    >
      <Box
        ref={box}
        role="tree"
        aria-label={WORDS.pages}
        onKeyDown={onKeyDown}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          hasFocus.current = currentTarget.contains(relatedTarget);
        }}
        // A short list scrolls with its column.
        sx={{ maxHeight: rows.length > MANY ? "60dvh" : "none", overflow: "auto", py: 0.25 }}
      >
        <Box role="presentation" sx={{ position: "relative", height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index];
            return (
              row && (
                <PageRow
                  key={key}
                  row={row}
                  at={index}
                  top={start}
                  isActive={index === activeAt}
                  shownPage={page}
                  counts={counts}
                  onFocus={() => setActive(row.node.key)}
                  onOpen={() => open(row)}
                  onToggle={() => toggle(row.node, !row.isOpen)}
                  onMenu={(anchor) => setMenu({ row, anchor })}
                  onTask={onTask}
                />
              )
            );
          })}
        </Box>
      </Box>
      {menu && (
        <PageMenu
          {...menu}
          move={(by) => movePage(menu.row, siblingAt(rows, menu.row, by))}
          canMove={(by) => siblingAt(rows, menu.row, by) !== undefined}
          onTask={onTask}
          onClose={() => setMenu(undefined)}
        />
      )}
    </DndContext>
  );
}
