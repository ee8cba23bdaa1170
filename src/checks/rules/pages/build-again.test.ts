import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import {
  makeConfig,
  makePage,
  type PageConfig,
  type SectionConfig,
} from "../../../testing/site.ts";
import { localPage, params, template } from "../../../testing/template.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 24, 12) }));
afterEach(() => void vi.useRealTimers());

const hero: SectionConfig = { type: "hero", heading: "Roofs" };
const prose = (parts: object): SectionConfig => ({ type: "prose", text: "Closed.", ...parts });
const page = (path: string, parts: Partial<PageConfig>) =>
  makePage({ path, title: path, ...parts });

const wordsFor = async (...pages: PageConfig[]) =>
  (await findingsOf("build-again", makeConfig({ pages }))).map(({ message }) => message);

it("names the next day on which something appears or disappears, two weeks before it", async () => {
  const christmas = page("/christmas", { from: "2026-12-01", until: "2026-12-26" });
  const pages = [makePage(), christmas];
  expect(await findingsOf("build-again", makeConfig({ pages }))).toMatchObject([
    {
      severity: "info",
      location: "/christmas › from",
      message: "Build again on 1 December 2026: then /christmas appears.",
    },
  ]);
  vi.setSystemTime(Date.UTC(2026, 11, 1, 12));
  expect(await wordsFor(...pages)).toEqual([]);
  vi.setSystemTime(Date.UTC(2026, 11, 13, 12));
  expect(await wordsFor(...pages)).toEqual([
    "Build again on 27 December 2026: then /christmas goes.",
  ]);
  vi.setSystemTime(Date.UTC(2026, 11, 27, 12));
  expect(await wordsFor(...pages)).toEqual([]);
});

it("lists the changes of one day together, and sections with their page", async () => {
  const from = "2026-12-01";
  const home = makePage({ sections: [hero, prose({ from }), prose({ until: "2026-11-30" })] });
  const news = page("/news", { date: from, sections: [hero, prose({ from })] });
  expect(await wordsFor(home, news, page("/draft", { draft: true, from }))).toEqual([
    "Build again on 1 December 2026: then section 2 of / appears, section 3 of / goes and /news appears.",
  ]);
});

it("includes the sections of templates", async () => {
  const { sections, ...local } = template();
  const pages = ["aton", "bton"].map((name) =>
    localPage({ path: `/roofs-${name}`, params: params({ location: name }) }),
  );
  const templates = { local: { ...local, sections: [...sections, prose({ from: "2026-12-01" })] } };
  const found = await findingsOf(
    "build-again",
    makeConfig({ templates, pages: [makePage(), ...pages] }),
  );
  expect(found.map(({ message }) => message)).toEqual([
    `Build again on 1 December 2026: then section ${sections.length + 1} of /roofs-aton and 1 more appears.`,
  ]);
});
