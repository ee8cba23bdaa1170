/** An area of a section that can be moved, from the top of the page. */
export interface Area {
  /** The position of the section on the page. */
  section: number;
  top: number;
  bottom: number;
}

interface DragView {
  /** The sections of the page's own list, in order. */
  areas(): Area[];
  /** The section of the handle. */
  selected(): number | undefined;
  /** Shows where a drop puts the section; undefined for nowhere. */
  showLine(top: number | undefined): void;
  /** The section takes the place of another one. */
  drop(section: number, target: number): void;
}

/** From this distance to the edge of the window on, it scrolls. */
const EDGE = 60;
const SCROLL_STEP = 12;

/** Lets a section be dragged by its name to another place on the page; Escape stops it. */
export function dragBy(handle: HTMLElement, { areas, selected, showLine, drop }: DragView): void {
  let dragged: number | undefined;
  let target: Drop | undefined;
  const end = () => {
    dragged = undefined;
    target = undefined;
    showLine(undefined);
  };
  handle.addEventListener("pointerdown", (event) => {
    const section = selected();
    if (!areas().some((area) => area.section === section)) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    dragged = section;
  });
  handle.addEventListener("pointermove", ({ clientY }) => {
    if (dragged === undefined) return;
    if (clientY < EDGE) scrollBy(0, -SCROLL_STEP);
    else if (clientY > innerHeight - EDGE) scrollBy(0, SCROLL_STEP);
    target = dropAt(areas(), dragged, clientY + scrollY);
    showLine(target?.line);
  });
  handle.addEventListener("pointerup", () => {
    if (dragged !== undefined && target) drop(dragged, target.section);
    end();
  });
  handle.addEventListener("pointercancel", end);
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") end();
  });
}

/** The section whose place a dragged one takes, and the line that shows it. */
interface Drop {
  section: number;
  line: number;
}

/** The drop at a height of the page; undefined where the section would stay. */
export function dropAt(areas: readonly Area[], dragged: number, y: number): Drop | undefined {
  const from = areas.findIndex(({ section }) => section === dragged);
  const before = areas.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
  const to = before > from ? before - 1 : before;
  const place = areas[to];
  if (from < 0 || to === from || !place) return undefined;
  return { section: place.section, line: to > from ? place.bottom : place.top };
}
