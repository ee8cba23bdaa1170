import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { ownFilesIn } from "../../kit/extensions/extension-files.ts";
import { keep, kept } from "../../lib/cache/cache.ts";
import type { BuiltSide } from "./built-side.ts";

/** A built site with its diagnostics; undefined if unknown. */
export interface CheckedSide {
  side: BuiltSide;
  diagnostics: LocatedDiagnostic[] | undefined;
}

/** Increment it with every change of the stored format. */
const FORMAT = 1;

const SIDE_FILE = `base-${FORMAT}.json`;

/** The cached build of this name, which hashes immutable git content. */
export async function readCachedSide(
  workspace: string,
  name: string,
): Promise<CheckedSide | undefined> {
  const bytes = await kept(workspace, SIDE_FILE);
  if (!bytes) return undefined;
  const { name: known, side, diagnostics } = JSON.parse(String(bytes));
  if (known !== name) return undefined;
  const { pages, files } = side;
  return { side: { ...side, pages: new Map(pages), files: new Map(files) }, diagnostics };
}

export async function cacheSide(
  workspace: string,
  name: string,
  { side, diagnostics }: CheckedSide,
): Promise<void> {
  const plain = { ...side, pages: [...side.pages], files: [...side.files] };
  await keep(workspace, SIDE_FILE, [JSON.stringify({ name, side: plain, diagnostics })]);
}

/** Returns whether there was a cached build. */
export async function dropCachedSide(workspace: string): Promise<boolean> {
  const isKnown = (await kept(workspace, SIDE_FILE)) !== undefined;
  await rm(join(workspace, SIDE_FILE), { force: true });
  return isKnown;
}

/** Whether a site depends only on its folder: plugins and imports of extensions are outside. */
export const isSelfContained = (folder: string, configFile: string): boolean =>
  ownFilesIn(folder).length === 0 && !readFileSync(configFile).includes('"plugins"');
