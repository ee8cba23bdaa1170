import { rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { checkSite } from "../../../pipeline.ts";
import { put } from "../../../testing/commands/folder.ts";
import { heroWith, type MediaFiles, withSections, writeSite } from "../../../testing/site.ts";

const noise = sharp(
  Uint8Array.from({ length: 48 * 48 * 3 }, (_, at) => (at * 7919) % 251),
  { raw: { width: 48, height: 48, channels: 3 } },
);

const halfOf = (data: Buffer) => data.subarray(0, data.length / 2);

/** The messages about a site with a download, and files in its public folder. */
async function found(files: MediaFiles, download = "logo.svg") {
  const link = `[File](/media/${download})`;
  const { folder, file } = writeSite(
    withSections({ ...heroWith("logo.svg"), text: link } as ReturnType<typeof heroWith>),
  );
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, data] of Object.entries(files)) put(join(folder, "public"), path, data);
  const { diagnostics } = await checkSite(file);
  return diagnostics.flatMap(({ rule, message }) => (rule === "public-damaged" ? message : []));
}

it("reports truncated files of any name, and photographs of another format", async () => {
  const files = {
    "team.jpg": halfOf(await noise.clone().jpeg().toBuffer()),
    "old/roof.bin": halfOf(await noise.clone().png().toBuffer()),
    "plan.jpg": "II*\0",
    "whole.webp": await noise.clone().webp().toBuffer(),
    "text.txt": "JPEG",
  };
  expect(await found(files)).toEqual([
    "public/old/roof.bin cannot be published: it is damaged or truncated.",
    expect.stringMatching(/^public\/plan\.jpg cannot be published: metadata of cameras/),
    "public/team.jpg cannot be published: it is damaged or truncated.",
  ]);
});

it("checks a picture that visitors may download, but no others in public/media", async () => {
  const files = { "media/team.jpg": halfOf(await noise.clone().jpeg().toBuffer()) };
  expect(await found(files)).toEqual([]);
  expect(await found(files, "team.jpg")).toEqual([
    "public/media/team.jpg cannot be published: it is damaged or truncated.",
  ]);
});
