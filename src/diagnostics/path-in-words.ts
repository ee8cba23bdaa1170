import type { Path } from "./diagnostic.ts";

/**
 * A path in the owner's words: pages by their address, sections by number and type, entries by
 * number. `["pages", 3, "sections", 1, "cards", 0]` reads `/seo › section 2, featureGrid › cards ›
 * entry 1`.
 */
export function pathInWords(path: Path, root: unknown): string {
  const words: string[] = [];
  let value = root;
  path.forEach((step, index) => {
    const parent = index > 0 ? path[index - 1] : undefined;
    value = child(value, step);
    if (step === "pages" && index === 0 && path.length > 1) return;
    if (step === "sections" && typeof path[index + 1] === "number") return;
    words.push(typeof step === "number" ? entryInWords(step, parent, value) : String(step));
  });
  return words.join(" › ") || "the whole file";
}

/** The template that contains a path, or from which the path's page is made. */
export function templateAt(path: Path, root: unknown): string | undefined {
  const [part, name] = path;
  if (name === undefined) return undefined;
  if (part === "templates") return String(name);
  return part === "pages" ? textField(child(child(root, part), name), "template") : undefined;
}

/** The lists of sections, of a page and for all pages. */
const SECTION_LISTS = new Set<unknown>(["sections", "before", "after"]);

function entryInWords(step: number, parent: Path[number] | undefined, value: unknown): string {
  if (parent === "pages") return textField(value, "path") ?? `page ${step + 1}`;
  if (!SECTION_LISTS.has(parent)) return `entry ${step + 1}`;
  const name = textField(value, "type") ?? textField(value, "use");
  return name === undefined ? `section ${step + 1}` : `section ${step + 1}, ${name}`;
}

function textField(value: unknown, key: string): string | undefined {
  const found = child(value, key);
  return typeof found === "string" ? found : undefined;
}

const child = (value: unknown, step: string | number): unknown =>
  typeof value === "object" && value !== null
    ? (value as Record<string | number, unknown>)[step]
    : undefined;
