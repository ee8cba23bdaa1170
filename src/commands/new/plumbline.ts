import { existsSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { isCheckout, PROJECT_DIR } from "../../lib/code/project.ts";
import { isWithin } from "../../lib/files/files.ts";
import { gitIn } from "../../lib/git/git.ts";
import { PACKAGE_FILE } from "./package-file.ts";

const NAME = "plumbline";

/** A file that identifies this Plumbline; other packages have its name. */
const MARK = "schema/site.schema.json";

/**
 * The relative path from a folder to the Plumbline that npm installed there or in a folder above, if any.
 */
export function installedFor(dir: string): string | undefined {
  for (let folder = resolve(dir); ; folder = dirname(folder)) {
    const found = join(folder, "node_modules", NAME);
    if (existsSync(join(found, MARK))) return way(dir, found);
    if (dirname(folder) === folder) return undefined;
  }
}

/** Where npm will install Plumbline for a folder: for a member of a workspace, at the workspace's root. */
export function installPath(dir: string): string {
  for (let folder = dirname(resolve(dir)); ; folder = dirname(folder)) {
    const member = relative(folder, resolve(dir)).replaceAll("\\", "/");
    if (workspacesIn(folder).some((pattern) => isMatch(member, pattern)))
      return way(dir, join(folder, "node_modules", NAME));
    if (dirname(folder) === folder) return `./node_modules/${NAME}`;
  }
}

/** The patterns of a workspace's members, from the root package.json of npm or Yarn. */
function workspacesIn(folder: string): string[] {
  const { workspaces } = packageIn(folder);
  const patterns = Array.isArray(workspaces) ? workspaces : workspaces?.packages;
  return (patterns ?? []).filter((each) => typeof each === "string");
}

/** Whether a folder matches a pattern such as `sites/*`. */
function isMatch(member: string, pattern: string): boolean {
  const plain = pattern.replace(/^\.\/|\/+$/g, "").replace(/[.+^$()|[\]{}]/g, "\\$&");
  const form = plain.replace(/\*\*|\*|\?/g, (sign) => SIGNS[sign] ?? sign);
  return new RegExp(`^${form}$`).test(member);
}

const SIGNS: Readonly<Record<string, string>> = { "**": ".*", "*": "[^/]*", "?": "[^/]" };

/** A site's dependency on Plumbline, and the file that it needs in its folder. */
interface Dependency {
  version: string;
  file?: string;
}

/**
 * The dependency of a new site: the running version, or the packed file that it was installed from. The
 * site contains that file, so that a copy of its folder can be installed anywhere. `installed` is the
 * folder of the installed package.
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

/** The nearest folder above an installed package that depends on it; pnpm adds folders in between. */
function dependentOf(installed: string): { folder: string; version: string } | undefined {
  for (let folder = installed; folder !== dirname(folder); folder = dirname(folder)) {
    const { dependencies, devDependencies } = packageIn(dirname(folder));
    const version = { ...devDependencies, ...dependencies }[NAME];
    if (version !== undefined) return { folder: dirname(folder), version };
  }
  return undefined;
}

/**
 * The dependency of a folder that already has one: it only changes if a clone would lack the packed file.
 */
export async function existingDependency(dir: string, asked: string): Promise<Dependency> {
  const path = pathOf(dir, asked);
  if (path === undefined || isFolder(path)) return { version: asked };
  if (isWithin(path, resolve(dir))) return { version: asked, file: path };
  if (await isInGit(dir, path)) return { version: asked };
  return { version: `file:${basename(path)}`, file: path };
}

/** The local path of a dependency; undefined if it comes from a registry or the web. */
function pathOf(folder: string, asked: string): string | undefined {
  const [, path] = /^(?:file:|(?=\.|~\/|[\\/]|[a-z]:[\\/]))(.+)/i.exec(asked) ?? [];
  return path && resolve(folder, path.replace(/^~(?=\/)/, homedir()));
}

/** Whether the path is a checkout of Plumbline, not a packed file. */
function isFolder(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats) return stats.isDirectory();
  throw new Error(
    `new: ${PACKAGE_FILE} depends on the Plumbline in "${path}", but there is no such file. ` +
      "Restore it, or run npm install with the path of another one. Nothing was written.",
  );
}

/** Whether git tracks the file; a repository of several sites may have it in another folder. */
const isInGit = (dir: string, file: string) =>
  gitIn(dir)("ls-files", "--error-unmatch", "--", file).then(
    () => true,
    () => false,
  );

/** Whether git ignores the file: a .gitignore for packages excludes packed files. */
export const isGitIgnored = (dir: string, name: string): Promise<boolean> =>
  gitIn(dir)("ls-files", "--others", "--ignored", "--exclude-standard", "--", name).then(
    (names) => names !== "",
    () => false,
  );

/** The command that installs Plumbline for a folder; a checkout is not in a registry. */
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

/** A relative path as npm writes it: with slashes, and with `./` inside the folder. */
function way(from: string, to: string): string {
  const path = relative(resolve(from), to).replaceAll("\\", "/");
  return path.startsWith("..") ? path : `./${path}`;
}
