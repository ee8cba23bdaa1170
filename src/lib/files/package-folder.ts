import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where Node.js would find a package for code in a folder; undefined where it would not. */
export function packageFolder(name: string, from: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (existsSync(folder)) return folder;
  return dirname(from) === from ? undefined : packageFolder(name, dirname(from));
}
