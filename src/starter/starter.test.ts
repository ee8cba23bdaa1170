import { describe, expect, it } from "vitest";
import { SPOKEN, type SpokenLanguage } from "../catalogue/texts.ts";
import { ourKit } from "../kit/open-kit.ts";
import { findingsOfAll } from "../testing/check.ts";
import type { MediaFiles } from "../testing/site.ts";
import { type Answers, PAGE_KINDS } from "./answers.ts";
import { favicon } from "./favicon.ts";
import { CONFIG_FILE, starterFiles } from "./files.ts";
import { PLACES_FILE } from "./places.ts";
import { starterSite } from "./site.ts";

const GIVEN = { plumbline: "./node_modules/plumbline", year: 2026 };

/** A town and three places near it, in a country of each language. */
const WHERE: Record<
  SpokenLanguage,
  Pick<Answers, "country" | "town" | "places" | "name" | "trade">
> = {
  en: {
    country: "GB",
    name: "Oak & Iron",
    trade: "Bakery",
    town: "Cardiff",
    places: ["Barry", "Penarth", "Dinas Powys"],
  },
  cy: {
    country: "GB",
    name: "Siop y Bont",
    trade: "Becws",
    town: "Caerdydd",
    places: ["Y Barri", "Penarth", "Dinas Powys"],
  },
  de: {
    country: "DE",
    name: "Groß & Söhne",
    trade: "Bäckerei",
    town: "Köln",
    places: ["Bonn", "Brühl", "Bergisch Gladbach"],
  },
  fr: {
    country: "FR",
    name: "Chez l’Écureuil",
    trade: "Boulangerie",
    town: "Le Havre",
    places: ["Étretat", "Fécamp", "Saint-Jouin-Bruneval"],
  },
  es: {
    country: "ES",
    name: "Casa Muñoz",
    trade: "Panadería",
    town: "Sevilla",
    places: ["Dos Hermanas", "Écija", "Alcalá de Guadaíra"],
  },
  pl: {
    country: "PL",
    name: "Pod Łosiem",
    trade: "Piekarnia",
    town: "Poznań",
    places: ["Luboń", "Gniezno", "Tarnowo Podgórne"],
  },
  ar: {
    country: "EG",
    name: "ركن النيل",
    trade: "مخبز",
    town: "القاهرة",
    places: ["الجيزة", "حلوان", "مدينة نصر"],
  },
};

const answersIn = (language: SpokenLanguage, more: Partial<Answers> = {}): Answers => ({
  type: "Bakery",
  language,
  motif: "soft",
  accent: "#F0A04B",
  phone: undefined,
  ...WHERE[language],
  pages: [],
  places: [],
  ...more,
});

/** The config, and the other files by where they are as seen from `public/media`. */
function filesOf(answers: Answers) {
  const { [CONFIG_FILE]: text = "", ...others } = Object.fromEntries(starterFiles(answers, GIVEN));
  const media = Object.entries(others).map(([name, file]) => [`../../${name}`, file]);
  return { text, media: Object.fromEntries(media) as MediaFiles };
}

/** What is wrong with the site besides what its owner has to write. */
async function faultsOf(answers: Answers): Promise<string[]> {
  const { text, media } = filesOf(answers);
  const found = await findingsOfAll(text, media);
  // The folder of these tests has a logo that no site need use.
  const meant = ["placeholder-text", "placeholder-fact", "media-unused", "no-time-zone"];
  return found
    .filter(({ rule }) => !meant.includes(rule))
    .map(({ rule, place, message }) => `${rule}: ${place}: ${message}`);
}

const configOf = (answers: Answers) => starterSite(answers, GIVEN);
const pathsOf = (answers: Answers) => configOf(answers).pages.map(({ path }) => path);

it.each<[country: string, SpokenLanguage, paths: string[]]>([
  ["DE", "de", ["/", "/impressum", "/datenschutz", "/404.html"]],
  ["FR", "fr", ["/", "/mentions-legales", "/confidentialite", "/404.html"]],
  ["CH", "fr", ["/", "/mentions-legales", "/confidentialite", "/404.html"]],
  ["US", "en", ["/", "/privacy", "/404.html"]],
  ["EG", "ar", ["/", "/privacy", "/404.html"]],
])("a site in %s has the pages that are asked of it there", (country, language, paths) => {
  expect(pathsOf(answersIn(language, { country }))).toEqual(paths);
});

it("an imprint asks for what the law of the country wants, and for no more", () => {
  const imprint = (country: string) =>
    JSON.stringify(configOf(answersIn("fr", { country })).pages[1]);
  expect(imprint("FR")).toContain("Hébergement");
  expect(imprint("FR")).toContain("Directeur ou directrice de la publication");
  expect(imprint("BE")).not.toContain("Hébergement");
  expect(imprint("BE")).toContain("TVA");
  expect(imprint("CH")).not.toContain("TVA");
});

it("the week is that of the country, and of the trade", () => {
  const daysOf = (country: string, type: Answers["type"]) =>
    configOf(answersIn("en", { country, type })).business.openingHours?.[0]?.days;
  expect(daysOf("GB", "Dentist")).toHaveLength(5);
  expect(daysOf("EG", "Dentist")).not.toContain("Friday");
  expect(daysOf("EG", "Dentist")).toContain("Sunday");
  expect(daysOf("GB", "Bakery")).not.toContain("Sunday");
  expect(daysOf("GB", "Restaurant")).toHaveLength(7);
});

