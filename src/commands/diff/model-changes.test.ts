import { describe, expect, it } from "vitest";
import { bare, defOf } from "../../config/parse/schema-at.ts";
import { ourKit } from "../../kit/our-kit.ts";
import { changePosition, shownPosition } from "./change.ts";
import { remarkSentence } from "./change-words.ts";
import { groupChanges } from "./group.ts";
import { modelChanges } from "./model-changes.ts";
import { withoutDerived } from "./page-changes.ts";

/** The changes, in words. */
const changesInWords = (before: unknown, after: unknown): string[] =>
  modelChanges(before, after, []).map((change) => {
    const { kind, before: old = "", after: now = "" } = change;
    const sentence = remarkSentence(change);
    if (sentence) return sentence;
    return `${changePosition(change)}: ${kind} ${old} > ${now}`;
  });

const prose = (value: string, href: string) => [
  {
    type: "paragraph",
    children: [
      { type: "text", value: "See " },
      { type: "link", link: { href }, children: [{ type: "text", value }] },
    ],
  },
];

const sections = (...list: object[]) => ({ sections: list });

describe("a diff of two models", () => {
  it.each<[what: string, before: unknown, after: unknown, told: string[]]>([
    ["empty if only empty values differ", { a: null, b: [] }, { a: "", c: undefined }, []],
    ["a link", { link: { href: "/a" } }, { link: { href: "/b" } }, ["link: changed /a > /b"]],
    [
      "prose",
      { text: prose("us", "/a") },
      { text: prose("me", "/b") },
      ["text: changed See [us](/a)\n > See [me](/b)\n"],
    ],
    [
      "a picture with new content",
      { file: { url: "/assets/roof-AAAAAAAAAA.jpg", width: 9 } },
      { file: { url: "/assets/roof-BBBBBBBBBB.jpg", width: 9 } },
      ["file: another picture under the same name"],
    ],
    ["a switch", { open: true }, { open: false }, ["open: changed yes > no"]],
    [
      "added, removed and moved sections, by number and type",
      sections(
        { type: "hero", heading: "A" },
        { type: "prose", heading: "B" },
        { type: "steps", heading: "C" },
      ),
      sections(
        { type: "hero", heading: "A" },
        { type: "steps", heading: "C" },
        { type: "prose", heading: "D" },
        { type: "figures", heading: "E" },
      ),
      [
        "section 4, figures: added  > E",
        "section “C” moved before “D”",
        "section 3, prose › heading: changed B > D",
      ],
    ],
    [
      "a new first entry, and not the entries after it",
      {
        cards: [
          { title: "One", text: "1" },
          { title: "Two", text: "2" },
        ],
      },
      {
        cards: [
          { title: "Zero", text: "0" },
          { title: "One", text: "1" },
          { title: "Two", text: "22" },
        ],
      },
      ["cards › entry 1: added  > Zero · 0", "cards › entry 3 › text: changed 2 > 22"],
    ],
    [
      "an entry that moves another one out of a list, also of what is derived from it",
      {
        events: [
          { title: "Oyster night", text: "Natives and rocks, side by side." },
          { title: "Songs", text: "Bring a voice." },
        ],
        lines: [{ when: "4 March" }, { when: "9 April" }],
      },
      {
        events: [
          { title: "New Year’s lunch", text: "We open the year at one long table." },
          { title: "Oyster night", text: "Natives and rocks, side by side." },
        ],
        lines: [{ when: "1 January" }, { when: "5 March" }],
      },
      [
        "events › entry 2: removed Songs · Bring a voice. > ",
        "events › entry 1: added  > New Year’s lunch · We open the year at one long table.",
        "lines › entry 2 › when: changed 4 March > 5 March",
      ],
    ],
    [
      "an entry with another name and mostly the same words",
      { cards: [{ title: "Roof repairs", text: "Slates, lead and chimneys." }] },
      { cards: [{ title: "Repairs", text: "Slates, lead and chimneys." }] },
      ["cards › entry 1 › title: changed Roof repairs > Repairs"],
    ],
    [
      "structured data, by type",
      { "@graph": [{ "@type": "Service", "@id": "#s", name: "Roofs" }] },
      { "@graph": [{ "@type": "Service", "@id": "#s", name: "Slates" }] },
      ["Service › name: changed Roofs > Slates"],
    ],
  ])("is %s", (_, before, after, changes) => {
    expect(changesInWords(before, after)).toEqual(changes);
  });
});

