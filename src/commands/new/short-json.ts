/** How long a line may be. */
const WIDTH = 100;

/** The file itself has a line for each of its fields. */
const SPREAD = 0;

/**
 * JSON as people write it: a value that fits is on one line, and short fields of an object share
 * lines.
 */
export const shortJson = (value: unknown): string => `${written(value, 0, WIDTH)}\n`;

/** `before` is the current length of the line. */
function written(value: unknown, depth: number, before: number): string {
  const flat = inOneLine(value);
  // A comma follows.
  if (!isNested(value) || before + flat.length < WIDTH) return flat;
  if (Array.isArray(value) && beginsLong(value, depth)) {
    return `[${value.map((each) => written(each, depth, isLong(each, depth) ? WIDTH : 0)).join(", ")}]`;
  }
  const indent = "  ".repeat(depth + 1);
  const parts = namedParts(value).map(([name, each]) => {
    const flatPart = name + inOneLine(each);
    const isShort = indent.length + flatPart.length < WIDTH;
    return isShort ? flatPart : name + written(each, depth + 1, indent.length + name.length);
  });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const lines = depth > SPREAD ? packed(parts, WIDTH - indent.length) : parts;
  return `${open}\n${lines.map((line) => indent + line).join(",\n")}\n${"  ".repeat(depth)}${close}`;
}

/** Joins parts into lines as long as they fit. */
function packed(parts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1)}, ${part}`;
    const isRoom = lines.length > 0 && !longer.includes("\n") && longer.length < width;
    if (isRoom) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** Whether a list has its multi-line entries first: brackets and short entries then share their lines. */
function beginsLong(list: readonly unknown[], depth: number): boolean {
  const short = list.findIndex((each) => !isLong(each, depth));
  return short < 0 || (short > 0 && list.slice(short).every((each) => !isLong(each, depth)));
}

/** Whether a value takes several lines. */
const isLong = (value: unknown, depth: number) =>
  isNested(value) && 2 * (depth + 1) + inOneLine(value).length >= WIDTH;

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The entries of an object or a list, each with its prefix. */
const namedParts = (value: object): [name: string, value: unknown][] =>
  Array.isArray(value)
    ? value.map((each) => ["", each])
    : Object.entries(value).map(([name, each]) => [`${JSON.stringify(name)}: `, each]);

function inOneLine(value: unknown): string {
  if (!isNested(value)) return JSON.stringify(value);
  const parts = namedParts(value).map(([name, each]) => name + inOneLine(each));
  return Array.isArray(value) ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
}
