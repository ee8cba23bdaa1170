import { rmSync } from "node:fs";
import { applyEdits, modify } from "jsonc-parser";
import { afterAll, describe, expect, it } from "vitest";
import { parseSource } from "../config/read-config.ts";
import type { LocatedDiagnostic, Path } from "../diagnostics/diagnostic.ts";
import { ourKit } from "../kit/our-kit.ts";
import { publicDirOf } from "../lib/files/public-folder.ts";
import { checkSource } from "../pipeline.ts";
import { makeConfig, makePage, writeSite } from "../testing/site.ts";
import { applyFixes } from "./fix.ts";

const prices = makePage({
  path: "/prices",
  title: "Prices",
  sections: [
    { type: "hero", heading: "Prices" },
    {
      type: "priceList",
      heading: "What it costs",
      groups: [{ items: [{ name: "Slate", price: 45 }] }],
    },
  ],
});
const home = makePage({
  sections: [
    {
      type: "hero",
      heading: "Roofs",
      picture: { file: "logo.svg", alt: "A roof" },
      actions: [{ label: "Prices", link: "/prices" }],
    },
  ],
});
const { folder, file, text } = writeSite(makeConfig({ pages: [home, prices] }));
afterAll(() => rmSync(folder, { recursive: true }));

const check = async (config: string) =>
  (await checkSource(parseSource(file, config), publicDirOf(file), ourKit())).diagnostics;

const written = (config: string, path: Path, value: unknown) =>
  applyEdits(config, modify(config, [...path], value, {}));

const LINK: Path = ["pages", 0, "sections", 0, "actions", 0, "link"];
const PRICE: Path = ["pages", 1, "sections", 1, "groups", 0, "items", 0, "price"];
const FILE: Path = ["pages", 0, "sections", 0, "picture", "file"];
const TYPE: Path = ["pages", 1, "sections", 1, "type"];
const HOURS: Path = ["business", "openingHours", 0];
const PROFILE: Path = ["business", "profiles", 0];
const COLOURS: Path = ["theme", "colours", "light"];

/** Tokens in programmers' notations. */
const dollars = (...names: string[]) => names.map((name) => `Ring $${`{${name}}`} now`);

/** Both values swapped, and wrong, missing and superfluous minus signs. */
const GEO = [
  { latitude: -3.2, longitude: 51.5 },
  { latitude: 51.5, longitude: 3.2 },
  { latitude: -51.5, longitude: -3.2 },
  { latitude: 12, longitude: 80 },
];

/** Pages about the business on other services, in common notations. */
const HANDLES = [
  "instagram: kestrel",
  "Instagram @kestrel",
  "facebook/kestrel",
  "kestrel (TikTok)",
  "kestrel on YouTube",
  "@kestrel@mastodon.example",
  "kestrel.bsky.social",
];

