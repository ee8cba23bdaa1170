const STYLES = `
:host { all: initial; position: absolute; inset: 0; pointer-events: none; z-index: 2147483000; }
.box { position: absolute; box-sizing: border-box; border: 2px solid #1f6feb; border-radius: 4px; }
.box.hover { border-style: dashed; opacity: 0.75; }
.box[hidden] { display: none; }
.name {
  position: absolute; inset-block-start: 0; inset-inline-start: 0;
  padding: 2px 8px; border-end-end-radius: 4px;
  background: #1f6feb; color: #fff; font: 600 12px/1.5 system-ui, sans-serif;
}
`;

/** Draws frames over the page. A shadow root keeps the page's styles out, and theirs in. */
export class Outlines {
  readonly #hover = box("hover");
  readonly #selected = box("selected");

  constructor() {
    const host = document.createElement("plumbline-outlines");
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    root.adoptedStyleSheets = [sheet];
    root.append(this.#hover, this.#selected);
    document.documentElement.append(host);
  }

  hover(elements: readonly Element[], name: string): void {
    place(this.#hover, elements, name);
  }

  select(elements: readonly Element[], name: string): void {
    place(this.#selected, elements, name);
  }
}

function box(kind: string): HTMLElement {
  const made = document.createElement("div");
  made.className = `box ${kind}`;
  made.hidden = true;
  made.append(Object.assign(document.createElement("span"), { className: "name" }));
  return made;
}

function place(frame: HTMLElement, elements: readonly Element[], name: string): void {
  const areas = elements
    .map((each) => each.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  frame.hidden = areas.length === 0;
  if (frame.hidden) return;
  const top = Math.min(...areas.map((area) => area.top)) + scrollY;
  const bottom = Math.max(...areas.map((area) => area.bottom)) + scrollY;
  const left = Math.min(...areas.map((area) => area.left)) + scrollX;
  const right = Math.max(...areas.map((area) => area.right)) + scrollX;
  Object.assign(frame.style, {
    top: `${top}px`,
    left: `${left}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
  const [label] = frame.children;
  if (label) label.textContent = name;
}
