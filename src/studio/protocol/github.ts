/** The messages of a studio that works on a repository of GitHub. */

/** A folder of a branch. */
export interface TargetModel {
  owner: string;
  repo: string;
  /** Empty for the default branch. */
  branch: string;
  /** Empty for the repository itself. */
  folder: string;
}

/** Changes of an earlier visit that are not saved yet. */
export interface UnsavedModel extends TargetModel {
  /** In ISO 8601. */
  since: string;
}

/** What the browser keeps. */
export interface KeptModel {
  hasToken: boolean;
  unsaved: UnsavedModel[];
}

/** The site that is open. */
export interface OpenedModel extends TargetModel {
  /** What this studio does not do with this site, in words. */
  limits: string[];
}

/** Where a save goes. Without a branch, it goes to the disk. */
export interface RepositoryModel {
  /** Whether the site is in a repository. */
  isThere: boolean;
  branch?: string;
  /** The pull request of the last save, if it was one. */
  pull?: { url: string; isNew: boolean } | undefined;
  /** The address of a pull request with earlier changes, which the next one is added to while it is open. */
  proposal?: string | undefined;
}

const ADDRESS = /^#([\w.-]+)\/([\w.-]+)(?:@([^:]*))?(?::(.*))?$/;

/** The target of an address such as `#owner/repo@branch:folder`. */
export function targetOf(hash: string): TargetModel | undefined {
  const found = ADDRESS.exec(hash);
  if (!found) return undefined;
  const [, owner = "", repo = "", branch = "", folder = ""] = found;
  return { owner, repo, branch, folder: trimmed(folder) };
}

/** The part of the address that opens a target. */
export const hashOf = ({ owner, repo, branch, folder }: TargetModel): string =>
  `#${owner}/${repo}${branch && `@${branch}`}${trimmed(folder) && `:${trimmed(folder)}`}`;

const trimmed = (folder: string) => folder.replace(/^\/+|\/+$/g, "");
