import { describe, expect, it } from "vitest";
import { formatDiff } from "./formats.ts";
import type { SiteDiff } from "./site-diff.ts";
import { diffView } from "./view.ts";

const NOTHING: SiteDiff = {
  pages: { before: 2, after: 2 },
  appear: [],
  vanish: [],
  moved: [],
  groups: [],
  notices: { redirects: [], headers: [] },
  files: { appear: [], vanish: [], change: [] },
  bytes: { before: 1000, after: 1000 },
  isPartial: false,
  findings: undefined,
};

const shown = (diff: Partial<SiteDiff>, upcoming: string[] = []): string =>
  formatDiff(diffView({ ...NOTHING, ...diff }, "what is live", upcoming), {});

describe("the text of a diff", () => {
  it("lists scheduled changes, even if nothing differs today", () => {
    const text = shown({}, [
      "From 1 December 2026: /sale goes",
      "From 24 December 2026: /gifts goes",
    ]);
    expect(text).toMatch(/^Visitors and robots notice no difference from what is live today\./);
    expect(text).toMatch(
      /Scheduled.*\n {2}From 1 December 2026: \/sale goes\n {2}From 24 December/,
    );
    expect(shown({})).not.toMatch(/today|Scheduled/);
  });

  it("begins with changes that block search engines", () => {
    const text = shown({
      notices: {
        isClosed: true,
        redirects: [{ from: "/shop/*", to: "/prices" }],
        headers: [],
      },
      appear: [{ path: "/new", title: "New" }],
    });
    expect(text.split("\n\n").slice(0, 2)).toEqual([
      "Compared with what is live",
      "Important\n  Search engines are blocked: robots.txt asks them not to read any page of the site.",
    ]);
    expect(text).toContain("1 old address\n  /shop/* redirects to /prices");
  });

  it.each([
    ["/favicon.svg", "the site's icon has changed (/favicon.svg)"],
    ["/media/van.JPG", "/media/van.JPG: another picture under the same name"],
    ["/media/tour.mp4", "/media/tour.mp4: another film under the same name"],
    ["/menu.pdf", "/menu.pdf: another document under the same name"],
    ["/llms.txt", "/llms.txt, which AI assistants read, has other content"],
    ["/security.txt", "/security.txt has other content"],
  ])("explains to the owner what %s is", (url, sentence) => {
    const files = { ...NOTHING.files, change: [url] };
    expect(shown({ files })).toContain(`1 file\n  ${sentence}\n`);
  });
});
