import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage, type PageConfig } from "../../../testing/site.ts";

const other: PageConfig = { ...makePage({ path: "/prices", title: "Prices" }) };
const cy = (parts: Partial<PageConfig> = {}) =>
  makePage({ path: "/cy", title: "Hafan", language: "cy", translationOf: "/", ...parts });

const reports = async (...pages: PageConfig[]) => {
  const languages = { cy: { name: "Cymraeg" } };
  const config = makeConfig(
    pages.some(({ language }) => language) ? { pages, languages } : { pages },
  );
  return (await findingsOf("unlisted-home", config)).map(({ location, message }) => [
    location,
    message.slice(0, 36),
  ]);
};

const HOME = "Search engines may not list this hom";
const ALL = "Search engines may not list any page";

it("reports home pages that search engines may not list, in each language", async () => {
  expect(await reports(makePage({ index: false }), other)).toEqual([["/ › index", HOME]]);
  expect(await reports(makePage(), cy({ index: false }))).toEqual([["/cy › index", HOME]]);
});

it("reports once that no page may be listed", async () => {
  const hidden = { ...other, index: false };
  expect(await reports(makePage({ index: false }), hidden)).toEqual([["/ › index", ALL]]);
  expect(await reports(makePage({ index: false }))).toEqual([["/ › index", ALL]]);
  expect(await reports(makePage(), hidden)).toEqual([]);
});
