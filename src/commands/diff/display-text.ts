import type { HoursLine, HoursRow } from "../../model/hours.ts";
import type { MarkdownNode, RichNode } from "../../model/values.ts";

type PlainObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is PlainObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value is empty. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

export const YES = "yes";
const NO = "no";

/**
 * The displayed text of a single value: a text, a link, a picture, prose. Undefined for any other.
 */
export function displayText(value: unknown): string | undefined {
  if (isEmpty(value)) return "";
  if (typeof value === "boolean") return value ? YES : NO;
  if (typeof value === "string" || typeof value === "number") return unhashed(String(value));
  if (isIcon(value)) return "icon";
  if (isProse(value)) return value.map(proseText).join("\n");
  if (!isObject(value)) return undefined;
  if (isLink(value)) return value.href;
  if (isHoursLine(value)) return "day" in value ? `${value.day} ${value.hours}` : value.text;
  return isMedia(value) ? unhashed(value.stem ?? value.url) : undefined;
}

/** Whether the text of a value is a word of ours. */
export function wordFor(value: unknown): "flag" | "icon" | undefined {
  if (typeof value === "boolean") return "flag";
  return !isEmpty(value) && isIcon(value) ? "icon" : undefined;
}

/**
 * The name of a built file without its hash, because a changed hash is not a change for visitors.
 */
const unhashed = (text: string): string => text.replace(BUILT_NAME, "$1");

const BUILT_NAME = /(\/(?:assets|share)\/[^\s"]*?)-[\w-]{10}(?![\w-])/g;

const isIcon = (value: unknown): boolean =>
  Array.isArray(value) && value.every((shape) => isObject(shape) && "tag" in shape);

const isLink = (value: PlainObject): value is { href: string } =>
  typeof value.href === "string" && Object.keys(value).every((key) => LINK_KEYS.has(key));

const LINK_KEYS = new Set(["href", "newTab"]);

/** Whether a value is a line of opening hours, or a row of their table. */
export const isHoursLine = (value: unknown): value is HoursLine | HoursRow =>
  isObject(value) && "until" in value && Object.keys(value).every((key) => key in HOURS_KEYS);

const HOURS_KEYS: Record<keyof (HoursLine & HoursRow), true> = {
  ...{ text: true, until: true },
  ...{ day: true, hours: true, on: true },
};

/** The kind of built file that a value names or contains; undefined if it does not. */
export function fileKind(value: unknown): "picture" | "file" | undefined {
  if (isObject(value)) return isMedia(value) ? "picture" : undefined;
  if (typeof value !== "string" || value === unhashed(value)) return undefined;
  return value.includes("/share/") ? "picture" : "file";
}

const isMedia = (value: PlainObject): value is { url: string; stem?: string } =>
  typeof value.url === "string" && typeof value.width === "number";

type Prose = MarkdownNode | RichNode;

const isProse = (value: unknown): value is Prose[] =>
  Array.isArray(value) && value.every((node) => isObject(node) && PROSE.has(String(node.type)));

const BLOCKS = {
  ...{ paragraph: "", heading: "## ", subheading: "### ", unordered: "", ordered: "", item: "- " },
  ...{ quotation: "", quote: "> ", source: "> — ", codeBlock: "" },
} as const;
const MARKS = { strong: "**", emphasis: "*", code: "`" } as const;

const PROSE = new Set<string>([
  ...["text", "break", "link", "tableBlock", "pictureBlock"],
  ...Object.keys(BLOCKS),
  ...Object.keys(MARKS),
]);

/** Prose in Markdown, as the owner would write it. */
function proseText(node: Prose): string {
  switch (node.type) {
    case "text":
      return node.value;
    case "break":
      return "\n";
    case "link":
      return `[${inside(node.children)}](${node.link.href})`;
    case "strong":
    case "emphasis":
    case "code":
      return MARKS[node.type] + inside(node.children) + MARKS[node.type];
    case "tableBlock": {
      const { label, heads, rows } = node.table;
      const cells = rows.map((row) => row.map((cell) => inside(cell)));
      return [[label], heads, ...cells].map((row) => row.join(" | ")).join("\n");
    }
    case "pictureBlock":
      return `![${node.picture.alt}](${displayText(node.picture.file)}) ${node.caption ?? ""}`;
    default:
      return `${BLOCKS[node.type]}${inside(node.children)}\n`;
  }
}

const inside = (nodes: readonly MarkdownNode[]): string => nodes.map(proseText).join("");

/** The text of an added or removed value, including nested values. */
export function nestedText(value: unknown): string {
  const own = displayText(value);
  if (own !== undefined) return own;
  const isSection = isObject(value) && typeof value.type === "string";
  const parts = Object.entries(Object(value)).flatMap(([key, inner]) =>
    UNREAD.has(key) || typeof inner === "boolean" || (isSection && isChoice(key, inner))
      ? []
      : nestedText(inner),
  );
  return parts.filter((part) => part !== "" && part !== "icon").join(" · ");
}

/** Fields of an entry that nobody reads. */
const UNREAD = new Set(["type", "background", "style", "layout", "@id", "@type"]);

/** Choices of how a section looks or behaves; some other types have texts or objects there. */
const CHOICES = new Set([
  ...["columns", "frame", "kind", "marks", "naturalColumns", "open", "order", "show", "side"],
  ...["size", "tone"],
]);

const isChoice = (key: string, value: unknown): boolean =>
  CHOICES.has(key) && typeof value !== "object";

/** The value that identifies an entry of a list even if its other values change. */
export function entryIdentity(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const name = firstText(value, IDENTITIES);
  return name && `${value.type ?? ""} ${name}`;
}

/** What an entry is called: the owner's name for it, or else its first words; a number has its unit. */
export const entryName = (value: unknown): string | undefined =>
  isObject(value) ? (firstText(value, NAMES) ?? firstWords(value)) : undefined;

/** A section, and what is a single text, is called otherwise. */
function firstWords(value: PlainObject): string | undefined {
  if (typeof value.type === "string" || displayText(value) !== undefined) return undefined;
  const { value: number, unit } = value;
  if (isWords(number) && isWords(unit)) return `${number} ${unit}`;
  const fields = Object.entries(value).flatMap(([key, inner]) =>
    UNREAD.has(key) || isChoice(key, inner) ? [] : [inner],
  );
  const words = firstText(value, ["author", "caption", "alt"]) ?? fields.find(isWords);
  const [prose] = fields.filter((inner) => Array.isArray(inner) && isProse(inner));
  const [link] = fields.filter((inner) => isObject(inner) && isLink(inner));
  const [picture] = fields.flatMap((inner) =>
    isObject(inner) ? (firstText(inner, ["alt"]) ?? []) : [],
  );
  const found = words || displayText(prose) || picture || displayText(link);
  return found === undefined || found === "" ? undefined : String(found).trim();
}

const isWords = (value: unknown): value is string | number =>
  typeof value === "number" || (typeof value === "string" && value !== "");

const firstText = (value: PlainObject, keys: readonly string[]): string | undefined =>
  keys.map((key) => value[key]).find((each) => typeof each === "string" && each !== "") as
    | string
    | undefined;

const NAMES = ["heading", "name", "label", "title", "question"];

const IDENTITIES = ["@id", "id", "key", "name", "label", "title", "heading", "question", "href"];
