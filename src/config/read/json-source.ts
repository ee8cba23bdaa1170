import type { Path, Range, TextSpan } from "../../diagnostics/diagnostic.ts";
import { withoutBom } from "../../lib/files/text-file.ts";
import { once } from "../../lib/memoize.ts";
import { failedInJson } from "./failed-formulas.ts";
import { isWithinLimits, limitProblems } from "./limits.ts";
import { rangeFinder } from "./positions.ts";
import { syntaxProblems } from "./syntax.ts";
import type { SourceProblem, SyntaxProblem } from "./syntax-problem.ts";
import { unwantedInJson } from "./unwanted-characters.ts";
import { findPositions, type ValuePositions } from "./value-positions.ts";

/** A JSON file and the result of reading it. */
export interface JsonSource {
  file: string;
  /** The text without a byte-order mark. */
  text: string;
  /** The value; undefined if there are problems. */
  value: unknown;
  /** In the order of the file. */
  problems: SourceProblem[];
  /** The positions of all values; empty if the file has problems. */
  places(): ValuePositions;
  /**
   * The range of a path's value, of a piece of it, or of its key if `at` is set. For a missing value, the
   * range of its nearest parent.
   */
  locate(path: Path, at?: "key", within?: TextSpan): Range;
}

/** Reads the text of a JSON file. */
export function jsonSource(file: string, raw: string, encoding: SyntaxProblem[] = []): JsonSource {
  const text = withoutBom(raw);
  const { value, problems } =
    encoding.length > 0 ? { value: undefined, problems: encoding } : read(text);
  const toRange = once(() => rangeFinder(text));
  const places = once(() => findPositions(problems.length === 0 ? text : ""));
  return {
    file,
    text,
    value,
    problems: problems.map((each) => ({ ...each, range: toRange()(each.offset, each.length) })),
    places,
    locate: (...position) => places().locate(...position),
  };
}

/** Bytes in another encoding may have become any character, so they are reported alone. So are syntax errors. */
function read(text: string): { value?: unknown; problems: SyntaxProblem[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: syntaxProblems(text) };
  }
  const beyond = isWithinLimits(text, value) ? [] : limitProblems(text);
  const problems = [...unwantedInJson(text), ...failedInJson(text), ...beyond];
  return problems.length === 0
    ? { value, problems }
    : { problems: problems.sort((a, b) => a.offset - b.offset) };
}
