import type { ProblemView } from "../diagnostics/problem-view.ts";
import { PROBLEMS_EVENT, PROBLEMS_URL } from "./badge-protocol.ts";

const ID = "plumbline-badge";

const STYLE = `
  #${ID} { position: fixed; left: 12px; bottom: 12px; z-index: 99; max-width: min(560px, 92vw);
    font: 14px/1.45 system-ui, sans-serif; color: #14202B; background: #FFF4C2;
    border: 2px solid #14202B; border-radius: 3px; }
  #${ID} summary { padding: 6px 12px; cursor: pointer; font-weight: 600; }
  #${ID} ol { max-height: 45vh; overflow: auto; margin: 0; padding: 0 12px 8px 32px; list-style: decimal; }
  #${ID} li > div { white-space: pre-wrap; overflow-wrap: anywhere; }
  #${ID} li + li { margin-top: 8px; }
  #${ID} button { font: inherit; margin: 0 12px 10px; }
  #${ID} a { color: #0B4FD6; }
`;

/** Shows warnings in a small badge that a click opens and a button takes away until the next save. */
async function showBadge(): Promise<void> {
  const response = await fetch(PROBLEMS_URL);
  const problems = (await response.json()) as ProblemView[];
  document.getElementById(ID)?.remove();
  if (problems.length > 0) document.body.append(badge(problems));
}

function badge(problems: readonly ProblemView[]): HTMLElement {
  const box = element("details");
  box.id = ID;
  const style = element("style", STYLE);
  const title = element("summary", `${problems.length} to look at`);
  const list = element("ol");
  list.append(...problems.map(entry));
  const dismiss = element("button", "Dismiss until the next save");
  dismiss.addEventListener("click", () => box.remove());
  box.append(style, title, list, dismiss);
  return box;
}

function entry({ place, message, hint, at, affected }: ProblemView): HTMLElement {
  const link = element("a", place);
  link.setAttribute("href", `/__open-in-editor?file=${encodeURIComponent(at)}`);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    void fetch(link.getAttribute("href") ?? "");
  });
  const item = element("li");
  item.append(link, element("div", message), element("div", hint), element("div", affected));
  return item;
}

function element(name: string, text = ""): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

void showBadge();
import.meta.hot?.on(PROBLEMS_EVENT, () => void showBadge());
