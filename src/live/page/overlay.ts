import type { ShownProblem } from "../../diagnostics/shown.ts";
import { STYLES } from "./styles.ts";

interface OverlayContent {
  title: string;
  problems: readonly ShownProblem[];
  onClose: () => void;
}

/**
 * Shows what is wrong over the page, and returns what takes it away. The page's own styles and the
 * site's policy are left alone: it is made by script, in a shadow of its own.
 */
export function showOverlay({ title, problems, onClose }: OverlayContent): () => void {
  const host = document.createElement("plumbline-problems");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  const close = element("button", "Close");
  close.setAttribute("type", "button");
  const panel = element("section", "");
  panel.setAttribute("aria-label", title);
  // What is put into an alert that is there already is read out.
  panel.setAttribute("role", "alert");
  root.append(panel);
  document.documentElement.append(host);
  panel.append(
    withChildren("header", element("h2", title), close),
    withChildren("ol", ...problems.map(entry)),
    element("p", "This is the site as it was saved last without an error."),
  );
  const remove = () => {
    removeEventListener("keydown", onKey, true);
    host.remove();
  };
  const end = () => {
    remove();
    onClose();
  };
  const onKey = ({ key }: KeyboardEvent) => key === "Escape" && end();
  addEventListener("keydown", onKey, true);
  close.addEventListener("click", end);
  return remove;
}

function entry({ at, place, message, rule, frame, hint, affected }: ShownProblem): HTMLElement {
  const code = element("pre", frame);
  // It scrolls sideways, which must be possible without a mouse.
  code.tabIndex = 0;
  return withChildren(
    "li",
    withChildren("div", element("code", at), element("span", place)),
    withChildren("strong", message, " ", element("small", `(${rule})`)),
    ...(frame === "" ? [] : [code]),
    ...(hint === "" ? [] : [element("div", `→ ${hint}`)]),
    ...(affected === "" ? [] : [element("div", affected)]),
  );
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function withChildren(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
