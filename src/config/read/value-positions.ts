import type { Path, Range, TextSpan } from "../../diagnostics/diagnostic.ts";
import { EditedText } from "../../lib/edited-text.ts";
import { type JsonNode, jsonTree } from "./json-tree.ts";
import { rangeFinder, type Span, spanOfPiece } from "./positions.ts";

/** The positions of the values of a JSON text. */
export interface ValuePositions {
  /**
   * The range of a path's value, of a piece of it, or of its key; for a missing path, that of the key of the
   * nearest existing one.
   */
  locate(path: Path, at?: "key", within?: TextSpan): Range;
  /** The ranges of the entries of a list or object, in the order of the file; empty for any other path. */
  entries(path: Path): Range[];
}

/** Locates values in valid JSON. */
export function findPositions(text: string): ValuePositions {
  const tree = jsonTree(EditedText.of(text));
  const toRange = rangeFinder(text);
  const rangeOf = ({ start, end }: Span) => toRange(start, end - start);
  /** The value of a path, or of its longest existing beginning. */
  const reach = (path: Path): { value: JsonNode; isWhole: boolean } => {
    const { node, missing } = tree.reach(path);
    // A text in the place of an object is one of its fields (schema/fields/short-form.ts).
    const isField = missing === 1 && typeof path.at(-1) === "string" && tree.startsWith(node, '"');
    return { value: node, isWhole: missing === 0 || isField };
  };
  return {
    locate(path, at, within) {
      const { value, isWhole } = reach(path);
      if (!isWhole || at === "key") return rangeOf(value.key ?? value);
      return rangeOf(within ? spanOfPiece(text, value, within) : value);
    },
    entries(path) {
      const { value, isWhole } = reach(path);
      return isWhole ? tree.entries(value).map(rangeOf) : [];
    },
  };
}
