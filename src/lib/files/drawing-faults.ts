import { SaxesParser, type SaxesTagNS } from "saxes";

/**
 * What browsers do not support in an SVG that is used as an image: they load
 * no fonts or other images for it, and run no scripts
 * (https://www.w3.org/TR/SVG2/conform.html#secure-static-mode).
 */
export type DrawingFault = "unreadable" | "letters" | "outside" | "script";

const SVG = "http://www.w3.org/2000/svg";

/** The faults of an SVG; only `unreadable` if no browser shows it. */
export function drawingFaults(text: string): DrawingFault[] {
  const faults = new Set<DrawingFault>();
  const parser = new SaxesParser({ xmlns: true });
  let isRoot = true;
  let isStyle = false;
  parser.on("error", () => faults.add("unreadable"));
  parser.on("opentag", (tag) => {
    if (isRoot && (tag.uri !== SVG || tag.local !== "svg")) faults.add("unreadable");
    isRoot = false;
    isStyle = tag.local === "style";
    for (const fault of elementFaults(tag)) faults.add(fault);
  });
  const look = (words: string) => {
    if (isStyle && LOADS.test(words)) faults.add("outside");
  };
  parser.on("text", look);
  parser.on("cdata", look);
  parser.write(text.replace(/^\uFEFF/, "")).close();
  return faults.has("unreadable") ? ["unreadable"] : [...faults];
}

/** External resources in a style sheet. */
const LOADS = /@import|url\(\s*["']?(?!#|data:)/i;

/** Elements whose `href` is a link, not a resource. */
const LINKS = ["a"];

function* elementFaults({ local, attributes }: SaxesTagNS): Generator<DrawingFault> {
  if (local === "text") yield "letters";
  if (local === "script" || local === "foreignObject") yield "script";
  for (const { local: name, value } of Object.values(attributes)) {
    if (/^on\w/i.test(name) || /^\s*javascript:/i.test(value)) yield "script";
    if (name === "href" && !LINKS.includes(local) && !/^\s*(#|data:|$)/.test(value))
      yield "outside";
    if (name === "style" && LOADS.test(value)) yield "outside";
  }
}
