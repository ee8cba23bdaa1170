import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import type { RefObject } from "react";
import type { TableColumn } from "../../protocol/rows.ts";
import { useOnChange } from "../controls/use-on-change.ts";
import { useWidth } from "../controls/use-width.ts";
import { NARROW, NUMBER_WIDTH, ROW_HEIGHT, STACKED_HEIGHT, widthOf } from "./grid-row.tsx";

/** Rows that are rendered beyond the visible ones. */
const OVERSCAN = 6;
const HEADER_HEIGHT = 40;

/** The visible rows of a grid, and its sizes in pixels. */
export function useGridSize(
  box: RefObject<HTMLDivElement | null>,
  columns: readonly TableColumn[],
  rowCount: number,
  activeRow: number,
) {
  const boxWidth = useWidth(box);
  const nameWidth = boxWidth > 0 && boxWidth < NARROW ? boxWidth - NUMBER_WIDTH : undefined;
  const rowHeight = nameWidth === undefined ? ROW_HEIGHT : STACKED_HEIGHT;
  const headerHeight = nameWidth === undefined ? HEADER_HEIGHT : STACKED_HEIGHT;
  const pinnedWidth = columns[0] ? widthOf(columns[0]) : 0;
  const virtual = useVirtualizer({
    count: rowCount,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollPaddingStart: headerHeight,
    paddingStart: 0,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), activeRow])]
        .filter((at) => at < rowCount)
        .sort((one, other) => one - other),
  });
  useOnChange(rowHeight, () => virtual.measure());
  const all = NUMBER_WIDTH + columns.reduce((sum, each) => sum + widthOf(each), 0);
  const width = nameWidth === undefined ? all : all - NUMBER_WIDTH - pinnedWidth;
  return { virtual, nameWidth, rowHeight, headerHeight, pinnedWidth, width };
}
