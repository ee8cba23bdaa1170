import { existsSync, readdirSync, statSync } from "node:fs";
import { CONFIG_FILE } from "../../src/starter/files.ts";

/** What a folder may hold before a site is begun in it, besides names that begin with a dot. */
const BEFORE_A_SITE =
  /^(\.|(package\.json|node_modules|(package|pnpm)-lock\.(json|yaml)|yarn\.lock|bun\.lockb?|plumbline-[\w.-]+\.tgz)$|(readme|licen[cs]e)\b)/i;

/** The names in a folder that a site may be begun in, none if it is not there; an Error of one line says why not. */
export function namesBefore(dir: string): string[] {
  if (!existsSync(dir)) return [];
  if (!statSync(dir).isDirectory())
    throw new Error(`new: "${dir}" is a file. Name another folder.`);
  const names = readdirSync(dir);
  if (names.includes(CONFIG_FILE)) {
    throw new Error(
      `new: "${dir}" has a ${CONFIG_FILE} already, and it stays as it is. Name another folder.`,
    );
  }
  const other = names.find((name) => !BEFORE_A_SITE.test(name));
  if (other === undefined) return names;
  throw new Error(
    `new: "${dir}" is not empty: "${other}" lies in it. Name a folder that is new or empty.`,
  );
}
