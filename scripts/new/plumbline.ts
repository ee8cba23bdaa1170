import { existsSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { isWithin } from "../../src/files/files.ts";
import { gitIn } from "../../src/git/git.ts";
import { isCheckout, PROJECT_DIR } from "../../src/project/project.ts";
import { PACKAGE_FILE } from "./package-file.ts";

const NAME = "plumbline";

/** That it is this Plumbline: others have its name. */
const MARK = "schema/site.schema.json";

/** The way from a folder to the Plumbline that npm has put there, or into a folder above; undefined without. */
export function installedFor(dir: string): string | undefined {
  for (let folder = resolve(dir); ; folder = dirname(folder)) {
    const found = join(folder, "node_modules", NAME);
    if (existsSync(join(found, MARK))) return way(dir, found);
    if (dirname(folder) === folder) return undefined;
  }
}

/** Where npm will put the Plumbline of a folder: in a workspace, beside those of its other members. */
export function placeFor(dir: string): string {
  for (let folder = dirname(resolve(dir)); ; folder = dirname(folder)) {
    const member = relative(folder, resolve(dir)).replaceAll("\\", "/");
    if (workspacesIn(folder).some((pattern) => isMatch(member, pattern)))
      return way(dir, join(folder, "node_modules", NAME));
    if (dirname(folder) === folder) return `./node_modules/${NAME}`;
  }
}

/** The patterns of the folders of a workspace, as npm and Yarn have them in its root. */
function workspacesIn(folder: string): string[] {
  const { workspaces } = packageIn(folder);
  const patterns = Array.isArray(workspaces) ? workspaces : workspaces?.packages;
  return (patterns ?? []).filter((each) => typeof each === "string");
}

/** Whether a folder is what a pattern such as `sites/*` means. */
function isMatch(member: string, pattern: string): boolean {
  const plain = pattern.replace(/^\.\/|\/+$/g, "").replace(/[.+^$()|[\]{}]/g, "\\$&");
  const form = plain.replace(/\*\*|\*|\?/g, (sign) => SIGNS[sign] ?? sign);
  return new RegExp(`^${form}$`).test(member);
}

const SIGNS: Readonly<Record<string, string>> = { "**": ".*", "*": "[^/]*", "?": "[^/]" };

/** What a site asks npm for, and the file that has to be in its folder for that. */
interface Dependency {
  version: string;
  file?: string;
}

/**
 * What a new site asks npm for: the version that is running, or the file that it was installed from where that is
 * no registry's. The site carries that file, so that a copy of its folder can be installed anywhere. `installed`
 * is the folder of the installed package.
 */
export function dependencyFor(
  dir: string,
  installed = isCheckout() ? undefined : PROJECT_DIR,
): Dependency {
  const dependent = installed === undefined ? undefined : dependentOf(installed);
  const path = dependent && pathOf(dependent.folder, dependent.version);
  if (!path) return { version: `^${packageIn(PROJECT_DIR).version}` };
  if (isFolder(path)) return { version: `file:${way(dir, path)}` };
  return { version: `file:${basename(path)}`, file: path };
}

/** The nearest folder above an installed package that depends on it; pnpm puts others in between. */
function dependentOf(installed: string): { folder: string; version: string } | undefined {
  for (let folder = installed; folder !== dirname(folder); folder = dirname(folder)) {
    const { dependencies, devDependencies } = packageIn(dirname(folder));
    const version = { ...devDependencies, ...dependencies }[NAME];
    if (version !== undefined) return { folder: dirname(folder), version };
  }
  return undefined;
}

/** The same for a folder that asks for Plumbline already: that changes only where a clone would lack the file. */
export async function dependencyKept(dir: string, asked: string): Promise<Dependency> {
  const path = pathOf(dir, asked);
  if (path === undefined || isFolder(path)) return { version: asked };
  if (isWithin(path, resolve(dir))) return { version: asked, file: path };
  if (await isInGit(dir, path)) return { version: asked };
  return { version: `file:${basename(path)}`, file: path };
}

/** The path that npm takes a dependency from; undefined for what is in a registry or elsewhere on the web. */
function pathOf(folder: string, asked: string): string | undefined {
  const [, path] = /^(?:file:|(?=\.|~\/|[\\/]|[a-z]:[\\/]))(.+)/i.exec(asked) ?? [];
  return path && resolve(folder, path.replace(/^~(?=\/)/, homedir()));
}

/** Whether somebody works on the Plumbline there; else it is a packed one. */
function isFolder(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats) return stats.isDirectory();
  throw new Error(
    `new: ${PACKAGE_FILE} asks for the Plumbline in "${path}", and there is no such file. ` +
      "Put it back, or run npm install with the path of another one. Nothing was written.",
  );
}

/** A repository of several sites may have the file in another folder. */
const isInGit = (dir: string, file: string) =>
  gitIn(dir)("ls-files", "--error-unmatch", "--", file).then(
    () => true,
    () => false,
  );

/** A .gitignore for packages leaves out packed ones. */
export const isLeftOutOfGit = (dir: string, name: string): Promise<boolean> =>
  gitIn(dir)("ls-files", "--others", "--ignored", "--exclude-standard", "--", name).then(
    (names) => names !== "",
    () => false,
  );

/** What to type so that a folder gets its Plumbline: one that is worked on is in no registry. */
export const installing = (dir: string): string =>
  isCheckout() ? `npm install ${way(dir, PROJECT_DIR)}` : "npm install";

interface PackageFile {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  workspaces?: string[] | { packages?: string[] };
}

function packageIn(folder: string): PackageFile {
  const file = join(folder, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** As npm and editors write it: with slashes, and with a dot before what is in the folder itself. */
function way(from: string, to: string): string {
  const path = relative(resolve(from), to).replaceAll("\\", "/");
  return path.startsWith("..") ? path : `./${path}`;
}
