import type { JsonNode, JsonTree } from "../../../config/read/json-tree.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import type { EditedText } from "../../../lib/edited-text.ts";

/** A value of a config, and the same value in its next version. */
export interface ChangedPart {
  path: Path;
  before: unknown;
  after: unknown;
}

const ANY = undefined;

/** The parts that can change without the rest of the config. */
const PARTS = [
  ["pages", ANY],
  ["templates", ANY, "sections"],
  ["shared", ANY],
  ["before"],
  ["after"],
];

/** The part of a config that contains everything that has changed; undefined if no part does. */
export function changedPart(before: JsonTree, next: EditedText): ChangedPart | undefined {
  const change = before.source.changeTo(next);
  if (!change) return undefined;
  const { at, removed, inserted } = change;
  const contains = ({ start, end }: JsonNode) => start < at && at + removed.length < end;
  for (const part of PARTS) {
    const path: (string | number)[] = [];
    let node: JsonNode | undefined = before.root;
    for (const step of part) {
      const found: number = before
        .entries(node)
        .findIndex((each) => contains(each) && (step === ANY || before.name(each) === step));
      const inner: JsonNode | undefined = before.entries(node)[found];
      if (!inner) break;
      path.push(before.name(inner) ?? found);
      node = inner;
    }
    if (path.length < part.length) continue;
    const after = { start: node.start, end: node.end + inserted.length - removed.length };
    const value = valueIn(next.slice(after.start, after.end));
    return value && { path, before: before.value(node), after: value.value };
  }
  return undefined;
}

/** The value of a text; undefined if it is not valid JSON. */
function valueIn(text: string) {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}
