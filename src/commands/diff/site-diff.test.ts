import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSource } from "../../config/read-config.ts";
import { ourKit } from "../../kit/our-kit.ts";
import { publicDirOf } from "../../lib/files/public-folder.ts";
import type { RouteModel } from "../../model/route.ts";
import { checkSource } from "../../pipeline.ts";
import { inAllLanguages } from "../../site/site-context.ts";
import { type Random, randomChoices } from "../../testing/changes/random.ts";
import { writePages } from "../../testing/commands/built-pages.ts";
import { withChecks } from "../../testing/site.ts";
import { readBuiltSide } from "./built-side.ts";
import { formatDiff } from "./formats.ts";
import { isSame, siteDiff } from "./site-diff.ts";
import { diffView } from "./view.ts";

const SITES = ["examples/cafe/site.config.json", "examples/locksmith/site.config.json"];

/** The number of edits for each site; tried with hundreds. */
const EDITS = 8;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Texts that appear after a visitor's action, by section type. */
const shownLater = new Map<string, readonly string[]>();
beforeAll(async () => {
  for (const [type, { fixtures }] of ourKit().sections)
    shownLater.set(type, (await fixtures()).shownLater ?? []);
});

/** The words of a page that visitors do not see at first. */
const laterOn = ({ texts, sections }: RouteModel): string =>
  JSON.stringify([
    texts,
    sections.map((section) =>
      shownLater.get(section.type)?.map((key): unknown => Reflect.get(section, key)),
    ),
  ]);

/** The pages of a config with this value; undefined if it has errors. */
async function built(source: ReturnType<typeof readSource>, value: unknown) {
  const { site } = await checkSource({ ...source, value }, publicDirOf(source.file), withChecks());
  if (!site) return undefined;
  const { folder, html } = writePages(site);
  folders.push(folder);
  const seen = site.routes.map(({ path }): string => withoutNames(html.get(path) ?? ""));
  const shown = site.routes.map((route, at): [string, string] => [
    route.path,
    seen[at] + laterOn(route),
  ]);
  const said = JSON.stringify(inAllLanguages(site).map(({ model }) => model.texts));
  return { side: readBuiltSide(folder), shown: new Map(shown), said };
}

type Built = NonNullable<Awaited<ReturnType<typeof built>>>;

/** Parts of a page for machines only: class names, and data about its sources. */
const withoutNames = (html: string): string =>
  html.replace(/\bp-[\w-]+/g, "p").replace(/data-version="[^"]*"/, "");

/** The pages that are not in both sites, or whose HTML differs. */
function differing(before: Built, after: Built): string[] {
  const paths = new Set([...before.shown.keys(), ...after.shown.keys()]);
  return [...paths].filter((path) => before.shown.get(path) !== after.shown.get(path)).sort();
}

function named(before: Built, after: Built): string[] {
  const { appear, vanish, moved, groups } = siteDiff(before.side, after.side, undefined);
  const pages = [
    ...[...appear, ...vanish].map(({ path }) => path),
    ...moved.flatMap(({ from, to }) => [from, to]),
    ...groups.flatMap((each) => each.pages),
  ];
  return [...new Set(pages)].sort();
}

/** Whether the word that an edit inserts is displayed. */
const told = (before: Built, after: Built): boolean =>
  formatDiff(diffView(siteDiff(before.side, after.side, undefined), "it", []), {}).includes(WORD);

const WORD = "slate";

interface Place {
  holder: Record<string | number, unknown>;
  key: string | number;
}

/** All positions in a value, from the top down. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Place["holder"];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

/**
 * Makes a random change to a config and describes it. `said` are the built-in texts that appear if the
 * owner's are missing.
 */
