/** A finding of axe in a frame. */
export interface Finding {
  id: string;
  help: string;
  helpUrl: string;
  impact: string;
  /** The selectors of the elements. */
  elements: string[];
}

/** What came of a test, and the frame with the section. */
export type Tested =
  | "testing"
  | "not shown"
  | "no axe"
  | { frame: HTMLIFrameElement; findings: Finding[] };

/** Tests the section of a frame. */
export async function test(frame: HTMLIFrameElement): Promise<Tested> {
  const main = frame.contentDocument?.querySelector("main");
  if (!main) return "not shown";
  const axe: unknown = Reflect.get(frame.contentWindow ?? {}, "axe");
  if (!axe) return "no axe";
  const { violations } = Object(await run(axe, main));
  return { frame, findings: Array.isArray(violations) ? violations.map(findingOf) : [] };
}

function run(axe: unknown, main: Element): Promise<unknown> {
  const start: unknown = Object(axe).run;
  if (typeof start !== "function") throw new Error("axe is not in the page.");
  // A page with one section has no banner and no navigation.
  return start.call(axe, main, { resultTypes: ["violations"] });
}

function findingOf(violation: unknown): Finding {
  const { id, help, helpUrl, impact, nodes } = Object(violation);
  const elements: unknown[] = Array.isArray(nodes) ? nodes : [];
  return {
    id: String(id),
    help: String(help),
    helpUrl: String(helpUrl),
    impact: String(impact ?? ""),
    elements: elements.map((node) => [Object(node).target].flat(3).join(" ")),
  };
}

/** How long an element is marked, in milliseconds. */
const MARKED_MS = 3000;

/** Scrolls to an element and marks it for a while. */
export function showElement(frame: HTMLIFrameElement, selector: string): void {
  const element = frame.contentDocument?.querySelector<HTMLElement>(selector);
  if (!element) return;
  element.scrollIntoView({ block: "center" });
  const { outline, outlineOffset } = element.style;
  Object.assign(element.style, { outline: "3px solid #d3006c", outlineOffset: "2px" });
  setTimeout(() => Object.assign(element.style, { outline, outlineOffset }), MARKED_MS);
}
