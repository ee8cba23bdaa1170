import { describe, expect, it } from "vitest";
import { type PageToFind, searchOf } from "../../testing/pages/searching.ts";
import { excerptOf, markWords } from "./excerpt.ts";

const page = (label: string, parts: PageToFind = {}): PageToFind => ({
  label,
  title: `Page ${label}`,
  description: "Dry roofs.",
  ...parts,
});

const { search, found } = searchOf({
  "/slate": page("Slate", { description: "For a plumber’s own house." }),
  "/lead": page("Lead", {
    html: "<h2>Flashing that lasts</h2><h3>What plumbers ask</h3><p>For churches &amp; chapels.</p>",
  }),
  "/plumber": page("Plumber", { title: "Plumbers in Mockham" }),
  "/ty": page("Tŷ", { title: "Toeau yn Nhŷ Ddewi", description: "In the west." }),
});

describe("the search", () => {
  it("finds whole words, beginnings of words and misspelt words", async () => {
    expect(await found("slate")).toEqual(["/slate"]);
    expect(await found("flash")).toEqual(["/lead"]);
    expect(await found("flashng")).toEqual(["/lead"]);
    expect(await found("lfashing")).toEqual(["/lead"]);
  });

  it("finds words of the text in any form", async () => {
    for (const query of ["churches", "church", "chapel", "Chapels"])
      expect(await found(query), query).toEqual(["/lead"]);
  });

  it("prefers a page with the word in its title", async () => {
    const pages = await found("plumber");
    expect(pages[0]).toBe("/plumber");
    expect(pages.slice(1).sort()).toEqual(["/lead", "/slate"]);
  });

  it("requires all words, or some if no page has all", async () => {
    expect(await found("plumber mockham")).toEqual(["/plumber"]);
    expect((await found("slate mockham")).sort()).toEqual(["/plumber", "/slate"]);
  });

  it("ignores small words", async () => {
    expect(await found("in the mockham")).toEqual(["/plumber"]);
    expect(await found("in the")).toEqual([]);
  });

  it("ignores accents and capitals", async () => {
    expect(await found("NHY")).toEqual(["/ty"]);
    expect(await found("nhŷ")).toEqual(["/ty"]);
  });

  it("finds nothing for an empty query", async () => {
    for (const query of ["", "zzzzzz", "…!?"]) expect(await found(query), query).toEqual([]);
  });

  it("reports the words that matched", async () => {
    const { terms } = await search.find("plumb");
    expect([...terms].sort()).toEqual(["plumber", "plumbers"]);
  });
});

/** For each language: a page's text, queries that match it, and queries that do not. */
const LANGUAGES: [language: string, text: string, queries: string[], others?: string[]][] = [
  ["en", "Bodies made of oak, fitted in Straße 4", ["body", "fit", "strasse", "oaks"], ["ear"]],
  ["en", "Drop-in sessions at O’Brien’s, e-mail us", ["dropin", "obrien", "email", "drop in"]],
  ["en", "Email us for co­operation", ["e-mail", "cooperation"]],
  [
    "en",
    "Łódź, Ærø, Þór, Kırıkkale, Təzə, Đà Nẵng",
    ["lodz", "aero", "thor", "kirikkale", "teze", "da nang"],
  ],
  ["en", "Room ４２, 25 m²", ["42", "25"]],
  ["de", "Die Hauptstraße in Müllheim", ["strasse", "straße", "hauptstr", "mullheim", "Muellheim"]],
  ["de", "Herr Mueller saniert Bäder", ["Müller", "muller", "bad", "bader"]],
  ["de", "Wärmepumpen und Dachausbau", ["pumpe", "Wärmepumpe", "ausbau", "waermepumpen"]],
  [
    "de",
    "Reparatur von Dachziegeln, Sanierung für Bad und Wohnung",
    [
      "Dachziegelreparatur",
      "Ziegelreparaturen",
      "Badsanierung",
      "Wohnungssanierung",
      "Badsanirung",
    ],
    ["Gartenreparatur"],
  ],
  ["fr", "Les chefs-d’œuvre de l’hôtel", ["oeuvre", "œuvres", "hotel", "l'hotel", "chef"]],
  ["fr", "Travaux généraux", ["general", "générale"]],
  ["es", "Lámparas de luz, jardín del niño", ["lampara", "luces", "nino", "jardines"]],
  ["pl", "Naprawa dachów w Łodzi", ["dach", "dachy", "lodzi", "naprawy"]],
  ["cy", "Siop yng Nghaerdydd", ["caerdydd", "Gaerdydd", "siopau"]],
  ["cy", "Gardd ym Mhontypridd a’i thŷ", ["pontypridd", "ardd", "ty", "bontypridd"]],
  ["cy", "Y gegin a’r feithrinfa", ["cegin", "meithrinfa"]],
  ["ar", "نخبز الخُبْزَ في المخبز ٢٤ ساعة", ["خبز", "مخبز", "24", "والمخبز", "ساعات"]],
  ["ar", "أسعار مكتبة", ["اسعار", "الأسعار", "مكتبه", "مكتبات"]],
  ["el", "Ο φούρνος μας", ["φουρνος", "ΦΟΎΡΝΟΣ"]],
  ["ja", "寿司を楽しむ", ["寿司", "楽"]],
];

