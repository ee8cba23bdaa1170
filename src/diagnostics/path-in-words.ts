import { type Place, type PlacePart, placeInWords } from "../model/place.ts";
import type { Path } from "./diagnostic.ts";

/**
 * A path in the owner's words: pages by their address, sections by number and type, entries by
 * number. `["pages", 3, "sections", 1, "cards", 0]` reads `/seo › section 2, featureGrid › cards ›
 * entry 1`.
 */
export const pathInWords = (path: Path, root: unknown): string => placeInWords(placeOf(path, root));

/** The same before it is put into the words of a language. `nameOf` gets the path of each key. */
export function placeOf(
  path: Path,
  root: unknown,
  nameOf: (key: Path) => string = (key) => String(key.at(-1)),
): Place {
  const parts: PlacePart[] = [];
  let value = root;
  path.forEach((step, index) => {
    const parent = index > 0 ? path[index - 1] : undefined;
    value = child(value, step);
    if (step === "pages" && index === 0 && path.length > 1) return;
    if (step === "sections" && typeof path[index + 1] === "number") return;
    parts.push(
      typeof step === "number" ? entryPart(step, parent, value) : nameOf(path.slice(0, index + 1)),
    );
  });
  return parts;
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

function entryPart(step: number, parent: Path[number] | undefined, value: unknown): PlacePart {
  const number = step + 1;
  if (parent === "pages") return textField(value, "path") ?? { type: "page", number };
  if (!SECTION_LISTS.has(parent)) return { type: "entry", number };
  return { type: "section", number, name: textField(value, "type") ?? textField(value, "use") };
}

function textField(value: unknown, key: string): string | undefined {
  const found = child(value, key);
  return typeof found === "string" ? found : undefined;
}

const child = (value: unknown, step: string | number): unknown =>
  typeof value === "object" && value !== null
    ? (value as Record<string | number, unknown>)[step]
    : undefined;
