import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Whether a name is that of a file beside the config, and not a path. */
export const isTableName = (name: string): boolean => /^[^/\\]+\.(csv|json)$/i.test(name);

/** All files beside a config that may be its tables. */
export function tablesBeside(configFile: string): string[] {
  const folder = dirname(configFile);
  try {
    const names = readdirSync(folder).filter(isTableName);
    return names.filter((name) => name !== basename(configFile)).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

const NAMED = /"(?:params|table)"\s*:\s*("(?:[^"\\]|\\.)+")/g;

/** The tables that the text of a config names, found without parsing it. */
export function tablesNamed(text: string): string[] {
  const names = [...text.matchAll(NAMED)].flatMap(([, written = ""]) => {
    try {
      return String(JSON.parse(written));
    } catch {
      return [];
    }
  });
  return [...new Set(names)].filter(isTableName).sort();
}
