import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { keep, kept } from "../cache/cache.ts";
import type { LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import { ownFilesIn } from "../own/own-files.ts";
import type { BuiltSide } from "./built-side.ts";

/** A built site with what the check said of it; undefined where nobody knows. */
export interface CheckedSide {
  side: BuiltSide;
  diagnostics: LocatedDiagnostic[] | undefined;
}

/** Increment it with every change of the stored format. */
const FORMAT = 1;

const SIDE_FILE = `base-${FORMAT}.json`;

/** What was built last of a content with this name; what git has under one name never changes. */
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

/** Whether anything was remembered; it is not any more. */
export async function dropCachedSide(workspace: string): Promise<boolean> {
  const isKnown = (await kept(workspace, SIDE_FILE)) !== undefined;
  await rm(join(workspace, SIDE_FILE), { force: true });
  return isKnown;
}

/** Whether a site is made of its own folder alone: plugins, and what own code imports, lie elsewhere. */
export const isSelfContained = (folder: string, configFile: string): boolean =>
  ownFilesIn(folder).length === 0 && !readFileSync(configFile).includes('"plugins"');
