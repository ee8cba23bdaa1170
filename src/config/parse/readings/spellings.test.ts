import { rmSync } from "node:fs";
import { applyEdits, modify } from "jsonc-parser";
import { afterAll, describe, expect, it } from "vitest";
import { applyFixes } from "../../../checks/fix.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { ourKit } from "../../../kit/our-kit.ts";
import { publicDirOf } from "../../../lib/files/public-folder.ts";
import { checkSource } from "../../../pipeline.ts";
import { heroWith, makeConfig, makePage, writeSite } from "../../../testing/site.ts";
import { parseSource } from "../../read-config.ts";

const actions = [{ label: "About", link: "/about-us" }];
const { folder, file, text } = writeSite(
  makeConfig({
    redirects: [{ from: "/old", to: "/about-us" }],
    publish: { to: "github-pages", branch: "pages" },
    pages: [
      makePage({
        sections: [{ ...heroWith("logo.svg"), type: "hero", heading: "Roofs", actions }],
      }),
      makePage({ path: "/about-us", title: "About us", parent: "/" }),
    ],
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const written = (config: string, path: Path, value: unknown) =>
  applyEdits(config, modify(config, [...path], value, {}));

const findingsAt = async (config: string, path: Path) => {
  const { diagnostics } = await checkSource(parseSource(file, config), publicDirOf(file), ourKit());
  return {
    diagnostics,
    here: diagnostics.filter(
      (each) => each.path.join() === path.join() && each.rule !== "placeholder-fact",
    ),
  };
};

const LINK: Path = ["pages", 0, "sections", 0, "actions", 0, "link"];
const FILE: Path = ["pages", 0, "sections", 0, "picture", "file"];
const PAPER: Path = ["theme", "colours", "light", "paper"];
const OPENS: Path = ["business", "openingHours", 0, "opens"];
const DAYS: Path = ["business", "openingHours", 0, "days"];
const ALL_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const DAY: Path = ["business", "openingHours", 0, "days", 0];
const PHONE: Path = ["business", "phone"];
const EMAIL: Path = ["business", "email"];
const POSTCODE: Path = ["business", "address", "postalCode"];
const FROM: Path = ["redirects", 0, "from"];

/** Values that are accepted unchanged. */
const TAKEN: [Path, ...unknown[]][] = [
  [
    EMAIL,
    "Hello@Slate.Example",
    "hello@dachdeckerei-müller.example",
    "hello@xn--mller-kva.example",
  ],
  [LINK, "tel:112", "tel:116117", "tel:116 117", "mailto:a@slate.example?subject=Hello World"],
  [LINK, "/%61bout-us", "https://roofs.example/about-us", "https://www.roofs.example/about-us"],
  [LINK, "/about-us?from=advert#top"],
];

/** The correct value for other spellings; `null` if the hint explains it in words. */
const MEANT: [Path, to: unknown, ...from: unknown[]][] = [
  [FILE, "logo.svg", "media/logo.svg", "/media/logo.svg", "./public/media/logo.svg", "Logo.SVG"],
  [
    FILE,
    "logo.svg",
    "public\\media\\logo.svg",
    "https://roofs.example/media/logo.svg",
    " logo.svg",
  ],
  [LINK, "/about-us#top", '"/about-us#top"', "“about-us#top”"],
  [LINK, "/about-us", "about-us", "/About Us", "about us", "about-us.html", "/about-us/index.html"],
  [LINK, "/about-us", "/About_Us", "roofs.example/about-us", "../about-us", "/about-us.php"],
  [
    LINK,
    "/media/logo.svg",
    "logo.svg",
    "media/logo.svg",
    "public/media/logo.svg",
    "/public/media/logo.svg",
  ],
  [LINK, "mailto:tess@slate.example", "email:tess@slate.example", "email: tess@slate.example"],
  [LINK, "whatsapp:", "whatsapp://send?phone=447700900123", "whatsapp:+44 7700 900123"],
  [LINK, "https://wa.me/447700900999", "whatsapp://send/?phone=+447700900999&text=Hello"],
  [LINK, "phone:", "{business.phone}", "tel:{business.phone} ", "tel: {business.phone}"],
  [LINK, "email:", "{business.email}", "email: {business.email}"],
  [LINK, "https://roofs.example/about-us", "{business.url}/about-us"],
  [LINK, "phone:", "Phone:", "phone", "029 2018 0123", "tel:+44 (0)29 2018 0123"],
  [LINK, "email:", "email", "hello@roofs.example", "mailto: hello@roofs.example"],
  [
    LINK,
    "https://slate.example/a",
    "https:/slate.example/a",
    "htps://slate.example/a",
    "slate.example/a",
  ],
  [
    PAPER,
    "#ffffff",
    "white",
    "rgb(255, 255, 255)",
    "#fff",
    "fff",
    "ffffff",
    "hsl(0 0% 100%)",
    "0xffffff",
  ],
  [
    OPENS,
    "09:00",
    "9am",
    "9.00",
    "9:00",
    "0900",
    "9 Uhr",
    "9h",
    "9 a.m.",
    "09:00:00",
    "９:00",
    "kl. 9",
    "godz. 9",
    "09;00",
    "٩:٠٠",
  ],
  [DAYS, ["Monday", "Wednesday", "Friday"], "Mon/Wed/Fri", "Mon, Wed & Fri", "mon + wed + fri"],
  [DAYS, ["Saturday", "Sunday"], "weekends", "Sat - Sun", "Wochenende", "fin de semana"],
  [
    DAYS,
    ALL_DAYS,
    "daily",
    "täglich",
    "codziennie",
    "tous les jours",
    "todos los días",
    "bob dydd",
  ],
  [DAYS, ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], "weekdays", "Mon–Fri"],
  [DAY, "Monday", "Mon", "monday", "Mondays", "MON", "Mo"],
  [
    PHONE,
    "+44 29 2018 0123",
    "029 2018 0123",
    "(029) 2018-0123",
    "0044 29 2018 0123",
    442920180123,
  ],
  [PHONE, "+44 29 2018 0123", "+44 (0)29 2018 0123", "tel:+442920180123", "Tel: 029 2018 0123"],
  [PHONE, "+44 800 356 9377", "0800-FLOWERS"],
  [
    ["business", "whatsapp"],
    "+44 7700 900123",
    "https://wa.me/447700900123",
    "whatsapp://send?phone=447700900123",
    "07700 900123",
  ],
  [
    EMAIL,
    "t@x.co.uk",
    "mailto:t@x.co.uk",
    "Tess <t@x.co.uk>",
    "<t@x.co.uk>",
    "t (at) x.co.uk",
    "t@x.co,uk",
    "t@x.co.uk;",
    "Email: t@x.co.uk",
    "mailto:t@x.co.uk?subject=Roofs",
  ],
  [
    ["business", "address", "country"],
    "GB",
    "UK",
    "England",
    "GBR",
    "United Kingdom",
    "gb",
    "Wales, UK",
  ],
  [
    ["business", "address", "country"],
    "CH",
    "Schweiz",
    "Suisse",
    "Switzerland",
    "CHE",
    "die Schweiz, CH",
  ],
  [["business", "address", "country"], "US", "usa", "U.S.A.", "the United States", "America"],
  [["business", "currency"], "GBP", "£", "pounds", "gbp", "British pounds", "pounds sterling"],
  [["business", "currency"], "EUR", "€", "euro", "Euros", "eur"],
  [["language"], "en-GB", "en_GB", "EN-gb", "en-UK", "English (UK)"],
  [["language"], "de", "Deutsch", "German", "deu", "ger", "DE", "at"],
  [POSTCODE, "CF10 3AT", "CF10-3AT", "CF10  3AT", "GB-CF10 3AT", "ＣＦ１０ ３ＡＴ"],
  [
    FROM,
    "/old-page",
    "https://roofs.example/old-page",
    "old-page",
    "http://www.roofs.example/old-page",
  ],
  [["business", "foundingYear"], 2020, "2020", " 2020"],
];

/** Values without a correct spelling: the hint explains the format without a suggestion. */
const FORMS: [Path, says: RegExp, ...from: unknown[]][] = [
  [["map", "linkUrl"], /starting with https/, "/map.php", "map.pdf"],
  [FROM, /as it followed the domain/, "/a\\b", "#old", "https://elsewhere.example/old"],
  [
    ["publish", "branch"],
    /write the name alone/,
    "gh pages",
    "GH Pages",
    "gh-pages:main",
    "my branch",
  ],
  [["pages", 1, "path"], /small letters, digits and hyphens/, "/🍞", "/?page_id=12", "/prices#x"],
  [["pages", 1, "parent"], /\/|page/, "nowhere", "/no where", "/nowhere"],
  [
    LINK,
    /Write \/path|Name the path/,
    "/🍞",
    "nowhere",
    "index.htm#x y",
    "none.pdf",
    "javascript:alert(1)",
  ],
  [FILE, /Put the file there/, "none.jpg", "media/none.jpg", "C:\\Pictures\\none.jpg"],
  [PHONE, /an extension/, "029 2018 0123 ext. 12", "+44 29 2018 0123 x12"],
  [
    PHONE,
    /an extension/,
    "029 2018 0123 Durchwahl 12",
    "029 2018 0123 wew. 12",
    "029 2018 0123 داخلي 12",
  ],
  [PHONE, /takes only one/, "029 2018 0123 - 07700 900123"],
  [LINK, /your own machine/, "https://roofs", "https://roofs.test/a"],
  [PHONE, /takes only one/, "029 2018 0123 / 07700 900123", "+44 29 2018 0123 or +44 7700 900123"],
  [PHONE, /short number/, "112", "tel:112", "116 117"],
  [EMAIL, /takes only one/, "a@x.co.uk, b@x.co.uk", "a@x.co.uk; Tess <b@x.co.uk>"],
  [EMAIL, /Before the @/, "müller@x.co.uk"],
  [EMAIL, /write one address/, "tess@roofs", "www.x.co.uk"],
  [
    DAY,
    /Write each day by itself: "Monday", "Tuesday", "Wednesday"/,
    "Mon-Wed",
    "Monday–Wednesday",
  ],
  [
    OPENS,
    /hours and minutes/,
    "25:00",
    "08:60",
    "half past nine",
    "8-9",
    "9 abends",
    "8 wieczorem",
    "٩ مساء",
  ],
  [PAPER, /six digits/, "transparent", "rgba(0,0,0,.5)", "#fffffff", "navy blue"],
  [["theme", "fonts", "body", "font"], /font's id|not installed/, "Arial Black", "no-such-font"],
  [["language"], /Swedish is "sv"/, "se"],
];

const each = <T extends unknown[]>(rows: readonly T[], columns: number) =>
  rows.flatMap((row) =>
    row.slice(columns).map((from) => [from, ...row.slice(0, columns)] as const),
  );

const quotedIn = (hint = "") => /^Did you mean (.+)\?$/.exec(hint)?.[1];

describe("a correct value in another format", () => {
  it.each(each(TAKEN, 1))("is accepted: %j at %j", async (value, path) => {
    expect((await findingsAt(written(text, path as Path, value), path as Path)).here).toEqual([]);
  });

  it.each(each(MEANT, 2))(
    "is corrected or gets a suggestion: %j at %j as %j",
    async (value, path, to) => {
      const broken = written(text, path as Path, value);
      const { diagnostics, here } = await findingsAt(broken, path as Path);
      const fixed = applyFixes(broken, diagnostics);
      const isMended = fixed === written(broken, path as Path, to);
      const isSuggested = here.some(({ hint }) => quotedIn(hint) === JSON.stringify(to));
      expect({ isMended, isSuggested, hints: here.map(({ hint }) => hint) }).toSatisfy(
        () => isMended || isSuggested,
      );
    },
  );

  it.each(each(FORMS, 2))(
    "gets its format explained if there is no suggestion: %j at %j",
    async (value, path, says) => {
      const broken = written(text, path as Path, value);
      const { diagnostics, here } = await findingsAt(broken, path as Path);
      const words = here.map(({ message, hint = "" }) => `${message} ${hint}`);
      expect(words.join("\n")).toMatch(says as RegExp);
      expect(words.join("\n")).not.toContain("Did you mean");
      expect(applyFixes(broken, diagnostics)).toBe(broken);
    },
  );
});

describe("a postcode in a notation that is common in its country", () => {
  it.each([
    ["CH", "CH-8001"],
    ["IN", "110 001"],
    ["CA", "M5V-3L9"],
    ["CA", "m5v3l9"],
    ["DE", "D-10115"],
    ["AT", "A-1010"],
    ["LU", "L-1234"],
    ["AD", "ad500"],
    ["NL", "1012 ab"],
    ["NL", "NL-1012AB"],
    ["SE", "S-111 22"],
    ["SE", "11122"],
    ["PT", "1000 001"],
    ["PL", "00001"],
    ["BR", "01310 100"],
    ["JP", "１００−０００１"],
    ["US", "10001-1234"],
    ["CZ", "11000"],
    ["IE", "d02 af30"],
    ["GB", "cf103at"],
    ["MT", "VLT1117"],
    ["LV", "LV1010"],
    ["LT", "LT 01103"],
    ["EG", "١١٥١١"],
  ])("%s %s", async (country, postalCode) => {
    const address = { country, postalCode };
    const config = written(text, ["business", "address"], address);
    const { here, diagnostics } = await findingsAt(config, POSTCODE);
    if (here.length === 0) return;
    const fixed = applyFixes(config, diagnostics);
    expect(here.map(({ hint }) => quotedIn(hint))).not.toContain(undefined);
    expect((await findingsAt(fixed, POSTCODE)).here).toEqual([]);
  });
});

it.each([
  ["DE", "O2826", "02826"],
  ["PL", "9O-0O1", "90-001"],
  ["IN", "4l1001", "411001"],
])(
  "in a postcode of %s, a letter is corrected to a digit: %s",
  async (country, postalCode, suggestion) => {
    const config = written(text, ["business", "address"], { country, postalCode });
    const { here } = await findingsAt(config, POSTCODE);
    expect(here.map(({ hint }) => quotedIn(hint))).toEqual([JSON.stringify(suggestion)]);
  },
);

it.each(["IN", "SE", "AT"])("a short postcode of %s is not extended by a zero", async (country) => {
  const config = written(text, ["business", "address"], { country, postalCode: "123" });
  const { here } = await findingsAt(config, POSTCODE);
  expect(here.map(({ hint }) => quotedIn(hint))).toEqual([undefined]);
});

it.each([
  ["pl", "Pn", "Monday"],
  ["pl", "Pt", "Friday"],
  ["pl", "Sb", "Saturday"],
  ["pl", "Nd", "Sunday"],
  ["en-GB", "Thur", "Thursday"],
])("a weekday in %s may be abbreviated: %s", async (language, day, suggestion) => {
  const config = written(written(text, ["language"], language), DAY, day);
  const { here } = await findingsAt(config, DAY);
  expect(here.map(({ hint }) => hint)).toEqual([`Did you mean "${suggestion}"?`]);
});
