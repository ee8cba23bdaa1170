import {
  applyEdits,
  type Edit,
  findNodeAtLocation,
  modify,
  type Node,
  type ParseError,
  parse,
  parseTree,
} from "jsonc-parser";
import { offsetFinder } from "../config/read/positions.ts";
import type { LocatedDiagnostic, Path } from "../diagnostics/diagnostic.ts";
import { addAll } from "../lib/lists.ts";

/**
 * The text with every safe fix applied. Only the bytes of each fix change. A fix that overlaps another one
 * waits for the next round, and one that would make the JSON worse is not applied.
 */
export function applyFixes(text: string, diagnostics: readonly LocatedDiagnostic[]): string {
  const edits: Edit[] = [];
  for (const diagnostic of diagnostics) {
    const edit = fixEdits(text, diagnostic);
    if (edit?.every((piece) => edits.every((other) => isApart(piece, other)))) addAll(edits, edit);
  }
  const fixed = applyEdits(text, edits);
  return syntaxErrors(fixed) <= syntaxErrors(text) ? fixed : text;
}

const isApart = (a: Edit, b: Edit) =>
  a.offset + a.length <= b.offset || b.offset + b.length <= a.offset;

function syntaxErrors(text: string): number {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors.length;
}

function fixEdits(text: string, { fix, path, range }: LocatedDiagnostic): Edit[] | undefined {
  if (!fix) return undefined;
  if (fix.kind === "cut") return [cutEdit(text, range)];
  if (fix.kind === "remove") return modify(text, [...path], undefined, {});
  const root = parseTree(text);
  const node = root && (findNodeAtLocation(root, [...path]) ?? textAt(root, path.slice(0, -1)));
  const target = fix.kind === "rename" ? node?.parent?.children?.[0] : node;
  if (!target) return undefined;
  const content = JSON.stringify(fix.kind === "rename" ? fix.key : fix.value);
  return [{ offset: target.offset, length: target.length, content }];
}

/** A text in the place of an object that has the value as a field. */
function textAt(root: Node, path: Path): Node | undefined {
  const node = findNodeAtLocation(root, [...path]);
  return node?.type === "string" ? node : undefined;
}

function cutEdit(text: string, range: LocatedDiagnostic["range"]): Edit {
  const offsetOf = offsetFinder(text);
  const offset = offsetOf(range.line, range.column);
  return { offset, length: offsetOf(range.endLine, range.endColumn) - offset, content: "" };
}
