/** Where a choice is on the screen. */
export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/**
 * The choice that a key goes to from another one, in a list or in rows of several; "before" for what is above the first row;
 * undefined if it is not a key of lists.
 */
export function choiceAt(
  key: string,
  boxes: readonly Box[],
  at: number,
  isRightToLeft: boolean,
): number | "before" | undefined {
  const last = boxes.length - 1;
  const forward = isRightToLeft ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return Math.min(Math.max(at + forward, 0), last);
    case "ArrowLeft":
      return Math.min(Math.max(at - forward, 0), last);
    case "ArrowDown":
      return inNextRow(boxes, at, 1) ?? at;
    case "ArrowUp":
      return inNextRow(boxes, at, -1) ?? "before";
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

/** The nearest choice of the row below, or of that above. */
function inNextRow(boxes: readonly Box[], at: number, by: 1 | -1): number | undefined {
  const from = boxes[at];
  if (!from) return undefined;
  const isBeyond = (box: Box) => (by > 0 ? box.top >= from.bottom : box.bottom <= from.top);
  const beyond = [...boxes.entries()].filter(([, box]) => isBeyond(box));
  const [, row] = (by > 0 ? beyond[0] : beyond.at(-1)) ?? [];
  if (!row) return undefined;
  const distance = (box: Box) => Math.abs(box.left + box.right - from.left - from.right);
  return beyond
    .filter(([, box]) => box.top < row.bottom && box.bottom > row.top)
    .sort(([, one], [, other]) => distance(one) - distance(other))[0]?.[0];
}
