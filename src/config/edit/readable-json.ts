/** The maximum length of a line. */
export const WIDTH = 100;

interface Layout {
  /** The indentation of the line on which the value begins. */
  indent?: string;
  /** The indentation of one level. */
  unit?: string;
  /** The letters before the value on its line. */
  before?: number;
  /** Whether objects and lists may be on one line. */
  inOneLine?: { objects: boolean; lists: boolean };
}

/** The text of a file: JSON in the style of formatters, where the top level has a line for each part. */
export const readableFile = (value: object): string => `${inLines(value, {})}\n`;

/**
 * JSON in the style of formatters: a value that fits is on one line; otherwise each of its parts has its own
 * lines.
 */
export function readableJson(value: unknown, layout: Layout = {}): string {
  const { indent = "", before = 0 } = layout;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const flat = oneLine(value);
  // For the comma that follows.
  const isShort = indent.length + before + flat.length < WIDTH;
  return isShort && mayBeFlat(value, layout) ? flat : inLines(value, layout);
}

function inLines(value: object, { indent = "", unit = "  ", ...style }: Layout): string {
  const inner = { ...style, indent: indent + unit, unit };
  const lines = Array.isArray(value)
    ? value.map((each) => readableJson(each, { ...inner, before: 0 }))
    : Object.entries(value).map(([name, each]) => {
        const key = `${JSON.stringify(name)}: `;
        return key + readableJson(each, { ...inner, before: key.length });
      });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.map((line) => inner.indent + line).join(",\n")}\n${indent}${close}`;
}

/** Whether the style allows one line for a value and all that is in it. */
function mayBeFlat(value: object, { inOneLine = { objects: true, lists: true } }: Layout): boolean {
  const parts = Object.values(value);
  const isAllowed = Array.isArray(value) ? inOneLine.lists : inOneLine.objects;
  return (
    parts.length === 0 ||
    (isAllowed &&
      parts.every((each) => typeof each !== "object" || !each || mayBeFlat(each, { inOneLine })))
  );
}

/** JSON on one line. */
export function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(
    ([name, each]) => `${JSON.stringify(name)}: ${oneLine(each)}`,
  );
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}
