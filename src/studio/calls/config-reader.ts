import { jsonSource } from "../../config/read/json-source.ts";
import { withoutBom } from "../../lib/files/text-file.ts";

/** A config and the result of reading it. */
interface ReadConfig {
  text: string;
  value: unknown;
  syntaxError: string | undefined;
}

/** Reads the text of a config once for each version of it. */
export class ConfigReader {
  #last: ReadConfig | undefined;

  constructor(private readonly configFile: string) {}

  read(text: string): ReadConfig {
    if (this.#last?.text !== text) this.#last = readConfig(this.configFile, text);
    return this.#last;
  }
}

function readConfig(file: string, text: string): ReadConfig {
  try {
    return { text, value: JSON.parse(withoutBom(text)), syntaxError: undefined };
  } catch {
    const [first] = jsonSource(file, text).problems;
    const syntaxError = first && `${first.message} (line ${first.range.line})`;
    return { text, value: undefined, syntaxError };
  }
}
