/** What somebody was looking at in a frame. */
export interface Place {
  left: number;
  top: number;
  /** Which of the parts that open are open, in order. */
  open: readonly boolean[];
}

const partsIn = (frame: HTMLIFrameElement) => [
  ...(frame.contentDocument?.querySelectorAll("details") ?? []),
];

/** Where a frame is scrolled to, and what is open there. */
export const placeIn = (frame: HTMLIFrameElement): Place => ({
  left: frame.contentWindow?.scrollX ?? 0,
  top: frame.contentWindow?.scrollY ?? 0,
  open: partsIn(frame).map(({ open }) => open),
});

/** Returns to a place, if the page still has the same parts. */
export function returnTo(frame: HTMLIFrameElement, place: Place | undefined): void {
  if (!place) return;
  const parts = partsIn(frame);
  if (parts.length === place.open.length)
    for (const [at, part] of parts.entries()) part.open = place.open[at] ?? part.open;
  frame.contentWindow?.scrollTo(place.left, place.top);
}
