import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The package's folder as Node.js resolves it from a folder; undefined if it does not find it. */
export function packageFolder(name: string, from: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (existsSync(folder)) return folder;
  return dirname(from) === from ? undefined : packageFolder(name, dirname(from));
}
