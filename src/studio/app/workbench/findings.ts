/** A finding of axe in a frame. */
export interface Finding {
  id: string;
  help: string;
  helpUrl: string;
  impact: string;
  /** The selectors of the elements. */
  elements: string[];
}

const run = (axe: unknown, main: Element): Promise<unknown> => {
  const test: unknown = Object(axe).run;
  if (typeof test !== "function") throw new Error("axe is not in the page.");
  // A page with one section has no banner and no navigation.
  return test.call(axe, main, { resultTypes: ["violations"] });
};

/** What axe finds in the section of a frame; undefined if axe is not there. */
export async function findingsIn(frame: HTMLIFrameElement): Promise<Finding[] | undefined> {
  const main = frame.contentDocument?.querySelector("main");
  const axe: unknown = Reflect.get(frame.contentWindow ?? {}, "axe");
  if (!main || !axe) return undefined;
  const { violations } = Object(await run(axe, main));
  return Array.isArray(violations) ? violations.map(findingOf) : [];
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
