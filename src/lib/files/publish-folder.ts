import { existsSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { ancestorFolders, isWithin } from "./files.ts";

/** Folders of a site's sources and output. */
const OWN_FOLDERS: readonly string[] = [
  ...["public", "dist", "node_modules", ".git", ".github", ".plumbline"],
  ...["sections", "checks", "looks", "languages"],
];

const BUILT = ["manifest.json", ".hosting"];

const ADVICE =
  "Choose a folder with no other use, such as /srv/www/site on a server. Nothing is published anywhere else.";

/** Paths that are not folders here, and why. A folder with the literal name would be created instead. */
const UNUSABLE_PATHS: readonly [form: RegExp, why: string][] = [
  [/^~/, "Only a shell replaces `~` with your home folder."],
  [/^\$|^%\w+%/, "Environment variables are not replaced here."],
  [/^[a-z][\w+.-]*:\/\//i, "This is a URL, not a folder on this computer."],
  [/^[^/\\]+@[^/\\]+:/, "This is a folder on another computer: set `to` to sftp or rsync."],
];

const WINDOWS_PATH = /\\|^[a-z]:/i;

/**
 * Why a site may not be published into a folder; undefined if it may. The folder is relative to the config's,
 * or to `from`. `outDir` is the build's output.
 */
export function publishFolderFault(
  path: string,
  siteDir: string,
  { from = siteDir, outDir = join(siteDir, "dist") }: { from?: string; outDir?: string } = {},
): string | undefined {
  const form = UNUSABLE_PATHS.find(([each]) => each.test(path))?.[1];
  if (form) return `${form} Write the full path, as your system shows it.`;
  if (sep === "/" && WINDOWS_PATH.test(path))
    return "This is a Windows path, and this system would read it as one long name. Write it with slashes.";
  const folder = realPath(resolve(from, path));
  const site = realPath(siteDir);
  if (isWithin(site, folder))
    return `"${folder}" contains the site itself, with its config. ${ADVICE}`;
  const parts = [...OWN_FOLDERS.map((name) => join(site, name)), resolve(outDir)];
  const part = parts.map(realPath).find((each) => isWithin(folder, each) || isWithin(each, folder));
  if (part !== undefined) return `"${folder}" ${overlaps(folder, part)} of the site. ${ADVICE}`;
  const built = ancestorFolders(folder).find((each) =>
    BUILT.every((name) => existsSync(join(each, name))),
  );
  if (built !== undefined)
    return `"${folder}" is inside the built site "${built}", and would be published with it. ${ADVICE}`;
  const file = ancestorFolders(folder).find((each) => existsSync(each));
  return file === undefined || statSync(file).isDirectory()
    ? undefined
    : `"${file}" is a file. ${ADVICE}`;
}

const overlaps = (folder: string, part: string): string =>
  isWithin(folder, part)
    ? `is ${relative(part, folder) === "" ? "" : "in "}the folder "${basename(part)}"`
    : `contains the folder "${basename(part)}"`;

/** A path without links, as far as it exists. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(realPath(above), basename(path));
  }
}
