import { existsSync, readdirSync, statSync } from "node:fs";
import { CONFIG_FILE } from "./starter/starter-files.ts";

/** Names that the folder of a new site may already contain. */
const BEFORE_A_SITE =
  /^(\.|(package\.json|node_modules|(package|pnpm)-lock\.(json|yaml)|yarn\.lock|bun\.lockb?|plumbline-[\w.-]+\.tgz)$|(readme|licen[cs]e)\b)/i;

/**
 * The names of files in a folder for a new site, if there are any. Throws an Error of one line if the folder
 * is not suitable.
 */
export function namesBefore(dir: string): string[] {
  if (!existsSync(dir)) return [];
  if (!statSync(dir).isDirectory())
    throw new Error(`new: "${dir}" is a file. Name another folder.`);
  const names = readdirSync(dir);
  if (names.includes(CONFIG_FILE)) {
    throw new Error(
      `new: "${dir}" already has a ${CONFIG_FILE}, which stays unchanged. Name another folder.`,
    );
  }
  const other = names.find((name) => !BEFORE_A_SITE.test(name));
  if (other === undefined) return names;
  throw new Error(
    `new: "${dir}" is not empty: it contains "${other}". Name a new or empty folder.`,
  );
}
