import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { redirecting } from "../../../testing/servers/redirecting.ts";

describe("redirect-loop", () => {
  it.each([
    [
      [
        ["/a", "/b"],
        ["/b", "/a"],
      ],
      2,
    ],
    [[["/a", "/a#top"]], 1],
    [[["/a", "https://roofs.example/a"]], 1],
    [[["/a/", "/a/"]], 1],
    [[["/about?p=1", "/about?x=2&p=1"]], 1],
    [[["/about?p=1", "/about"]], 1],
    [[["/about?p=1", "/"]], 0],
    [[["/blog/*", "/blog/old/*"]], 1],
    [
      [
        ["/blog/*", "/paper/*"],
        ["/paper/x", "/blog/x"],
      ],
      1,
    ],
  ] satisfies [[string, string][], number][])("reports a loop: %j", async (list, count) => {
    const found = await findingsOf("redirect-loop", redirecting(...list));
    expect(found).toHaveLength(count);
  });
});
