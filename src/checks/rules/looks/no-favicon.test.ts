import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { SMALL_SVG } from "../../../testing/facts.ts";
import { makeConfig } from "../../../testing/site.ts";

describe("no-favicon", () => {
  it("reports a missing icon, and names the file to add", async () => {
    expect(await findingsOf("no-favicon", makeConfig())).toMatchObject([
      { severity: "info", hint: expect.stringContaining("public as favicon.svg") },
    ]);
  });

  const ICONS = [
    ["favicon.svg", SMALL_SVG],
    ["favicon.ico", Buffer.from("\0\0\x01\0\x01\0", "latin1")],
    ["apple-touch-icon.png", Buffer.from("\x89PNG\r\n", "latin1")],
  ] as const;

  it.each(ICONS)("accepts %s", async (name, icon) =>
    expect(await findingsOf("no-favicon", makeConfig(), { [`../${name}`]: icon })).toEqual([]),
  );

  it.each(ICONS)("does not publish %s if it is another kind of file", async (name) => {
    const files = { [`../${name}`]: "<!DOCTYPE html><title>Not found</title>" };
    expect(await findingsOf("no-favicon", makeConfig(), files)).toHaveLength(1);
    expect(await findingsOf("not-published", makeConfig(), files)).toMatchObject([
      { message: expect.stringContaining(`public/${name}. Browsers cannot read it`) },
    ]);
  });
});
