/** The script in the page that the studio shows: it marks where things come from, and lets the owner point and type. */

import type { ValuePath } from "../protocol/edits.ts";
import type { PageOrigins, TextOrigin, ValueOrigin } from "../protocol/page.ts";
import { closeMenus } from "./close-menus.ts";
import { dragBy } from "./dragging.ts";
import { takeDrops } from "./dropping.ts";
import type { FromFrame, ToFrame } from "./messages.ts";
import { refuseOtherDrops } from "./other-drops.ts";
import { areaOf, Outlines } from "./outlines.ts";
import { ownPath } from "./own-path.ts";
import { pictureOf, showNewPictures } from "./pictures.ts";
import { placeOf } from "./place-of.ts";
import { isMissing, refresh } from "./refresh.ts";
import { keepInView, scrollToStart, scrollToText } from "./scrolling.ts";
import { sectionElements } from "./section-elements.ts";
import { textElements } from "./text-elements.ts";
import { Typing } from "./typing.ts";
import { elementAt, wordsAt } from "./words-at.ts";

const send = (message: FromFrame) => parent.postMessage(message, location.origin);
const ready = (isMissing: boolean) => send({ type: "ready", path: ownPath(), isMissing });
const outlines = new Outlines();
const typing = new Typing(send);
const keepClickInView = keepInView();

let origins: PageOrigins | undefined;
let values: readonly ValueOrigin[] = [];
let elements: Element[][] = [];
let texts = new Map<Element, TextOrigin>();
let selected: number | undefined;
/** The section that was clicked last, until it is selected. */
let clicked: number | undefined;
let hovered: number | undefined;

const nameOf = (at: number | undefined) => origins?.sections[at ?? -1]?.name ?? "";

function draw(): void {
  outlines.hover(hovered === selected ? [] : (elements[hovered ?? -1] ?? []), nameOf(hovered));
  const isMovable = origins?.sections[selected ?? -1]?.isOwn ?? false;
  outlines.select(elements[selected ?? -1] ?? [], nameOf(selected), isMovable);
}

for (const [button, isBefore] of [
  [outlines.addBefore, true],
  [outlines.addAfter, false],
] as const)
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    if (selected !== undefined) send({ type: "add", section: selected, isBefore });
  });

dragBy(outlines.handle, {
  areas: () =>
    (origins?.sections ?? []).flatMap(({ isOwn }, section) => {
      const area = isOwn ? areaOf(elements[section] ?? []) : undefined;
      return area ? { section, ...area } : [];
    }),
  selected: () => selected,
  showLine: (top) => outlines.showLine(top),
  drop: (section, target) => send({ type: "move", section, target }),
});

/** Finds the sections and texts of the page again, and marks them for tests and for developers. */
function mark(): void {
  const main = document.querySelector("main");
  if (!main || !origins) return;
  elements = sectionElements(main);
  texts = textElements(origins, elements);
  for (const [at, { path }] of origins.sections.entries())
    for (const element of elements[at] ?? []) element.setAttribute("data-origin", path.join("/"));
  for (const [element, { path }] of texts) element.setAttribute("data-origin", path.join("/"));
  draw();
}

const sectionAt = (target: EventTarget | null) =>
  target instanceof Node
    ? elements.findIndex((roots) => roots.some((root) => root.contains(target)))
    : -1;

/** The element that shows a text. */
const elementOf = (path: ValuePath) =>
  [...texts].find(([, origin]) => origin.path.join("/") === path.join("/"))?.[0];

/** The text that an event is on. */
function textAt(target: EventTarget | null): [Element, TextOrigin] | undefined {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const origin = texts.get(at);
    if (origin) return [at, origin];
  }
  return undefined;
}

/** What is edited with words or a picture that are not typed in on the page; a picture may be below a shade. */
function placeAt(event: MouseEvent, section?: number): { text?: ValuePath } {
  const { pictures = [] } = origins ?? {};
  const target = elementAt(event);
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const picture = pictureOf(element, pictures);
    if (picture) return { text: picture.path };
  }
  const text =
    target instanceof Element && origins
      ? placeOf(target, texts, { ...origins, values }, section)
      : undefined;
  return text ? { text } : {};
}

