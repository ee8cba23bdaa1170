import { describe, expect, it } from "vitest";
import { type Answers, PAGE_KINDS } from "../commands/new/starter/answers.ts";
import { PLACES_FILE } from "../commands/new/starter/places.ts";
import { starterSite } from "../commands/new/starter/site.ts";
import { CONFIG_FILE, starterFiles } from "../commands/new/starter/starter-files.ts";
import { textsOfSite } from "../commands/new/starter/words-in.ts";
import type { Kit } from "../kit/kit.ts";
import type { LanguageDefinition } from "../model/kit/language-definition.ts";
import { compile, type MediaFiles } from "./site.ts";

/** An owner's answers for a small site in a language. */
export async function answersIn({ code, fixtures }: LanguageDefinition): Promise<Answers> {
  const { site } = (await fixtures()).fixtures;
  return {
    type: "Bakery",
    language: code,
    look: "soft",
    accent: "#F0A04B",
    phone: undefined,
    ...site,
    pages: [],
    places: [],
  };
}

/** Makes new sites in a language. */
export async function siteMaker({ code, starter }: LanguageDefinition) {
  const spoken = new Map([[code, (await starter()).starter]]);
  const given = (answers: Answers) => ({
    plumbline: "./node_modules/plumbline",
    words: textsOfSite(answers, spoken),
  });
  return {
    site: (answers: Answers) => starterSite(answers, given(answers)),
    files: (answers: Answers) => starterFiles(answers, given(answers)),
  };
}

/** The requirements for new sites in a language. */
export function describeNewSites(language: LanguageDefinition, kit: Kit): void {
  describe(`a new site in ${language.code}`, async () => {
    const usual = await answersIn(language);
    const { places, name } = (await language.fixtures()).fixtures.site;
    const begun = await siteMaker(language);
    const answersWith = (more: Partial<Answers> = {}): Answers => ({ ...usual, ...more });

    /** The config, and the other files by their paths from `public/media`. */
    function filesOf(answers: Answers) {
      const { [CONFIG_FILE]: text = "", ...others } = Object.fromEntries(begun.files(answers));
      const media = Object.entries(others).map(([name, file]) => [`../../${name}`, file]);
      return { text, media: Object.fromEntries(media) as MediaFiles };
    }

    const linesOf = (answers: Answers) => filesOf(answers).text.trim().split("\n");

    const findings = async (text: string, media: MediaFiles) =>
      (await compile(text, media, kit)).diagnostics;

    /** The problems of the site, except placeholders. */
    async function faultsOf(answers: Answers): Promise<string[]> {
      const { text, media } = filesOf(answers);
      const found = await findings(text, media);
      // These tests have a folder with a logo, which sites need not use.
      const suggestion = ["placeholder-text", "placeholder-fact", "media-unused", "no-time-zone"];
      return found
        .filter(({ rule }) => !suggestion.includes(rule))
        .map(({ rule, location, message }) => `${rule}: ${location}: ${message}`);
    }
    // Contrast is the same in each language.
    const accents =
      language.code === "en" ? ["#F0A04B", "#000000", "#FFE08A", "#777777"] : [usual.accent];

    it("has no problems except placeholders", async () => {
      const choices: Partial<Answers>[] = [
        { type: "LocalBusiness", pages: PAGE_KINDS, places },
        { type: "Bakery" },
        { type: "Dentist", pages: ["services", "about", "prices"], places: places.slice(0, 1) },
        { type: "Restaurant", pages: PAGE_KINDS },
        { type: "HealthClub", pages: ["services", "about", "prices"], places },
      ];
      for (const more of choices) expect(await faultsOf(answersWith(more))).toEqual([]);
    });

    it("has no problems with short and long names", async () => {
      const long = "Llanfairpwllgwyngyll";
      for (const named of [
        { name: "Oak", town: "Bala" },
        { name: `${long} ${long}`, town: long },
      ]) {
        const more = { ...named, pages: PAGE_KINDS, places: ["Ely", "Llantwit Major"] };
        expect(await faultsOf(answersWith(more))).toEqual([]);
      }
    });

    it.each([...kit.looks.keys()])("has no problems in the look %s", async (look) => {
      for (const accent of accents) {
        expect(await faultsOf(answersWith({ look, accent }))).toEqual([]);
      }
    });

    it("reports near-duplicate pages of places until their texts differ", async () => {
      const { text, media } = filesOf(answersWith({ places }));
      const alike = async (say: (at: number) => string) => {
        const rows = places.map((place, at) => `place-${at},${place},${say(at)}`);
        const csv = ["path,place,text", ...rows].join("\n");
        return (await findings(text, { ...media, [`../../${PLACES_FILE}`]: csv }))
          .filter(({ rule }) => rule === "near-duplicate")
          .map(({ page }) => page);
      };
      expect(await alike(() => "We come the same day.")).toEqual(["/place-1", "/place-2"]);
      const words = (at: number) =>
        [...Array(30).keys()].map((word) => `${"abcdefghij"[word % 10]}${at}${word}`).join(" ");
      expect(await alike(words)).toEqual([]);
    });

    it("has a price list with placeholders, in the currency of the country", () => {
      const { business, pages } = begun.site(answersWith({ pages: ["prices"] }));
      expect(business.currency).toMatch(/^[A-Z]{3}$/);
      expect(
        pages[1] && "sections" in pages[1] && pages[1].sections?.map(({ type }) => type),
      ).toEqual(["pageHeader", "priceList", "ctaBand"]);
    });

    it("reports every placeholder", async () => {
      const answers = answersWith({ pages: PAGE_KINDS, places });
      for (const type of ["LocalBusiness", "Bakery"] as const) {
        const { text, media } = filesOf({ ...answers, trade: undefined, type });
        const marked = [
          ...`${text}${media[`../../${PLACES_FILE}`]}`.matchAll(
            /\[([\p{L}\p{M}¿][^[\]{}]*)\](?!\()/gu,
          ),
        ].map(([words]) => words);
        const found = (await findings(text, media))
          .filter(({ rule }) => rule.startsWith("placeholder-"))
          .map(({ message }) => message)
          .join("\n");
        expect([...new Set(marked)].filter((words) => !found.includes(words))).toEqual([]);
      }
    });

    it("has a short README in the language of the site that names its files", () => {
      const answers = answersWith({ places });
      const files = begun.files(answers);
      const text = files.get("README.md") ?? "";
      expect(text).toContain(`# ${name}\n`);
      expect(text).toMatch(/`\[[^\]]+\]`/);
      expect(text).not.toMatch(/\{\w+\}/);
      const named = [...text.matchAll(/`([\w-]+(?:\.\w+|\/)+)`/g)].map(([, name = ""]) => name);
      expect(new Set(named)).toEqual(
        new Set([CONFIG_FILE, PLACES_FILE, "public/"].filter((name) => text.includes(name))),
      );
      expect(named).toEqual(expect.arrayContaining([CONFIG_FILE, PLACES_FILE, "public/"]));
      if (language.code !== "en") expect(text).not.toMatch(/\b(the|you|your|with)\b/i);
      const without = begun.files(answersWith()).get("README.md");
      expect(without).not.toContain(PLACES_FILE);
    });

    it("has less than 160 lines, and less than 210 with three pages and three places", () => {
      const more = { pages: ["services", "about", "contact"], places } as const;
      expect(linesOf(answersWith()).length).toBeLessThan(160);
      expect(linesOf(answersWith(more)).length).toBeLessThan(210);
    });
  });
}