function edit(value: unknown, random: Random, said: string): string {
  const places = placesIn(value);
  const kinds: Record<string, (place: Place) => boolean> = {
    reword({ holder, key }) {
      const text = holder[key];
      if (typeof text !== "string" || !text.includes(" ")) return false;
      const words = text.split(" ");
      words.splice(random.below(words.length), random.below(2), WORD);
      holder[key] = words.join(" ");
      return true;
    },
    remove({ holder, key }) {
      if (said.includes(JSON.stringify(holder[key]))) return false;
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return true;
    },
    swap({ holder, key }) {
      if (!Array.isArray(holder) || holder.length < 2) return false;
      holder.unshift(...holder.splice(Number(key), 1));
      return Number(key) > 0;
    },
    toggle({ holder, key }) {
      if (typeof holder[key] !== "boolean") return false;
      holder[key] = !holder[key];
      return true;
    },
    recolour({ holder, key }) {
      if (!/^#[0-9A-F]{6}$/i.test(String(holder[key]))) return false;
      holder[key] = "#3A2B1C";
      return true;
    },
  };
  for (;;) {
    const [kind, place] = [random.pick(Object.keys(kinds)), random.pick(places)];
    const old = JSON.stringify(place.holder[place.key]);
    if (kinds[kind]?.(place)) return `${kind} ${place.key}: ${old}`.slice(0, 300);
  }
}

describe.each(SITES)("a diff of %s", (config) => {
  it("is empty for an unchanged site, and names only what an edit changes for visitors", async () => {
    const source = readSource(config);
    // Notices about checks are not for visitors, and no checks run here.
    const { checks: _, ...start } = Object(source.value);
    const before = await built(source, start);
    if (!before) throw new Error(`${config} is wrong.`);
    expect(isSame(siteDiff(before.side, before.side, undefined))).toBe(true);
    const random = randomChoices(7);
    const wrong: object[] = [];
    for (let done = 0; done < EDITS; ) {
      const value = structuredClone(start);
      const what = edit(value, random, before.said);
      const after = await built(source, value);
      if (!after) continue;
      done += 1;
      const pages = { named: named(before, after), differing: differing(before, after) };
      const isTold = !what.startsWith("reword") || pages.named.length === 0 || told(before, after);
      if (!isTold || String(pages.named) !== String(pages.differing))
        wrong.push({ what, ...pages });
    }
    expect(wrong).toEqual([]);
  });
});

describe("one edit that shows on many pages", () => {
  const CAFE = "examples/cafe/site.config.json";

  it.each<[what: string, edit: (config: CafeConfig) => void, sentence: RegExp]>([
    [
      "hours",
      ({ business: { openingHours } }) => {
        for (const each of openingHours) each.closes &&= "14:45";
      },
      /^All \d+ pages: the opening hours: .*14:45 in place of /,
    ],
    [
      "a closure",
      ({ business }) => {
        business.closures = [{ from: "2099-03-01", until: "2099-03-04" }];
      },
      /^All \d+ pages: the opening hours: [^;]*2099: [^;]* in place of [^;]*$/,
    ],
    [
      "a look",
      ({ theme }) => {
        theme.look = "trade";
        theme.colours.light.accent = "#0B5D3B";
      },
      /^All \d+ pages: the look: trade in place of soft; colours › light › accent #0B5D3B in place of #\w+;/,
    ],
  ])("is reported in one sentence: %s", async (_, edit, sentence) => {
    const source = readSource(CAFE);
    const { checks: __, ...value } = Object(structuredClone(source.value));
    const before = await built(source, structuredClone(value));
    edit(value);
    const after = await built(source, value);
    if (!before || !after) throw new Error("The config is wrong.");
    const { blocks } = diffView(siteDiff(before.side, after.side, undefined), "it", []);
    expect(blocks.map(({ title }) => title)).toEqual([expect.stringMatching(sentence)]);
  });
});

it("other addresses of a page in two languages, and of links to it, are only two moves", async () => {
  const source = readSource("examples/cafe/site.config.json");
  const { checks: _, ...value } = Object(source.value);
  const text = JSON.stringify(value);
  const paths: [string, string][] = [
    ["/bwydlen", "/bwyd-a-diod"],
    ["/en/menu", "/en/food"],
  ];
  const renamed = paths.reduce((all, [from, to]) => all.replaceAll(`${from}"`, `${to}"`), text);
  const before = await built(source, value);
  const after = await built(source, JSON.parse(renamed));
  if (!before || !after) throw new Error("The config is wrong.");
  const { moved, ...rest } = siteDiff(before.side, after.side, undefined);
  expect(moved.map(({ from, to }) => [from, to])).toEqual(paths);
  expect(rest).toMatchObject({ appear: [], vanish: [], groups: [] });
});

/** The edited part of the example. */
interface CafeConfig {
  business: { openingHours: { closes?: string }[]; closures: object[] };
  theme: { look: string; colours: { light: { accent: string } } };
}
