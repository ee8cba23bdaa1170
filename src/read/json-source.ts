import { withoutBom } from "../files/text-file.ts";
import { once } from "../util/memoize.ts";
import { type ReadText, readBroken } from "./broken.ts";
import { failedInJson } from "./failed-formulas.ts";
import { findPlaces, type Places } from "./places.ts";
import type { SyntaxProblem } from "./syntax.ts";
import { unwantedInJson } from "./unwanted-characters.ts";
import { parseValid } from "./valid-json.ts";

/** A JSON file, and what was read of it. */
export interface JsonSource extends ReadText {
  file: string;
  /** The file's text without a byte-order mark. */
  text: string;
  /** The places of all values, if the file is JSON. */
  places(): Places;
}

/** Reads the text of a JSON file. */
export function jsonSource(file: string, raw: string, encoding: SyntaxProblem[] = []): JsonSource {
  const text = withoutBom(raw);
  const places = once(() => findPlaces(text));
  // What is no UTF-8 may have become any character.
  const found = encoding.length > 0 ? encoding : [...unwantedInJson(text), ...failedInJson(text)];
  const valid = found.length === 0 ? parseValid(text) : undefined;
  if (!valid) return { file, text, places, ...readBroken(text, found) };
  const locate: JsonSource["locate"] = (...place) => places().locate(...place);
  const { value } = valid;
  return { file, text, places, value, problems: [], locate, isSound: () => true };
}
