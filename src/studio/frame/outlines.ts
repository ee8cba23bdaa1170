import { layerBelowHeader } from "./site-header.ts";

const STYLES = `
:host { all: initial; position: absolute; inset: 0; pointer-events: none; }
.box {
  position: absolute; box-sizing: border-box; border: 2px solid #8a5a00; border-radius: 4px;
  box-shadow: 0 0 0 1px #fffc, inset 0 0 0 1px #fffc;
}
.box.hover { border-style: dashed; opacity: 0.75; }
.box[hidden] { display: none; }
.name {
  position: absolute; inset-block-start: 0; inset-inline-start: 0;
  padding: 2px 8px; border-end-end-radius: 4px;
  background: #8a5a00; color: #fff; font: 600 12px/1.5 system-ui, sans-serif;
}
.selected .name { pointer-events: auto; cursor: grab; touch-action: none; user-select: none; }
.selected.movable .name::before { content: "⠿ "; }
.add {
  position: absolute; inset-inline-start: calc(50% - 14px); width: 28px; height: 28px; padding: 0;
  border: 2px solid #fff; border-radius: 50%; background: #8a5a00; color: #fff; cursor: pointer;
  font: 600 18px/1 system-ui, sans-serif; pointer-events: auto; display: none;
}
.add:focus-visible { outline: 3px solid #8a5a00; outline-offset: 2px; }
.movable .add { display: block; }
.add.before { top: -14px; }
.add.after { bottom: -14px; }
@media (pointer: coarse) {
  .add { width: 44px; height: 44px; inset-inline-start: calc(50% - 22px); }
  .add.before { top: -22px; }
  .add.after { bottom: -22px; }
}
.line { position: absolute; inset-inline: 0; height: 4px; margin-block: -2px; background: #8a5a00; }
.line[hidden] { display: none; }
`;

/** Draws frames over the page. A shadow root keeps the page's styles out, and theirs in. */
export class Outlines {
  readonly #host = document.createElement("plumbline-outlines");
  readonly #hover = box("hover");
  readonly #selected = box("selected");
  readonly #line = Object.assign(document.createElement("div"), {
    className: "line",
    hidden: true,
  });

  /** The buttons for a section above and below the selected one. */
  readonly addBefore = addButton("before");
  readonly addAfter = addButton("after");

  constructor() {
    this.#selected.append(this.addBefore, this.addAfter);
    const root = this.#host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    root.adoptedStyleSheets = [sheet];
    root.append(this.#hover, this.#selected, this.#line);
    document.documentElement.append(this.#host);
  }

  hover(elements: readonly Element[], name: string): void {
    place(this.#hover, elements, name);
  }

  select(elements: readonly Element[], name: string, isMovable: boolean): void {
    this.#host.style.zIndex = `${layerBelowHeader()}`;
    place(this.#selected, elements, name);
    this.#selected.classList.toggle("movable", isMovable);
  }

  /** The name of the selected section, by which it is dragged. */
  get handle(): HTMLElement {
    return nameIn(this.#selected);
  }

  /** Shows a line across the page, for a drop. */
  showLine(top: number | undefined): void {
    this.#line.hidden = top === undefined;
    this.#line.style.top = `${top ?? 0}px`;
  }
}

function box(kind: string): HTMLElement {
  const made = document.createElement("div");
  made.className = `box ${kind}`;
  made.hidden = true;
  made.append(Object.assign(document.createElement("span"), { className: "name" }));
  return made;
}

const addButton = (place: string) =>
  Object.assign(document.createElement("button"), {
    className: `add ${place}`,
    type: "button",
    textContent: "+",
  });

function nameIn(frame: HTMLElement): HTMLElement {
  const [name] = frame.children;
  if (name instanceof HTMLElement) return name;
  throw new Error("A frame has a name.");
}

/** The area around elements, from the start of the page. */
export function areaOf(elements: readonly Element[]) {
  const areas = elements
    .map((each) => each.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  if (areas.length === 0) return undefined;
  return {
    top: Math.min(...areas.map((area) => area.top)) + scrollY,
    bottom: Math.max(...areas.map((area) => area.bottom)) + scrollY,
    left: Math.min(...areas.map((area) => area.left)) + scrollX,
    right: Math.max(...areas.map((area) => area.right)) + scrollX,
  };
}

function place(frame: HTMLElement, elements: readonly Element[], name: string): void {
  const area = areaOf(elements);
  frame.hidden = area === undefined;
  if (!area) return;
  const { top, bottom, left, right } = area;
  Object.assign(frame.style, {
    top: `${top}px`,
    left: `${left}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
  nameIn(frame).textContent = name;
}
