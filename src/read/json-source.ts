import { withoutBom } from "../files/text-file.ts";
import { once } from "../util/memoize.ts";
import { type ReadText, readBroken } from "./broken.ts";
import { failedInJson } from "./failed-formulas.ts";
import { findPositions, type ValuePositions } from "./places.ts";
import type { SyntaxProblem } from "./syntax.ts";
import { unwantedInJson } from "./unwanted-characters.ts";
import { parseValid } from "./valid-json.ts";

/** A JSON file and the result of reading it. */
export interface JsonSource extends ReadText {
  file: string;
  /** The text without a byte-order mark. */
  text: string;
  /** The positions of all values, if the file is valid JSON. */
  places(): ValuePositions;
}

/** Reads the text of a JSON file. */
export function jsonSource(file: string, raw: string, encoding: SyntaxProblem[] = []): JsonSource {
  const text = withoutBom(raw);
  const places = once(() => findPositions(text));
  // Bytes that are not UTF-8 may have become any character.
  const found = encoding.length > 0 ? encoding : [...unwantedInJson(text), ...failedInJson(text)];
  const valid = found.length === 0 ? parseValid(text) : undefined;
  if (!valid) return { file, text, places, ...readBroken(text, found) };
  const locate: JsonSource["locate"] = (...place) => places().locate(...place);
  const { value } = valid;
  return { file, text, places, value, problems: [], locate, isSound: () => true };
}
