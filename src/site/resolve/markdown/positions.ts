import type { Link, Nodes } from "mdast";
import type { LocatePiece } from "../../../config/tokens/scope.ts";
import type { TextSpan } from "../../../diagnostics/diagnostic.ts";

/** The span of a node in the source, whose piece begins at `base`. */
export function nodePosition({ position }: Nodes, base: number): TextSpan {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  return { start: base + start, length: end - start };
}

/** Locates a range of a value in its source, which also has escapes and line ends. */
export const pieceLocator =
  (value: string, source: string, at: TextSpan): LocatePiece =>
  (start, length) => {
    const raw = source.slice(at.start, at.start + at.length);
    const piece = value.slice(start, start + length);
    let found = -1;
    let from = -1;
    do {
      from = value.indexOf(piece, from + 1);
      found = raw.indexOf(piece, found + 1);
    } while (found >= 0 && from < start);
    return found < 0 ? at : { start: at.start + found, length };
  };

/** The position of the address of `[words](address)` or `<address>`. */
export function linkTargetPosition(
  node: Link,
  { source, offset }: { source: string; offset: number },
): TextSpan {
  const whole = nodePosition(node, offset);
  const last = node.children.at(-1);
  const words = last ? nodePosition(last, offset) : { start: whole.start, length: 1 };
  const end = words.start + words.length;
  const rest = source.slice(end, whole.start + whole.length - 1);
  const [opening] = /^\]\(\s*<?/.exec(rest) ?? [];
  if (opening === undefined) return { start: whole.start + 1, length: whole.length - 2 };
  const [address = ""] = /^[^\s>]*/.exec(rest.slice(opening.length)) ?? [];
  return address === "" ? whole : { start: end + opening.length, length: address.length };
}