/** What owners write, and in which field. */
const MISTAKES: [path: Path, ...values: unknown[]][] = [
  [LINK, "http://localhost:4173/prices", "http://localhost:3000/none", "https://127.0.0.1/prices"],
  [LINK, "/Prices", "/prices/", "/price", "prices", "/prices.html", "http://roofs.example/prices"],
  [LINK, "029 2018 0123", "hello@roofs.example", "www.roofs.example", "#prices", "whatsap:"],
  [
    PRICE,
    "1,20",
    "62,50",
    "£45",
    "45 €",
    "45,-",
    "1 200",
    "1,200.00",
    "1,200",
    "-45",
    "£-45",
    "£62,50",
  ],
  [PRICE, "12.345,6", "45.", "0,5", "45 EUR", "£ 1'200", 62.505, -45],
  [FILE, "Logo.svg", "logo.SVG", "logo", "logos.svg", "media/logo.svg", "none.jpg"],
  [TYPE, "pricelist", "price-list", "prices", "Price List"],
  [TYPE, "Preisliste", "tarifs", "cennik"],
  [["business", "type"], "Zahnarztpraxis", "boulangerie", "hydraulik", "dentist", "Bakerry"],
  [["header", "brand"], "{business.telefon}", "{firma.telefon}", "{tel}", "{business.plz}"],
  [[...HOURS, "days", 0], "Mon", "monday", "Mo", "Lundi", "T"],
  [[...HOURS, "opens"], "8:00", "8.00", "8am", "8", "0800", "25:00"],
  [["business", "address", "country"], "UK", "gb", "Wales", "Deutschland", "XX"],
  [["business", "currency"], "£", "pound", "gbp", "British Pound", "quid"],
  [["business", "phone"], "029 2018 0123", "00442920180123", "+44(0)29 2018 0123", "999"],
  [["business", "url"], "roofs.example", "http://roofs.example", "https://roofs.example/home"],
  [["business", "foundingYear"], "2020", "20"],
  [[...COLOURS, "paper"], "fff", "#fff", "FFFFFF", "white", "#fffffff", "Weiß", "blanc"],
  [["pages", 1, "path"], "prices", "/Prices", "/prices/", "Our Prices", "/prices page"],
  [["header", "brand"], "{business.nme}", "{bussiness.name}", "Ring 029 2018 0123", "A &amp; B"],
  [["header", "brand"], ...dollars("business.phone", "business.name", "business.nme", "nobody")],
  [["pages", 0, "sections", 0, "heading"], ...dollars("business.address.postalCode", "")],
  [["texts", "search", "found"], "{count} for {business.phone}", ...dollars("count"), "A &amp; B"],
  [["texts", "search", "button"], "Look <b>now</b>", "Look &amp; find", "**Look**", "{", "$"],
  [["language"], "en_GB", "EN-gb", "english"],
  [
    ["header", "brand"],
    "{busines.name} & {business.phone}",
    "{Business.Name}",
    "{business.facts.yaer}",
  ],
  [["business", "geo"], ...GEO],
  [[...PROFILE, "url"], ...HANDLES, "facebook.com/kestrel", "www.x.com/kestrel", "@kestrel"],
];

/** Each text of a config by its path, with one text of each list. */
const textsIn = (value: unknown, path: Path = []): [Path, string][] =>
  typeof value === "string"
    ? [[path, value]]
    : Object.entries(Object(value)).flatMap(([key, inner]) =>
        !Array.isArray(value) || key === "0"
          ? textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key])
          : [],
      );

/** Likely slips in any text: a missing letter, capitals, quotation marks. */
const slipsOf = (text: string): string[] => {
  const middle = Math.floor(text.length / 2);
  return [text.slice(0, middle) + text.slice(middle + 1), text.toUpperCase(), `"${text}"`];
};

const cases = MISTAKES.flatMap(([path, ...values]) =>
  values.map((value): [string, Path, unknown] => [path.join("."), path, value]),
);

