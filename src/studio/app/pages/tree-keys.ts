import type { TreeRow } from "./tree-rows.ts";

/** What a key does in a tree (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/). */
export type TreeStep =
  | { type: "focus"; at: number }
  | { type: "toggle"; at: number; isOpen: boolean }
  | { type: "open"; at: number }
  | { type: "move"; at: number; by: 1 | -1 }
  | { type: "openMenu"; at: number };

/** What a key does on a row; undefined if it is not a key of trees. */
export function treeStep(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyStroke,
  rows: readonly TreeRow[],
  at: number,
  isRightToLeft: boolean,
): TreeStep | undefined {
  const row = rows[at];
  if (!row || ctrlKey || metaKey) return undefined;
  if (altKey)
    return key in MOVES ? { type: "move", at, by: key === "ArrowUp" ? -1 : 1 } : undefined;
  if (key === "ContextMenu" || (key === "F10" && shiftKey)) return { type: "openMenu", at };
  if (key === "Enter" || key === " ") return { type: "open", at };
  const [forward, back] = isRightToLeft ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  if (key === forward) return forwards(row, at);
  if (key === back) return backwards(row, rows, at);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[key];
  if (to !== undefined) return focus(Math.min(Math.max(to, 0), rows.length - 1));
  return key.length === 1 ? byLetter(key, rows, at) : undefined;
}

type KeyStroke = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

const MOVES = { ArrowUp: -1, ArrowDown: 1 };

const focus = (at: number): TreeStep => ({ type: "focus", at });

function forwards({ node, isOpen }: TreeRow, at: number): TreeStep | undefined {
  if (node.children.length === 0) return undefined;
  return isOpen ? focus(at + 1) : { type: "toggle", at, isOpen: true };
}

function backwards({ isOpen, parent }: TreeRow, rows: readonly TreeRow[], at: number) {
  if (isOpen) return { type: "toggle", at, isOpen: false } as const;
  const above = rows.findIndex(({ node }) => node.key === parent?.key);
  return above < 0 ? undefined : focus(above);
}

/** The next row that begins with a letter. */
function byLetter(letter: string, rows: readonly TreeRow[], at: number): TreeStep | undefined {
  const next = [...rows.keys()].map((step) => (at + 1 + step) % rows.length);
  const found = next.find((each) =>
    rows[each]?.node.label.toLowerCase().startsWith(letter.toLowerCase()),
  );
  return found === undefined ? undefined : focus(found);
}
