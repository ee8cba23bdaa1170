import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { formatDoctorHtml } from "../../src/commands/doctor/html.ts";
import type { PagePreview } from "../../src/commands/doctor/previews.ts";
import type { DoctorResult } from "../../src/commands/doctor/result.ts";

/** The maximum number of pages, since each has a picture. */
const MOST_PAGES = 100;

/** The list as a page, with previews of the first pages and their pictures from the built site. */
export async function doctorPage(
  answers: readonly DoctorResult[],
  all: readonly PagePreview[],
  outDir: string | undefined,
): Promise<string> {
  const previews = all.slice(0, MOST_PAGES);
  const pictures = new Map<string, string>();
  for (const { path, share } of previews) {
    const file = outDir !== undefined && share.picture ? join(outDir, share.picture) : "";
    if (file !== "" && existsSync(file)) pictures.set(path, await small(file));
  }
  return formatDoctorHtml({
    results: answers,
    previews,
    more: all.length - previews.length,
    pictures,
  });
}

/** A data URL of the picture, in the size in which services show it. */
async function small(file: string): Promise<string> {
  const bytes = await sharp(file)
    .resize(600, 315, { fit: "cover" })
    .webp({ quality: 80 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}