/** Shows a version of the page, below the text that is being typed. */
function show({ origins: next, html }: Extract<ToFrame, { type: "show" }>): void {
  if (next.path !== ownPath()) return;
  origins = next;
  if (html !== undefined)
    typing.keepThrough(
      () => refresh(html, typing.element),
      ({ path }) => {
        mark();
        return elementOf(path);
      },
    );
  mark();
}

addEventListener("message", ({ data, origin }: MessageEvent<ToFrame>) => {
  if (origin !== location.origin) return;
  if (data.type === "show") typing.whenComposed(() => show(data));
  else if (data.type === "values") values = data.values;
  else if (data.type === "words") {
    for (const [button, words] of [
      [outlines.addBefore, data.addBefore],
      [outlines.addAfter, data.addAfter],
    ] as const)
      Object.assign(button, { title: words, ariaLabel: words });
  } else if (data.type === "select") {
    if (data.section !== selected) closeMenus();
    selected = data.section;
    // What was clicked is in view, so that the page stays below the pointer.
    const text = data.text && elementOf(data.text);
    if (selected !== clicked && !(text && scrollToText(text)))
      scrollToStart(elements[selected ?? -1]?.[0]);
    clicked = undefined;
    draw();
  }
});

addEventListener("pointermove", ({ target }) => {
  const at = sectionAt(target);
  if (at === hovered) return;
  hovered = at < 0 ? undefined : at;
  draw();
});

document.documentElement.addEventListener("pointerleave", () => {
  hovered = undefined;
  draw();
});

addEventListener(
  "pointerdown",
  ({ target }) => {
    const [element, text] = textAt(target) ?? [];
    if (element && text) typing.begin(element, text);
  },
  true,
);

addEventListener(
  "click",
  (event) => {
    const { target } = event;
    closeMenus(target);
    const link = target instanceof Element ? target.closest("a") : null;
    const isToggle = target instanceof Element && target.closest("summary") !== null;
    if (!isToggle) event.preventDefault();
    const at = sectionAt(target);
    if (at >= 0) {
      clicked = at;
      const under = elementAt(event);
      keepClickInView(under);
      const [element, text] = textAt(under) ?? [];
      // A text that is typed in on the page keeps the focus.
      const inForm = text && element !== typing.element;
      if (element && element === typing.element) typing.selectExample();
      const place = inForm
        ? { text: text.path, ...wordsAt(event) }
        : text
          ? {}
          : placeAt(event, at);
      send({ type: "select", section: at, ...place });
    }
    // In header and footer, links lead to their pages; words and other links to where they are edited.
    else if (link && link.origin === location.origin && link.pathname !== location.pathname)
      send({ type: "follow", path: link.pathname });
    else {
      const { text } = placeAt(event);
      if (text) send({ type: "edit", text });
    }
  },
  true,
);

takeDrops(send, () => origins?.pictures ?? []);
refuseOtherDrops();
showNewPictures(() => origins?.pictures ?? []);

addEventListener("submit", (event) => event.preventDefault(), true);

addEventListener("keydown", (event) => {
  if (event.key === "F6" && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    send({ type: "region", by: event.shiftKey ? -1 : 1 });
  }
  if (!(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  const name =
    key === "s" ? "save" : key === "y" || (key === "z" && event.shiftKey) ? "redo" : "undo";
  if (!["s", "y", "z"].includes(key)) return;
  event.preventDefault();
  send({ type: "key", name });
});

addEventListener("scroll", draw, { passive: true });
let width = innerWidth;
addEventListener("resize", () => {
  if (innerWidth !== width) closeMenus();
  width = innerWidth;
  draw();
});
new ResizeObserver(draw).observe(document.documentElement);

ready(isMissing());
