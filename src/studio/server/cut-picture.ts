import { extname } from "node:path";
import { z } from "zod";
import { type Call, call } from "../calls/call.ts";
import { listMedia } from "../calls/media/media-calls.ts";
import type { Studio } from "../calls/studio.ts";
import { StudioError } from "../calls/studio-error.ts";
import type { MediaModel } from "../protocol/media.ts";
import { message } from "../protocol/messages.ts";

const share = z.number().min(0).max(1);

/** A part of a picture: its distance from the left and the top, its width and its height, as shares of the whole. */
const part = z.strictObject({
  name: z.string(),
  left: share,
  top: share,
  width: share,
  height: share,
});

/** Adds a part of a picture as a separate file; the picture stays, since other pages may show it. */
export const CUT_CALLS: Readonly<Record<string, Call>> = { cut: call(part, cutPicture) };

async function cutPicture(
  studio: Studio,
  { name, ...shares }: z.output<typeof part>,
): Promise<MediaModel> {
  const { files, languages } = await listMedia(studio);
  const found = await studio.media.file(name);
  const whole = files.find((file) => file.name === found?.file.name);
  if (!found || !whole) throw new StudioError(message("gone", name));
  const [folder, base] = split(whole.name);
  const { default: sharp } = await import("sharp");
  const data = await sharp(found.path)
    .autoOrient()
    .extract(pixels(whole, shares))
    .keepIccProfile()
    .jpeg({ quality: 92, force: false })
    .webp({ quality: 92, force: false })
    .toBuffer();
  const extension = extname(base);
  const stem = base.slice(0, base.length - extension.length).replace(/-cut(-\d+)?$/, "");
  const made = await studio.media.add({ name: `${stem}-cut${extension}`, folder, data });
  const { alternative } = whole;
  if (alternative === undefined || made.alternative !== undefined) return made;
  const [main = ""] = languages;
  const texts = typeof alternative === "string" ? { [main]: alternative } : { ...alternative };
  await studio.media.describe(made.name, texts, languages);
  return made;
}

function split(name: string): [folder: string, base: string] {
  const at = name.lastIndexOf("/");
  return [name.slice(0, Math.max(0, at)), name.slice(at + 1)];
}

/** A part in pixels, which is inside the picture and not empty. */
function pixels(
  { width, height }: MediaModel,
  part: { left: number; top: number; width: number; height: number },
) {
  const range = (size: number, from: number, length: number) => {
    const start = Math.min(size - 1, Math.round(size * from));
    return [start, Math.max(1, Math.min(size - start, Math.round(size * length)))] as const;
  };
  const [left, columns] = range(width, part.left, part.width);
  const [top, rows] = range(height, part.top, part.height);
  return { left, top, width: columns, height: rows };
}
