import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage } from "../../../testing/site.ts";

describe("no-404-page", () => {
  it("reports that visitors would see the host's 404 page, and what to write instead", async () => {
    expect(await findingsOf("no-404-page", makeConfig())).toMatchObject([
      { severity: "info", location: "pages", hint: expect.stringContaining('"/404.html"') },
    ]);
  });

  it.each(["/404.html", "/404"])("accepts %s", async (path) => {
    const lost = makePage({ path, title: "Nothing is here", index: false });
    const config = makeConfig({ pages: [makePage(), lost] });
    expect(await findingsOf("no-404-page", config)).toEqual([]);
  });
});
