import type { DraftMark } from "./protocol.ts";
import { MARK_STYLES } from "./styles.ts";

const host = document.createElement("plumbline-drafts");
const root = host.attachShadow({ mode: "open" });
const own = new CSSStyleSheet();
own.replaceSync(MARK_STYLES);
root.adoptedStyleSheets = [own];

/** Draws lines around sections without changing them, since they belong to the site's app. */
const outlines = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, outlines];

/** Shows over the page which parts are not published, if any. */
export function showMarks(marks: readonly DraftMark[]): void {
  const drafts = marks.flatMap(({ fromEnd }) => fromEnd ?? []);
  outlines.replaceSync(
    drafts
      .map(
        (at) =>
          `#main > :nth-last-child(${at}) { outline: 4px dashed #b3261e; outline-offset: -4px; }`,
      )
      .join("\n"),
  );
  root.replaceChildren(
    ...marks.map(({ words }) => Object.assign(document.createElement("p"), { textContent: words })),
  );
  if (marks.length === 0) host.remove();
  else document.documentElement.append(host);
}