it.each([
  ["Dentist", "So läuft ein Termin ab", "Leistungen"],
  ["Electrician", "So läuft es ab", "Leistungen"],
  ["HealthClub", "So fangen Sie an", "Kurse"],
  ["Bakery", "Vor Ihrem Besuch", "Sortiment"],
  ["Restaurant", "Vor Ihrem Besuch", "Speisekarte"],
  ["Hotel", "Vor Ihrem Besuch", "Leistungen"],
] as const)("a site of the kind %s speaks as it does", (type, how, offer) => {
  const text = JSON.stringify(configOf(answersIn("de", { type, pages: ["services"] })));
  expect(text).toContain(how);
  expect(text).toContain(`"label":"${offer}"`);
  expect(text).not.toMatch(/Betrieb|legen los/);
});

it("an icon can be read whatever the name begins with", () => {
  expect(favicon("& Sons", "#F0A04B")).toContain(">&amp;</text>");
});

const linesOf = (answers: Answers) => filesOf(answers).text.trim().split("\n");

describe.each(SPOKEN)("a new site in %s", (language) => {
  const places = WHERE[language].places;
  const kinds = ["LocalBusiness", "Bakery", "Dentist", "Restaurant", "HealthClub"] as const;

  it("is right but for what its owner has to write", async () => {
    const choices = [[], ["services", "about", "prices"], PAGE_KINDS] as const;
    for (const [row, type] of kinds.entries()) {
      for (const [column, pages] of choices.entries()) {
        // Each kind with each choice of pages, and each of both with each number of places.
        const count = [0, 1, 3][(row + column) % 3];
        const more = { type, pages, places: places.slice(0, count) };
        expect(await faultsOf(answersIn(language, more))).toEqual([]);
      }
    }
  });

  it("is right however short or long its names are", async () => {
    const [short, long] = ["Bala", "Llanfairpwllgwyngyll"];
    for (const name of ["Oak", `${long} ${long}`]) {
      for (const town of [short, long]) {
        const more = { name, town, pages: PAGE_KINDS, places: ["Ely", "Llantwit Major"] };
        expect(await faultsOf(answersIn(language, more))).toEqual([]);
      }
    }
  });

  it.each([...ourKit().motifs.keys()])("is right in each look: %s", async (motif) => {
    for (const accent of ["#F0A04B", "#000000", "#FFFFFF", "#777777"]) {
      expect(await faultsOf(answersIn(language, { motif, accent }))).toEqual([]);
    }
  });

  it("has pages of places that are told to be alike until their words are their own", async () => {
    const { text, media } = filesOf(answersIn(language, { places }));
    const alike = async (say: (at: number) => string) => {
      const rows = places.map((place, at) => `place-${at},${place},${say(at)}`);
      const csv = ["path,location,text", ...rows].join("\n");
      return (await findingsOfAll(text, { ...media, [`../../${PLACES_FILE}`]: csv }))
        .filter(({ rule }) => rule === "near-duplicate")
        .map(({ page }) => page);
    };
    expect(await alike(() => "We come the same day.")).toEqual(["/place-1", "/place-2"]);
    const words = (at: number) =>
      [...Array(30).keys()].map((word) => `${"abcdefghij"[word % 10]}${at}${word}`).join(" ");
    expect(await alike(words)).toEqual([]);
  });

  it("has a list of prices that waits for numbers, in the currency of the country", () => {
    const { business, pages } = starterSite(answersIn(language, { pages: ["prices"] }), GIVEN);
    expect(business.currency).toMatch(/^(GBP|EUR|PLN|EGP)$/);
    expect(
      pages[1] && "sections" in pages[1] && pages[1].sections?.map(({ type }) => type),
    ).toEqual(["hero", "priceList", "ctaBand"]);
  });

  it("marks every text that waits for its owner", async () => {
    const answers = answersIn(language, { pages: PAGE_KINDS, places });
    for (const type of kinds) {
      const { text, media } = filesOf({ ...answers, trade: undefined, type });
      const marked = [
        ...`${text}${media[`../../${PLACES_FILE}`]}`.matchAll(
          /\[([\p{L}\p{M}¿][^[\]{}]*)\](?!\()/gu,
        ),
      ].map(([words]) => words);
      const found = (await findingsOfAll(text, media))
        .filter(({ rule }) => rule.startsWith("placeholder-"))
        .map(({ message }) => message)
        .join("\n");
      expect([...new Set(marked)].filter((words) => !found.includes(words))).toEqual([]);
    }
  });

  it("has a README of a page, in the language of the site, which names what is there", () => {
    const answers = answersIn(language, { places });
    const files = starterFiles(answers, GIVEN);
    const text = files.get("README.md") ?? "";
    expect(text).toContain(`# ${WHERE[language].name}\n`);
    expect(text).toMatch(/`\[[^\]]+\]`/);
    expect(text).not.toMatch(/\{\w+\}/);
    expect(text.trim().split(/\s+/).length).toBeLessThan(300);
    const named = [...text.matchAll(/`([\w-]+(?:\.\w+|\/)+)`/g)].map(([, name = ""]) => name);
    expect(new Set(named)).toEqual(
      new Set([CONFIG_FILE, PLACES_FILE, "public/"].filter((name) => text.includes(name))),
    );
    expect(named).toEqual(expect.arrayContaining([CONFIG_FILE, PLACES_FILE, "public/"]));
    if (language !== "en") expect(text).not.toMatch(/\b(the|you|your|with)\b/i);
    const without = starterFiles(answersIn(language), GIVEN).get("README.md");
    expect(without).not.toContain(PLACES_FILE);
  });

  it("is less than 120 lines, and with three pages and three places less than 155", () => {
    const more = { pages: ["services", "about", "contact"], places } as const;
    expect(linesOf(answersIn(language)).length).toBeLessThan(120);
    expect(linesOf(answersIn(language, more)).length).toBeLessThan(155);
  });
});
