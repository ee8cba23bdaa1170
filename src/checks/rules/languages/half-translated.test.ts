import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { bilingual, WELSH, welsh } from "../../../testing/languages.ts";
import { makeConfig, makePage, type SectionConfig } from "../../../testing/site.ts";

const ENGLISH =
  "We mend the roofs of all the houses in your town, and we answer on the day you ask.";
const WELSH_TEXT =
  "Rydym yn trwsio toeau pob tŷ yn y dref, ac yn ateb ar y diwrnod y byddwch yn gofyn i ni.";

const prose = (text: string): SectionConfig => ({ type: "prose", text });
const site = (english: string, other: string) =>
  bilingual([
    makePage({ sections: [{ type: "hero", heading: "Roofs" }, prose(english)] }),
    welsh({ sections: [{ type: "hero", heading: "Toeau" }, prose(other)] }),
  ]);

describe("half-translated", () => {
  it("accepts pages that each have one language", async () => {
    expect(await findingsOf("half-translated", site(ENGLISH, WELSH_TEXT))).toEqual([]);
  });

  it("reports a sentence in another language, and names that language", async () => {
    expect(await findingsOf("half-translated", site(ENGLISH, ENGLISH))).toMatchObject([
      {
        excerpt: JSON.stringify(ENGLISH),
        message: "This seems to be in English, but the page is in Cymraeg.",
      },
    ]);
    expect(await findingsOf("half-translated", site(WELSH_TEXT, WELSH_TEXT))).toMatchObject([
      { message: "This seems to be in Cymraeg, but the page is in English." },
    ]);
  });

  it("checks header and footer", async () => {
    const languages = { cy: { ...WELSH, footer: { ...WELSH.footer, text: ENGLISH } } };
    expect(await findingsOf("half-translated", { ...bilingual(), languages })).toMatchObject([
      { excerpt: JSON.stringify(ENGLISH) },
    ]);
  });

  it("reports each untranslated fact of the main language", async () => {
    const { business: _, ...parts } = WELSH;
    const facts = { description: ENGLISH, paymentAccepted: ["Cash", "Visa"], areaServed: "Barry" };
    const site = (own?: object) => {
      const config = bilingual(undefined, { languages: { cy: { ...parts, business: own } } });
      return { ...config, business: { ...config.business, ...facts } };
    };
    const message = "Pages in Cymraeg give search engines this text in English.";
    expect(await findingsOf("half-translated", site())).toMatchObject([
      {
        message,
        excerpt: JSON.stringify(ENGLISH),
        hint: 'Add it under languages › cy › business: "description": "…".',
      },
      { message, hint: 'Add it under languages › cy › business: "paymentAccepted": ["…"].' },
    ]);
    const own = { description: WELSH_TEXT, paymentAccepted: ["Arian parod", "Visa"] };
    expect(await findingsOf("half-translated", site(own))).toEqual([]);
  });

  it("accepts facts that may be the same: names, and facts in a variant of the language", async () => {
    const config = bilingual();
    const business = { ...config.business, paymentAccepted: ["Visa", "PayPal"] };
    expect(await findingsOf("half-translated", { ...config, business })).toEqual([]);
    const pages = [makePage(), welsh({ language: "en-US", path: "/us" })];
    const american = makeConfig({ pages, languages: { "en-US": {} } });
    const described = { ...american.business, description: ENGLISH };
    expect(await findingsOf("half-translated", { ...american, business: described })).toEqual([]);
  });

  it("ignores names, quotations and sites in one language", async () => {
    expect(await findingsOf("half-translated", site(ENGLISH, "Man of the Match, Barry"))).toEqual(
      [],
    );
    const page = makePage({ sections: [{ type: "hero", heading: "Toeau" }, prose(WELSH_TEXT)] });
    expect(await findingsOf("half-translated", makeConfig({ pages: [page] }))).toEqual([]);
  });
});
