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

function entryInWords(step: number, parent: Path[number] | undefined, value: unknown): string {
  if (parent === "pages") return textField(value, "path") ?? `page ${step + 1}`;
  if (parent !== "sections") return `entry ${step + 1}`;
  const type = textField(value, "type");
  return type === undefined ? `section ${step + 1}` : `section ${step + 1}, ${type}`;
}

function textField(value: unknown, key: string): string | undefined {
  const found = child(value, key);
  return typeof found === "string" ? found : undefined;
}

const child = (value: unknown, step: string | number): unknown =>
  typeof value === "object" && value !== null
    ? (value as Record<string | number, unknown>)[step]
    : undefined;
