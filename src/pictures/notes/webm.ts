import { type Element, elements, numberAt } from "./ebml.ts";
import { namesPlaces } from "./telemetry.ts";

/** Elements that hold the others, which are looked at one after the other. */
const AROUND = new Set(["18538067", "1549a966", "1654ae6b", "1f43b675"]);

/**
 * What programs note: tags, files within, the date, the title, names of files; and sums of parts in which
 * something of it was.
 */
const METADATA_ELEMENTS = new Set([
  "1254c367",
  "1941a469",
  "4461",
  "7ba9",
  "7384",
  "3c83ab",
  "3e83bb",
  "bf",
]);

/** Which program made the file: it may be empty and has to be there. */
const PROGRAMS = new Set(["4d80", "5741"]);

const TRACK = "ae";
const [BLOCK, BLOCKS, BLOCK_WITHIN] = ["a3", "a0", "a1"];
const [NUMBER, TYPE] = ["d7", "83"];

/** Tracks of words, and of what a camera measured while it filmed. */
const [SUBTITLES, MEASURED] = [17, 33];

/** A film (WebM, Matroska) with empty elements in place of metadata, for its parts are found by their position. */
export function webmElements(data: Buffer): Buffer[] {
  const blank = Buffer.from(data);
  const all = [...elements(blank, AROUND)];
  const tracks = telemetryIn(all);
  for (const element of all) {
    if (PROGRAMS.has(element.id)) element.body.fill(0);
    if (METADATA_ELEMENTS.has(element.id) || tracks.has(trackOf(element))) makeVoid(element);
  }
  return [blank];
}

/** The numbers of the tracks that say where the camera was. */
function telemetryIn(all: readonly Element[]): ReadonlySet<number | undefined> {
  const tracks = all.filter(({ id }) => id === TRACK);
  const ofType = (type: number) =>
    tracks.flatMap((track) => (within(track, TYPE) === type ? (trackOf(track) ?? []) : []));
  const subtitles = new Set<number | undefined>(ofType(SUBTITLES));
  const spoken = subtitles.size > 0 ? all.filter(isBlock) : [];
  const places = spoken.filter((each) => subtitles.has(trackOf(each)) && namesPlaces(each.body));
  return new Set([...ofType(MEASURED), ...places.flatMap((each) => trackOf(each) ?? [])]);
}

const isBlock = ({ id }: Element) => id === BLOCK || id === BLOCKS;

/** The number of the track that an element is, or is a part of. */
function trackOf(element: Element): number | undefined {
  if (element.id === TRACK) return within(element, NUMBER);
  const blocks = element.id === BLOCKS ? [...elements(element.body)] : [element];
  const block = blocks.find(({ id }) => id === BLOCK || id === BLOCK_WITHIN);
  return block && numberAt(block.body, 0)?.value;
}

/** The number that the first element of a kind inside another is. */
function within({ body }: Element, wanted: string): number | undefined {
  const found = [...elements(body)].find(({ id }) => id === wanted)?.body;
  return found?.length ? Number(`0x${found.toString("hex")}`) : undefined;
}

/** Puts an element that says nothing and is as long in its place. */
function makeVoid({ whole, body }: Element): void {
  const width = Math.min(8, whole.length - body.length - 1);
  const size = BigInt(whole.length - 1 - width) + (1n << BigInt(7 * width));
  whole.fill(0);
  whole[0] = 0xec;
  whole.set(Buffer.from(size.toString(16).padStart(2 * width, "0"), "hex"), 1);
}
