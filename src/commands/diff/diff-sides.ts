import { existsSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { codeKey } from "../../lib/code/code.ts";
import { contentHash } from "../../lib/files/hash.ts";
import { checkOut, type Tree, treeAt } from "../../lib/git/git.ts";
import { ifPossible } from "../../output/build-record.ts";
import type { Observer } from "../../render/observer.ts";
import { buildSite } from "../build/build-site.ts";
import { readBuiltSide } from "./built-side.ts";
import {
  type CheckedSide,
  cacheSide,
  dropCachedSide,
  isSelfContained,
  readCachedSide,
} from "./cached-side.ts";

export interface DiffRequest {
  configFile: string;
  /** A revision of git, another config, or the folder of a built site. */
  base: string;
  observer?: Observer;
}

/** A site that cannot be compared because it has errors. */
export interface BrokenSite {
  isBase: boolean;
  configFile: string;
  diagnostics: LocatedDiagnostic[];
  text: string;
}

/** One of the two sites: built, or with its errors. */
export type Side = CheckedSide | { broken: BrokenSite };

/** The shared cache, and the folder of this diff. */
export interface DiffFolders {
  cacheDir: string;
  workspace: string;
}

/** A file or folder takes precedence over a git revision of the same name. */
export async function openBase(request: DiffRequest, places: DiffFolders): Promise<Side> {
  const { base } = request;
  const found = statSync(base, { throwIfNoEntry: false });
  if (found?.isDirectory()) return { side: readBuiltSide(resolve(base)), diagnostics: undefined };
  return found ? buildSide(base, "file", request, places) : revisionSide(request, places);
}

/** The site at a revision; reuses the last build if it is of the same content. */
async function revisionSide(request: DiffRequest, places: DiffFolders): Promise<Side> {
  const { workspace } = places;
  const tree = await revisionTree(request);
  const name = contentHash(codeKey(), tree.id, basename(request.configFile), thisHour());
  const known = await readCachedSide(workspace, name);
  if (known && existsSync(known.side.folder)) return known;
  // The new build overwrites the cached one.
  await dropCachedSide(workspace);
  const into = join(workspace, "checked-out");
  await checkOut(tree, into, join(workspace, "checked-out.index"));
  const config = join(into, basename(request.configFile));
  if (!existsSync(config)) throw new Error(notCommittedMessage(request));
  const built = await buildSide(config, "revision", request, places);
  if (!("broken" in built) && isSelfContained(into, config)) {
    await ifPossible(() => cacheSide(workspace, name, built));
  }
  return built;
}

/** Scheduled changes happen at midnight of any time zone. */
const thisHour = () => new Date().toISOString().slice(0, "2026-01-01T00".length);

async function revisionTree({ configFile, base }: DiffRequest): Promise<Tree> {
  const folder = dirname(resolve(configFile));
  try {
    return await treeAt(folder, base);
  } catch (error) {
    throw new Error(noRevisionMessage(base, error));
  }
}

const OTHER_BASE = "Use --base with a git revision, an older config or the folder of a built site.";

const notCommittedMessage = ({ configFile, base }: DiffRequest): string =>
  `${base} has no "${basename(configFile)}": it was not committed at that point. ${OTHER_BASE}`;

function noRevisionMessage(base: string, error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  const [, said = words] = /(?:fatal|error): (.+)/.exec(words) ?? [];
  return `"${base}" is not a file, a folder or a git revision (${said}). ${OTHER_BASE}`;
}

/** Builds a site into a folder in the workspace. */
export async function buildSide(
  configFile: string,
  name: string,
  { observer }: DiffRequest,
  { cacheDir, workspace }: DiffFolders,
): Promise<Side> {
  const outDir = join(workspace, name);
  const named = relative(".", resolve(configFile));
  const result = await buildSite({
    configFile: named,
    outDir,
    cacheDir,
    ...(observer && { observer }),
  });
  const { isBuilt, diagnostics, text } = result;
  return isBuilt
    ? { side: readBuiltSide(outDir), diagnostics }
    : { broken: { isBase: false, configFile: named, diagnostics, text } };
}
