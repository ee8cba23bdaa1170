import type { ProblemView } from "../../diagnostics/problem-view.ts";
import { STYLES } from "./styles.ts";

interface OverlayContent {
  title: string;
  problems: readonly ProblemView[];
  /** Ends the message. */
  note: string;
  onClose: () => void;
}

/**
 * Shows problems over the page, and returns a function that removes them. A shadow root and a
 * constructed style sheet avoid the page's styles and the site's content security policy.
 */
export function showOverlay({ title, problems, note, onClose }: OverlayContent): () => void {
  const host = document.createElement("plumbline-problems");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  const close = element("button", "Close");
  close.setAttribute("type", "button");
  const panel = element("section");
  panel.setAttribute("aria-label", title);
  // Screen readers announce text that is added to an existing alert.
  panel.setAttribute("role", "alert");
  root.append(panel);
  document.documentElement.append(host);
  panel.append(
    element("header", element("h2", title), close),
    element("ol", ...problems.map(entry)),
    element("p", note),
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

function entry({
  at,
  location,
  message,
  rule,
  codeFrame,
  hint,
  affected,
}: ProblemView): HTMLElement {
  const code = element("pre", codeFrame);
  // It scrolls sideways, so keyboard users must be able to focus it.
  code.tabIndex = 0;
  return element(
    "li",
    ...(at === "" ? [] : [element("div", element("code", at), element("span", location))]),
    element("strong", message, ...(rule === "" ? [] : [" ", element("small", `(${rule})`)])),
    ...(codeFrame === "" ? [] : [code]),
    ...(hint === "" ? [] : [element("div", `→ ${hint}`)]),
    ...(affected === "" ? [] : [element("div", affected)]),
  );
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
