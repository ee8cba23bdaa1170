import { existsSync } from "node:fs";
import { mkdir, rename as moveFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import {
  bytesOfEdited,
  type EditedTables,
  parseSource,
  readSource,
} from "../../config/read-config.ts";
import type { SourceFile } from "../../config/tables/with-tables.ts";
import { Refusal } from "../../diagnostics/refusal.ts";
import type { Kit } from "../../kit/kit.ts";
import { cacheDirOf } from "../../lib/cache/cache-dir.ts";
import { errorCode, readRegularFile, writeTogether } from "../../lib/files/files.ts";
import { publicDirOf } from "../../lib/files/public-folder.ts";
import { encodeLike, readText } from "../../lib/files/text-file.ts";
import { type CheckResult, checkSource } from "../../pipeline.ts";
import { withPreviousPaths } from "../../site/former-paths.ts";
import { type Redirect, redirectSources, withRedirectsOrBack } from "../redirects/written.ts";
import { requireValidSite } from "../valid-site.ts";
import { composedLinks, refuse, refuseFaults } from "./faults.ts";
import type { Plan } from "./kinds/kind.ts";
import { kinds } from "./kinds/kinds.ts";
import { refuseOtherContent, withMovedFile } from "./moved-file.ts";
import { changeEdit, editedTexts } from "./source/edits.ts";
import { readSourceSite, type SourceSite } from "./source/source-site.ts";
import { type AskedRename, type NamedRename, resolveTypedNames } from "./typed-names.ts";

/** The text of a file before and after. */
export interface ChangedFile {
  file: string;
  before: string;
  after: string;
}

/** The changes of a rename, not yet written. */
export interface Renamed {
  what: string;
  from: string;
  to: string;
  files: readonly ChangedFile[];
  move: { from: string; to: string } | undefined;
  /** The old and the new address of pages that move with another name. */
  pages: ReadonlyMap<string, string>;
  /** A redirect that becomes superfluous, because the rename undoes one that was not published. */
  forgotten: Redirect | undefined;
  /** Old addresses that redirect to the new one. */
  left: readonly string[];
  /** The number of references that change, and the redirects. */
  references: number;
  redirects: readonly Redirect[];
}

/**
 * Finds all changes for a rename; throws a Refusal if it is impossible. `edited` is the text of a config that is being
 * edited.
 */
export async function rename(
  configFile: string,
  kit: Kit,
  asked: AskedRename,
  edited?: string,
  tables: EditedTables = {},
): Promise<Renamed> {
  const source = readSource(configFile, edited, tables);
  const before = await checkSource(source, publicDirOf(configFile), kit, "all");
  const written = readSourceSite(source, requireValidSite(before, "nothing is renamed"), kit);
  const { kind, from, to } = resolveTypedNames(asked, written);
  const plan = kind.plan(from, to, written);
  const { followed, references } = textsThen({ kind, from, to }, plan, written, before);
  const { former } = await withPreviousPaths(source, cacheDirOf(configFile));
  const { texts, ...led } = ledOn(followed, plan, written, former?.paths ?? []);
  await refuseOtherContent(written.publicDir, plan.move);
  const then = await withMovedFile(written.publicDir, plan.move, (publicDir: string) =>
    checkSource(sourceOf(source, texts, tables), publicDir, kit, "all"),
  );
  refuseFaults(before, then, { from, to, advice: kind.advice });
  const files = [...texts].map(([file, after]) => ({
    file,
    before: textOf(source, file, tables),
    after,
  }));
  const inPublic = (name: string) => join(written.publicDir, name);
  const move = plan.move && { from: inPublic(plan.move.from), to: inPublic(plan.move.to) };
  const pages = plan.pages ?? new Map<string, string>();
  const redirects = led.forgotten ? [] : (plan.redirects ?? []);
  return { what: kind.what, from, to, files, move, pages, ...led, references, redirects };
}

/** The new texts of the changed files. */
function textsThen(
  { kind, from, to }: NamedRename,
  plan: Plan,
  written: SourceSite,
  { source }: CheckResult,
): { followed: Map<string, string>; references: number } {
  const changes = written.references.flatMap((reference) => plan.follow(reference) ?? []);
  const composed = kind === kinds.page ? composedLinks(from, written.site, source, changes) : [];
  if (composed.length > 0) refuse(composed, { from, to });
  const followed = editedTexts([...(plan.edits ?? []), ...changes.map(changeEdit)]);
  return { followed, references: changes.length };
}

/** Adds redirects from the old addresses. */
function ledOn(
  texts: ReadonlyMap<string, string>,
  { redirects = [] }: Plan,
  { config: { file, text } }: SourceSite,
  known: readonly string[],
): Pick<Renamed, "forgotten" | "left"> & { texts: ReadonlyMap<string, string> } {
  const [first] = redirects;
  const followed = texts.get(file) ?? text;
  if (!first) return { texts, forgotten: undefined, left: [] };
  const { text: led, isBack } = withRedirectsOrBack(followed, redirects, known);
  const left = isBack ? redirectSources(led, first.to).filter((from) => !known.includes(from)) : [];
  return { texts: new Map(texts).set(file, led), forgotten: isBack ? first : undefined, left };
}

/** The source with the new texts. */
function sourceOf(
  { file, text }: SourceFile,
  texts: ReadonlyMap<string, string>,
  tables: EditedTables,
): SourceFile {
  const read = bytesOfEdited(file, tables);
  const bytesOf = (table: string) => {
    const changed = texts.get(table);
    return changed === undefined ? read(table) : encodeLike(readRegularFile(table), changed);
  };
  return parseSource(file, texts.get(file) ?? text, [], bytesOf);
}

/** The text of a file before the change. */
const textOf = (source: SourceFile, file: string, tables: EditedTables): string =>
  file === source.file ? source.text : (tables[basename(file)] ?? readText(file));

/** Writes all changed files, or none. */
export async function writeRenamed({ files, move }: Renamed): Promise<void> {
  // The file may exist even if the build ignores it.
  if (move && existsSync(move.to))
    throw new Refusal(`${move.to} already exists. Move it away, or choose another name.`);
  let isMoved = false;
  try {
    if (move) await mkdir(dirname(move.to), { recursive: true });
    if (move) await moveFile(move.from, move.to);
    isMoved = true;
    await writeTogether(
      files.map(({ file, after }) => ({ file, data: encodeLike(readRegularFile(file), after) })),
    );
  } catch (error) {
    if (move && isMoved) await moveFile(move.to, move.from);
    if (errorCode(error) === undefined) throw error;
    const names = [...files.map(({ file }) => file), ...(move ? [move.from] : [])];
    throw new Refusal(
      `Not all of ${names.join(", ")} can be written: ${errorCode(error)}. They have not changed; make them writable, and run this again.`,
    );
  }
}
