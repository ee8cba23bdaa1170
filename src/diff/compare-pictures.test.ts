import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { comparePictures, type RawPicture } from "./compare-pictures.ts";

/** A page of stripes, each with its height, and a mark in some of them. */
async function pageOf(...stripes: [colour: string, height: number][]): Promise<RawPicture> {
  const width = 100;
  const rows = await Promise.all(
    stripes.map(([background, height]) =>
      sharp({ create: { width, height, channels: 4, background } })
        .raw()
        .toBuffer(),
    ),
  );
  const data = Buffer.concat(rows);
  return { data, width, height: data.length / width / 4 };
}

describe("two pictures of a page", () => {
  it("do not differ where they are the same", async () => {
    const page = await pageOf(["red", 40], ["blue", 60]);
    expect(comparePictures(page, page).boxes).toEqual([]);
  });

  it("differ where something is new, and not in what that pushes down", async () => {
    const before = await pageOf(["red", 40], ["blue", 60]);
    const after = await pageOf(["red", 40], ["green", 30], ["blue", 60]);
    const { boxes, ...aligned } = comparePictures(before, after);
    expect(boxes).toEqual([{ left: 0, right: 99, top: 40, bottom: 69 }]);
    expect([aligned.before.height, aligned.after.height]).toEqual([130, 130]);
  });

  it("have a box for each place, of just its size", async () => {
    const before = await pageOf(["white", 200]);
    const after = { ...before, data: Uint8Array.from(before.data) };
    for (const [row, column] of [
      [10, 20],
      [12, 60],
      [150, 5],
    ] as const) {
      after.data.set([0, 0, 0, 255], (row * 100 + column) * 4);
    }
    expect(comparePictures(before, after).boxes).toEqual([
      { left: 20, right: 60, top: 10, bottom: 12 },
      { left: 5, right: 5, top: 150, bottom: 150 },
    ]);
  });
});