/** The choices of each of our sections, with a value of each. */
const choices = [...ourKit().sections.values()].flatMap(({ type, schema }) =>
  Object.entries(defOf(schema).shape ?? {}).flatMap(([key, field]) => {
    const [value] = Object.values(defOf(bare(field)).entries ?? defOf(bare(field)).values ?? {});
    return value === undefined ? [] : [{ type, key, value }];
  }),
);

it.each(choices)(
  "a new section of type $type has no words for its $key",
  ({ type, key, value }) => {
    const section = { type, heading: "Prices", [key]: value };
    const [change] = modelChanges(sections(), sections(section), []);
    expect(change?.after).toBe("Prices");
  },
);

describe("changes of many pages", () => {
  const towns = ["Barry", "Ely", "Neath", "Cwmbran", "Penarth"];
  const groupsOf = (edit: (town: string) => [string, string]) =>
    groupChanges(
      towns.map((town) => {
        const [before, after] = edit(town);
        return { path: `/${town}`, changes: modelChanges({ title: before }, { title: after }, []) };
      }),
    );

  it("are one edit if the same words are replaced, whatever is around them", () => {
    const [group, ...others] = groupsOf((town) => [
      `Roofs in ${town}, now`,
      `Slates in ${town}, today`,
    ]);
    expect(others).toEqual([]);
    expect(group?.pages).toEqual(towns.map((town) => `/${town}`));
    expect(
      group?.changes.map(({ edits }) => edits.map(({ page, count }) => [page, count])),
    ).toEqual([[["/Barry", 5]]]);
  });

  it("are one group with an edit for each page if the words differ by page", () => {
    const [group, ...others] = groupsOf((town) => [
      `Old ${town}`,
      `${town.toUpperCase()} ${town.length} ${town}`,
    ]);
    expect(others).toEqual([]);
    expect(group?.changes.map(({ edits }) => edits.length)).toEqual([5]);
  });

  it("name a list entry if its name is the same on all pages, otherwise its number", () => {
    const items = (name: string, price: string) => ({ items: [{ name, price }] });
    const wordsIn = (names: string[]) =>
      groupChanges(
        names.map((name, at) => ({
          path: `/${at}`,
          changes: modelChanges(items(name, "45"), items(name, "50"), []),
        })),
      ).flatMap(({ changes }) => changes.map(({ where }) => shownPosition(where)));
    expect(wordsIn(["Tile", "Tile"])).toEqual(["items › “Tile” › price"]);
    expect(wordsIn(["Tile", "Slate"])).toEqual(["items › entry 1 › price"]);
  });

  it.each<[entry: string, before: object, after: object, where: string]>([
    ["a number with its unit", { value: 87, unit: "km" }, { note: "a" }, "“87 km” › note"],
    ["its author", { text: "They came.", author: "Ann B." }, { stars: 4 }, "“Ann B.” › stars"],
    ["its first text", { when: "4 March", place: "Hall" }, { place: "Pier" }, "“4 March” › place"],
    ["prose", { text: prose("us", "/a") }, { icon: "star" }, "“See [us](/a)” › icon"],
    ["its picture", { picture: { alt: "A roof" } }, { href: "/a" }, "“A roof” › href"],
    ["its page", { link: { href: "/roofs" } }, { count: 2 }, "“/roofs” › count"],
    [
      "the beginning of a long name",
      { label: "of people read reviews before they call us" },
      { value: "88%" },
      "“of people read reviews before they call…” › value",
    ],
    ["its number", { isOpen: true }, { count: 2 }, "entry 1 › count"],
  ])("name a list entry by %s", (_, before, after, where) => {
    const changes = modelChanges({ list: [before] }, { list: [{ ...before, ...after }] }, []);
    expect(changes.map((change) => shownPosition(change.where))).toEqual([`list › ${where}`]);
  });

  it("name an entry of a list beside another one by that one’s name", () => {
    const event = { title: "Songs", text: "Bring a voice." };
    const before = { events: [event], lines: [{ when: "4 March" }] };
    const after = { events: [event], lines: [{ when: "5 March" }] };
    const [change] = modelChanges(before, after, []);
    expect(shownPosition(change?.where ?? [])).toBe("lines › “Songs” › when");
  });

  it("name a price once, as visitors read it", () => {
    const item = (price: number, shownPrice: string) => ({
      items: [{ name: "Tile", price, shownPrice }],
    });
    const found = withoutDerived(modelChanges(item(45, "£45"), item(50.5, "£50.50"), []));
    expect(found).toMatchObject([{ before: "£45", after: "£50.50" }]);
    expect(found.map(({ where }) => shownPosition(where))).toEqual(["items › “Tile” › price"]);
  });
});
