import { readFileSync } from "node:fs";
import { type MediaFile, mediaFileUrl, pictureStem } from "../../../assets/pictures/media.ts";
import { mediaKind, mediaType } from "../../../assets/pictures/media-types.ts";
import { drawingFaults } from "../../../lib/files/drawing-faults.ts";
import { decode } from "../../../lib/files/text-file.ts";
import { type Measured, program } from "./program.ts";

/** Files that are known by their name and size alone, by their path in memory. */
const unread = new Map<string, { sha: string; size: number }>();

/** Names a file of the repository whose content is not read. */
export function remember(path: string, { sha, size }: { sha: string; size: number }): void {
  unread.set(path, { sha, size });
}

/** For a picture that nobody has measured: the usual one of a camera. */
const USUAL = { width: 1600, height: 1200 };

/** Measures what is in memory; what is not has the measures that were taken when this program was made. */
export async function measure(
  path: string,
  { name, bytes }: Pick<MediaFile, "name" | "bytes">,
): Promise<MediaFile> {
  const type = mediaType(name);
  const file = { name, url: mediaFileUrl(name), type, bytes, width: 0, height: 0 };
  const remote = unread.get(path);
  if (remote && bytes <= 1) {
    const known = program().pictures[remote.sha];
    const usual: Partial<Measured> = mediaKind(type) === "image" ? USUAL : {};
    const { cut, ...size } = known ?? usual;
    const stem = cut && pictureStem(name) + cut.hash;
    return { ...file, bytes: remote.size, ...size, ...(cut && stem && { cut: { ...cut, stem } }) };
  }
  if (mediaKind(type) !== "image") return file;
  return { ...file, ...(await sizeOf(path, type)) };
}

async function sizeOf(path: string, type: string): Promise<Partial<MediaFile>> {
  const data = new Uint8Array(readFileSync(path));
  if (type === "image/svg+xml") return drawing(decode(data));
  try {
    const { width, height } = await createImageBitmap(new Blob([data], { type }));
    return { width, height };
  } catch {
    return { fault: "damaged" };
  }
}

/** A drawing with the size that it names, or that of its box, and what browsers do not show of it. */
function drawing(text: string): Partial<MediaFile> {
  const found = drawingFaults(text);
  const faults = found.filter((fault) => fault !== "unreadable");
  if (faults.length < found.length) return { fault: "unreadable" };
  const [, , , wide, high] =
    /viewBox="([-\d.]+)[ ,]+([-\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(text) ?? [];
  const own = (key: string) => new RegExp(`<svg[^>]*\\s${key}="([\\d.]+)`).exec(text)?.[1];
  const [width = 0, height = 0] = [own("width") ?? wide, own("height") ?? high].map(Number);
  return { width, height, ...(faults.length > 0 && { faults }) };
}
