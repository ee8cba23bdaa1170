import { existsSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { ancestorFolders, isWithin } from "./files.ts";

/** Folders of a site that hold what it is made from, or what is made of it. */
const OWN_FOLDERS: readonly string[] = [
  ...["public", "dist", "node_modules", ".git", ".github", ".plumbline"],
  ...["sections", "checks", "looks", "languages"],
];

const BUILT = ["manifest.json", ".hosting"];

const ADVICE =
  "Name a folder that has no other use, such as /srv/www/site on a server; nothing is published elsewhere.";

/** Forms of paths that no system takes as they are meant; each would make a folder with such a name. */
const UNUSABLE_PATHS: readonly [form: RegExp, why: string][] = [
  [/^~/, "`~` stands for a home folder only where a shell reads it."],
  [/^\$|^%\w+%/, "Variables of the system are not filled in here."],
  [/^[a-z][\w+.-]*:\/\//i, "This is an address, and no folder of this computer."],
  [/^[^/\\]+@[^/\\]+:/, "This is a folder of another computer, for which `to` is sftp or rsync."],
];

const WINDOWS_PATH = /\\|^[a-z]:/i;

/**
 * Why a site may not be published into a folder, which is named from where the config is, or from `from`;
 * undefined if it may. `outDir` is where the site is built.
 */
export function publishFolderFault(
  path: string,
  siteDir: string,
  { from = siteDir, outDir = join(siteDir, "dist") }: { from?: string; outDir?: string } = {},
): string | undefined {
  const form = UNUSABLE_PATHS.find(([each]) => each.test(path))?.[1];
  if (form) return `${form} Write the whole path, as your system shows it.`;
  if (sep === "/" && WINDOWS_PATH.test(path))
    return "This is a path of Windows, and here it would be one long name. Write it as this system does, with slashes.";
  const folder = realPath(resolve(from, path));
  const site = realPath(siteDir);
  if (isWithin(site, folder))
    return `"${folder}" holds the site itself, with its config. ${ADVICE}`;
  const parts = [...OWN_FOLDERS.map((name) => join(site, name)), resolve(outDir)];
  const part = parts.map(realPath).find((each) => isWithin(folder, each) || isWithin(each, folder));
  if (part !== undefined) return `"${folder}" ${overlaps(folder, part)} of the site. ${ADVICE}`;
  const built = ancestorFolders(folder).find((each) =>
    BUILT.every((name) => existsSync(join(each, name))),
  );
  if (built !== undefined)
    return `"${folder}" is in the built site "${built}", and would be published with it. ${ADVICE}`;
  const file = ancestorFolders(folder).find((each) => existsSync(each));
  return file === undefined || statSync(file).isDirectory()
    ? undefined
    : `"${file}" is a file. ${ADVICE}`;
}

const overlaps = (folder: string, part: string): string =>
  isWithin(folder, part)
    ? `is ${relative(part, folder) === "" ? "" : "in "}the folder "${basename(part)}"`
    : `holds the folder "${basename(part)}"`;

/** A path without links, as far as it exists. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(realPath(above), basename(path));
  }
}
