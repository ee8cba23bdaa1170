import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage } from "../../../testing/site.ts";

it("lists unpublished pages, and the day on which they appear", async () => {
  const later = makePage({ path: "/later", title: "Later", date: "2999-01-01" });
  const draft = makePage({ path: "/draft", title: "Draft", draft: true });
  const prose = { type: "prose", text: "To be written.", draft: true } as const;
  const home = makePage({ sections: [{ type: "hero", heading: "Roofs" }, prose] });
  const found = await findingsOf("not-yet-published", makeConfig({ pages: [later, home, draft] }));
  expect(found.map(({ location, message }) => [location, message])).toEqual([
    ["/later › date", "Page /later is not published yet: its first day is 2999-01-01."],
    ["/ › section 2, prose › draft", "Section 2 of / is a draft and not published."],
    ["/draft › draft", "Page /draft is a draft and not published."],
  ]);
});

it("ignores published pages", async () => {
  const news = makePage({ path: "/news", title: "News", date: "2020-01-01", draft: false });
  const config = makeConfig({ pages: [makePage(), news] });
  expect(await findingsOf("not-yet-published", config)).toEqual([]);
});
