import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder beside a config in which the site has checks of its own. */
export const ownChecksDir = (configFile: string): string => join(dirname(configFile), "checks");

/** The modules in it, by their paths from the config's folder; tests are none. */
export function ownFiles(configFile: string): string[] {
  const folder = ownChecksDir(configFile);
  if (!existsSync(folder)) return [];
  const isModule = (name: string) => /\.[jt]s$/.test(name) && !/\.(test|d)\.[jt]s$/.test(name);
  return readdirSync(folder)
    .filter(isModule)
    .sort()
    .map((name) => `checks/${name}`);
}
