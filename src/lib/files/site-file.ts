import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { isInFolder } from "../../../schema/fields/addresses.ts";
import { ancestorFolders, isWithin } from "./files.ts";

/**
 * The path of a site's file in a folder, from its address (`/prices.html`) or its relative path
 * (`prices.html`). All access to files with names from outside uses this function. It throws if the name
 * leads out of the folder.
 */
export function pathIn(folder: string, address: string): string {
  if (isInFolder(address)) return join(folder, address);
  throw new Error(
    `${JSON.stringify(address)} is not a file in the folder "${folder}": it leads out of it, or has no name.`,
  );
}

/** The same, with its folder created. Throws if a link on the way leads out of the folder. */
export function writablePathIn(folder: string, address: string): string {
  const path = pathIn(folder, address);
  mkdirSync(folder, { recursive: true });
  const there = ancestorFolders(dirname(path)).find((each) => existsSync(each)) ?? folder;
  if (isWithin(realpathSync(there), realpathSync(folder))) {
    mkdirSync(dirname(path), { recursive: true });
    return path;
  }
  throw new Error(
    `"${dirname(path)}" is a link, or in one, that leads out of "${folder}". Remove the link, and try again.`,
  );
}
