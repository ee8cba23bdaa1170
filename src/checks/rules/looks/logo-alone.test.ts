import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig } from "../../../testing/site.ts";

const drawn = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;

const found = (logo: { file: string; showName?: boolean }, data: string | Uint8Array) => {
  const { header } = makeConfig();
  return findingsOf("logo-alone", makeConfig({ header: { ...header, logo } }), {
    [logo.file]: data,
  });
};

describe("logo-alone", () => {
  it("reports a square logo without a name beside it", async () => {
    expect(await found({ file: "stamp.svg", showName: false }, drawn(200, 200))).toMatchObject([
      {
        severity: "warning",
        location: "header › logo › showName",
        message: expect.stringContaining("it is 36 by 36 pixels large"),
      },
    ]);
  });

  it("reports a logo that is too flat", async () => {
    expect(await found({ file: "line.svg" }, drawn(2000, 100))).toMatchObject([
      { location: "header › logo › file", message: expect.stringContaining("11 pixels high") },
    ]);
  });

  it("reports a logo with too few pixels", async () => {
    const create = { width: 180, height: 60, channels: 3, background: "#0b4" } as const;
    const small = await sharp({ create }).png().toBuffer();
    expect(await found({ file: "small.png" }, small)).toMatchObject([
      { location: "header › logo › file", message: expect.stringContaining("60 pixels high") },
    ]);
  });

  it("accepts a wide logo, and a square one with the name beside it", async () => {
    expect(await found({ file: "wide.svg" }, drawn(300, 100))).toEqual([]);
    expect(await found({ file: "wide.svg", showName: false }, drawn(300, 100))).toEqual([]);
    expect(await found({ file: "square.svg" }, drawn(100, 100))).toEqual([]);
    expect(await found({ file: "square.svg", showName: true }, drawn(100, 100))).toEqual([]);
    expect(await found({ file: "line.svg", showName: true }, drawn(2000, 100))).toEqual([]);
  });
});