it.each(LANGUAGES)("searches %s: %s", async (language, text, queries, others = []) => {
  const pages = { "/": { html: "<p>Qqqq</p>" }, "/found": { html: `<p>${text}</p>` } };
  const { found: find } = searchOf(pages, language);
  for (const query of queries) expect(await find(query), query).toEqual(["/found"]);
  for (const query of others) expect(await find(query), query).toEqual([]);
});

describe("a large index", () => {
  const letters = (number: number) =>
    String(number).replace(/\d/g, (digit) => "bcdfghjklm"[Number(digit)] ?? "");
  const pages = Object.fromEntries(
    Array.from({ length: 1500 }, (_, at) => [
      `/${at}`,
      page(`Place ${at}`, {
        html: `<p>All ${at % 2 ? "odd" : "even"} ${Array.from({ length: 12 }, (_, word) => `a${letters(at * 12 + word)}`).join(" ")}</p>`,
      }),
    ]),
  );

  it.each(["en", "de"])(
    "is split into parts, of which a search in %s loads the necessary ones",
    async (language) => {
      const large = searchOf(pages, language);
      expect(large.files.size).toBeGreaterThan(8);
      expect(await large.found(`a${letters(6000)}`)).toContain("/500");
      expect(await large.found(`a${letters(6000)}z`)).toContain("/500");
      expect(large.loaded.length).toBeLessThan(6);
      expect(await large.found("odd")).toHaveLength(750);
      for (const data of large.files.values()) expect(data.length).toBeLessThan(130_000);
    },
  );
});

describe("an excerpt", () => {
  const text = "Tŷ: <b>Plumbers’</b> tools, ty.";

  it("marks whole words and keeps all characters", () => {
    const parts = markWords(text, new Set(["ty", "plumbers"]), search.read);
    expect(parts.map((part) => part.text).join("")).toBe(text);
    const marked = parts.filter((part) => part.marked);
    expect(marked.map((part) => part.text)).toEqual(["Tŷ", "Plumbers", "ty"]);
  });

  it("is the text with most of the words, cut between words", () => {
    const long = `${"Nothing about it here. ".repeat(20)}Slate &amp; lead for roofs. ${"Nor here. ".repeat(30)}`;
    const html = `<title>Slate</title><main><h1>Slate</h1><p>${long}</p><form>Slate lead</form></main>`;
    const excerpt = excerptOf(html, new Set(["slate", "lead"]), search.read);
    expect(excerpt).toMatch(/^… .*Slate & lead for roofs.* …$/);
    expect(excerpt?.length).toBeLessThan(170);
    expect(excerptOf(html, new Set(["tile"]), search.read)).toBeUndefined();
  });
});
