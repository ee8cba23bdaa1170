import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig } from "../../../testing/site.ts";

describe("no-favicon", () => {
  it("notes that there is no icon, with the file to put there", async () => {
    expect(await findingsOf("no-favicon", makeConfig())).toMatchObject([
      { severity: "info", hint: expect.stringContaining("public as favicon.svg") },
    ]);
  });

  it.each(["favicon.svg", "favicon.ico", "apple-touch-icon.png"])(
    "is content with %s",
    async (name) =>
      expect(await findingsOf("no-favicon", makeConfig(), { [`../${name}`]: "icon" })).toEqual([]),
  );
});
