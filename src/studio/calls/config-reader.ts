import { isDeepStrictEqual } from "node:util";
import { valueAt } from "../../config/parse/explain.ts";
import { jsonSource } from "../../config/read/json-source.ts";
import { jsonTree } from "../../config/read/json-tree.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import type { EditedText } from "../../lib/edited-text.ts";
import { withoutBom } from "../../lib/files/text-file.ts";
import { isObject } from "../../lib/objects.ts";
import { changedPart } from "../model/pages/changed-part.ts";

/** A config and the result of reading it. */
interface ReadConfig {
  source: EditedText;
  value: unknown;
  syntaxError: string | undefined;
}

/** Reads the text of a config once for each version of it, and only the page that has changed since the last one. */
export class ConfigReader {
  #last: ReadConfig | undefined;

  constructor(private readonly configFile: string) {}

  read(source: EditedText): ReadConfig {
    if (this.#last?.source !== source)
      this.#last = nextConfig(this.#last, source) ?? readConfig(this.configFile, source);
    return this.#last;
  }
}

/** The next version of a config, if only one part of it has changed. */
function nextConfig(last: ReadConfig | undefined, source: EditedText): ReadConfig | undefined {
  if (last?.source.equals(source)) return { ...last, source };
  if (!last || last.syntaxError !== undefined) return undefined;
  const part = changedPart(jsonTree(last.source), source);
  // They differ if a key is there twice: then one of the two counts.
  if (!part || !isDeepStrictEqual(valueAt(last.value, part.path), part.before)) return undefined;
  return { ...last, source, value: replaced(last.value, part.path, part.after) };
}

function replaced(root: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(root))
    return root.with(Number(step), replaced(root[Number(step)], rest, value));
  return isObject(root) ? { ...root, [step]: replaced(root[step], rest, value) } : root;
}

function readConfig(file: string, source: EditedText): ReadConfig {
  const { text } = source;
  try {
    return { source, value: JSON.parse(withoutBom(text)), syntaxError: undefined };
  } catch {
    const [first] = jsonSource(file, text).problems;
    const syntaxError = first && `${first.message} (line ${first.range.line})`;
    return { source, value: undefined, syntaxError };
  }
}