/** The value in a hint; a token replaces the one in the message. */
function valueInHint({ hint = "", message }: LocatedDiagnostic, value: unknown): unknown {
  const [, suggestion] = /^Did you mean (.+)\?$/.exec(hint) ?? [];
  if (suggestion === undefined) return undefined;
  if (!/^\{[^"]/.test(suggestion)) return JSON.parse(suggestion);
  const [token = ""] = /\{[^{}]*\}/.exec(message) ?? [];
  return String(value).replace(token, () => suggestion);
}

/** The platform has a profile whose other values are valid. */
const base = written(text, PROFILE, { name: "Kestrel", url: "https://social.example/kestrel" });

const isError = ({ severity }: LocatedDiagnostic) => severity === "error";
const nameOf = ({ rule, path }: LocatedDiagnostic) => `${rule} ${path.join(".")}`;

describe("a hint", async () => {
  const usual = new Set((await check(base)).map(nameOf));

  it.each(cases)("improves the file if it is followed: %s %o %j", async (_, path, value) => {
    const broken = written(base, path, value);
    const found = (await check(broken)).filter((each) => !usual.has(nameOf(each)));
    const [first] = found.filter((each) => each.path.join() === path.join());
    const suggestion = first && valueInHint(first, value);
    if (first && suggestion !== undefined) {
      const after = (await check(written(broken, path, suggestion))).filter(isError);
      const same = after.filter((each) => each.path.join() === path.join());
      // Once the token is correct, its surroundings may be reported.
      expect(same.filter(({ message }) => message === first.message)).toEqual([]);
      if (!first.hint?.includes("{b")) expect(same).toEqual([]);
    }
  });

  it.each(HANDLES)("names the page of %s", async (url) => {
    const broken = written(base, [...PROFILE, "url"], url);
    const [found] = (await check(broken)).filter(isError);
    expect(found?.hint).toMatch(/^Did you mean "https:\/\/.*kestrel.*"\?$/);
  });

  it.each(textsIn(JSON.parse(base)))(
    "is a better value for a typo in any text: %j %s",
    { timeout: 60_000 },
    async (path, value) => {
      for (const slip of slipsOf(value)) {
        const broken = written(base, path, slip);
        const [first] = (await check(broken)).filter((each) => each.path.join() === path.join());
        const suggestion = first && valueInHint(first, slip);
        if (suggestion === undefined) continue;
        const after = (await check(written(broken, path, suggestion))).filter(isError);
        const same = after.filter((each) => each.path.join() === path.join());
        expect(same.filter(({ message }) => message === first?.message)).toEqual([]);
      }
    },
  );

  it("does not name a value that would be rejected there", async () => {
    const found = await check(written(base, ["pages", 1, "sections", 1, "form"], "contact"));
    expect(found.filter(isError)).toMatchObject([{ rule: "unknown-key" }]);
    expect(found.filter(isError)[0]?.hint).not.toContain("Did you mean");
  });

  it.each(["{BUSINESS.FACTS.YEAR}", "{bussiness.facts.year}", "{business.facts.yaer}"])(
    "names the year of the build for %s",
    async (token) => {
      const [found] = (await check(written(base, ["footer", "copyright"], token))).filter(isError);
      expect(found?.hint).toBe("Did you mean {business.facts.year}?");
    },
  );

  it.each([
    ["CommunityCenter", "EventVenue"],
    ["village hall", "EventVenue"],
    ["Castle", "LandmarksOrHistoricalBuildings"],
    ["YouthClub", "Organization"],
    ["Theatre", "PerformingArtsTheater"],
    ["ParishCouncil", "GovernmentOrganization"],
    ["Photographer", "LocalBusiness"],
    ["CafeOrCofeeShop", "CafeOrCoffeeShop"],
  ])("names the vocabulary's type for %s", async (type, expected) => {
    const found = await check(written(base, ["business", "type"], type));
    expect(found.filter(isError)).toMatchObject([{ hint: `Did you mean "${expected}"?` }]);
  });

  it.each(GEO.slice(0, 3))("reverses %o", async (geo) => {
    const [found] = (await check(written(base, ["business", "geo"], geo))).filter(isError);
    expect(found?.hint).toBe('Did you mean {"latitude":51.5,"longitude":-3.2}?');
  });

  it.each(cases)(
    "has a fix that removes the problem and adds none: %s %o %j",
    async (_, path, value) => {
      const broken = written(base, path, value);
      const found = await check(broken);
      const fixed = applyFixes(broken, found);
      expect(() => JSON.parse(fixed)).not.toThrow();
      if (fixed === broken) return;
      const after = (await check(fixed)).map(nameOf);
      for (const each of found.filter(({ fix }) => fix)) expect(after).not.toContain(nameOf(each));
      expect(after.filter((name) => !found.map(nameOf).includes(name) && !usual.has(name))).toEqual(
        [],
      );
      expect((await check(fixed)).filter(isError).length).toBeLessThanOrEqual(
        found.filter(isError).length,
      );
    },
  );
});
