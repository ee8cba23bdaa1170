import { mayContainLocation } from "./telemetry.ts";

/** Elements that contain the others. */
const AROUND = new Set(["18538067", "1549a966", "1654ae6b", "1f43b675"]);

/**
 * Metadata: tags, attachments, the date, the title, file names; and checksums of elements that contained
 * some of it.
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

/** The writing program: required, but may be empty. */
const PROGRAMS = new Set(["4d80", "5741"]);

const TRACK = "ae";
const [BLOCK, BLOCKS, BLOCK_WITHIN] = ["a3", "a0", "a1"];
const [NUMBER, TYPE] = ["d7", "83"];

/** Tracks of subtitles, and of measurements. */
const [SUBTITLES, MEASURED] = [17, 33];

/** A film (WebM, Matroska) with metadata replaced by void elements, since elements are found by offset. */
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

/** The numbers of the tracks with positions of the camera. */
function telemetryIn(all: readonly Element[]): ReadonlySet<number | undefined> {
  const tracks = all.filter(({ id }) => id === TRACK);
  const ofType = (type: number) =>
    tracks.flatMap((track) => (within(track, TYPE) === type ? (trackOf(track) ?? []) : []));
  const subtitles = new Set<number | undefined>(ofType(SUBTITLES));
  const spoken = subtitles.size > 0 ? all.filter(isBlock) : [];
  const places = spoken.filter(
    (each) => subtitles.has(trackOf(each)) && mayContainLocation(each.body),
  );
  return new Set([...ofType(MEASURED), ...places.flatMap((each) => trackOf(each) ?? [])]);
}

const isBlock = ({ id }: Element) => id === BLOCK || id === BLOCKS;

/** The track number of an element. */
function trackOf(element: Element): number | undefined {
  if (element.id === TRACK) return within(element, NUMBER);
  const blocks = element.id === BLOCKS ? [...elements(element.body)] : [element];
  const block = blocks.find(({ id }) => id === BLOCK || id === BLOCK_WITHIN);
  return block && numberAt(block.body, 0)?.value;
}

/** The value of the first child with an id. */
function within({ body }: Element, wanted: string): number | undefined {
  const found = [...elements(body)].find(({ id }) => id === wanted)?.body;
  return found?.length ? Number(`0x${found.toString("hex")}`) : undefined;
}

/** Replaces an element by a void element of the same length. */
function makeVoid({ whole, body }: Element): void {
  const width = Math.min(8, whole.length - body.length - 1);
  const size = BigInt(whole.length - 1 - width) + (1n << BigInt(7 * width));
  whole.fill(0);
  whole[0] = 0xec;
  whole.set(Buffer.from(size.toString(16).padStart(2 * width, "0"), "hex"), 1);
}

/** An element of a WebM film: its id in hexadecimal, all of its bytes, and its content. */
interface Element {
  id: string;
  whole: Buffer;
  body: Buffer;
}

/**
 * All elements; of those with an id in `around`, their children, since these need not declare their
 * length. A truncated element extends to the end.
 */
function* elements(data: Buffer, around?: ReadonlySet<string>): Generator<Element> {
  for (let at = 0; at < data.length; ) {
    const kind = numberAt(data, at);
    const size = kind && numberAt(data, at + kind.width);
    if (!kind || !size) return;
    const id = data.toString("hex", at, at + kind.width);
    const start = at + kind.width + size.width;
    if (around?.has(id)) {
      at = start;
      continue;
    }
    const end = Math.min(start + size.value, data.length);
    yield { id, whole: data.subarray(at, end), body: data.subarray(start, end) };
    at = end;
  }
}

/** A number whose first bits are its length in bytes. */
function numberAt(data: Buffer, at: number): { value: number; width: number } | undefined {
  const width = Math.clz32(data[at] ?? 0) - 23;
  if (width > 8 || at + width > data.length) return undefined;
  const all = BigInt(`0x${data.toString("hex", at, at + width)}`);
  return { value: Number(all & ((1n << BigInt(7 * width)) - 1n)), width };
}
