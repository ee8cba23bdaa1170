import { lstatSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { stampOf, writeForNow } from "../files/files.ts";
import { contentHash } from "../files/hash.ts";
import type { WorkshopInput } from "../pages/page-workshop.ts";
import type { MediaFile } from "../pictures/media.ts";
import { findPlaces } from "../read/places.ts";
import type { SourceFile } from "../read/read.ts";
import type { DatedParts } from "../site/dated.ts";
import { type Entry, entriesIn } from "./changed-page.ts";
import { memoryFolder, TOUCHED_FILE, type TouchedPages } from "./page-memory.ts";

/** What is known of a page without its report. */
export interface KnownPage {
  key: string;
  digest: string;
  outline: WorkshopInput["outlines"][number];
  listed: boolean;
  /** What its date in the sitemap depends on; not kept where git knows no dates. */
  dated?: DatedParts;
  /** Its runs of words as they are packed, four bytes each. */
  runs: Buffer;
}

/** What a touch-up (src/publish/touch-up.ts) has to know of the last build, beside its files. */
export interface TouchUpMemory extends TouchedPages {
  /** A name for the config but for its pages. */
  rest: string;
  /** The config as it was, and where in it the pages are. */
  config: Buffer;
  entries: Entry[];
  /** All pages, in the order of the config. */
  pages: KnownPage[];
  media: [name: string, file: MediaFile][];
  frame: WorkshopInput["frame"];
  rendererFile: string;
}

/** The name of a config without its pages. */
export const restName = (config: WorkshopInput["config"]): string =>
  contentHash(JSON.stringify(config));

/** As it is kept; what is large lies in files of its own. */
interface Stored extends Omit<TouchUpMemory, "config" | "pages"> {
  pages: (Omit<KnownPage, "runs"> & { bytes: number })[];
  /** Stamps of the other files. */
  stamps: string[];
}

const LARGE_FILES = ["config", "words"] as const;

const largeStamps = (folder: string) =>
  LARGE_FILES.map((name) => stampOf(lstatSync(join(folder, name))));

/** Of a site in a state; undefined if it is not remembered, or not as it was. */
export async function recallTouchUp(
  outDir: string,
  state: string,
): Promise<TouchUpMemory | undefined> {
  const folder = memoryFolder(outDir);
  try {
    const read = (name: string) => readFile(join(folder, name));
    const [text, config, words] = await Promise.all([TOUCHED_FILE, ...LARGE_FILES].map(read));
    const { stamps, pages, ...stored }: Stored = JSON.parse(String(text));
    const isSame = stored.state === state && largeStamps(folder).join() === stamps.join();
    if (!isSame || !config || !words) return undefined;
    let end = 0;
    const known = pages.map(({ bytes, ...page }) => {
      const start = end;
      end += bytes;
      return { ...page, runs: words.subarray(start, end) };
    });
    return { ...stored, config, pages: known };
  } catch {
    return undefined;
  }
}

/** So many pages have about a megabyte of runs. */
const PIECE = 500;

function* allRuns(pages: readonly KnownPage[]): Generator<Buffer> {
  for (let at = 0; at < pages.length; at += PIECE) {
    yield Buffer.concat(pages.slice(at, at + PIECE).map(({ runs }) => runs));
  }
}

/** What is kept: the config in pieces too, which of a large site is best not copied as a whole. */
type Remembered = Omit<TouchUpMemory, "config"> & { config: Uint8Array | Iterable<string> };

/** Keeps it; written last is what the other files are known by. */
export async function rememberTouchUp(outDir: string, memory: Remembered): Promise<void> {
  const folder = memoryFolder(outDir);
  const { config, pages, ...rest } = memory;
  await Promise.all([
    writeForNow(join(folder, "config"), config),
    writeForNow(join(folder, "words"), allRuns(pages)),
  ]);
  const known = pages.map(({ runs, ...page }) => ({ ...page, bytes: runs.length }));
  const stored: Stored = { ...rest, pages: known, stamps: largeStamps(folder) };
  await writeForNow(join(folder, TOUCHED_FILE), JSON.stringify(stored));
}

/** Keeps what is needed to make one page by itself, after a build of all. */
export function prepareTouchUps(
  outDir: string,
  { config, media, frame, rendererFile }: WorkshopInput,
  { pages, source, state }: { pages: KnownPage[]; source: SourceFile; state: string },
): Promise<void> {
  const places = findPlaces(source.text);
  return rememberTouchUp(outDir, {
    ...{ base: state, state, replaced: [], added: {}, pages, rest: restName(config) },
    ...{ media: [...media], frame, rendererFile },
    config: inLines(source),
    entries: entriesIn(source, places.spans(["pages"]), places.entries(["pages"])),
  });
}

/** So many characters, and the rest of a line, are written at once. */
const CHARACTERS = 2 ** 20;

/** A file's text in pieces of whole lines. */
function* inLines({ bom, text }: SourceFile): Generator<string> {
  yield bom;
  for (let [at, end] = [0, 0]; at < text.length; at = end) {
    end = text.indexOf("\n", at + CHARACTERS) + 1 || text.length;
    yield text.slice(at, end);
  }
}
