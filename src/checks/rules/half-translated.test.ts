import { describe, expect, it } from "vitest";
import { findingsOf } from "../../testing/check.ts";
import { bilingual, WELSH, welsh } from "../../testing/languages.ts";
import { makeConfig, makePage, type SectionConfig } from "../../testing/site.ts";

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
  it("is content where each page has its own language", async () => {
    expect(await findingsOf("half-translated", site(ENGLISH, WELSH_TEXT))).toEqual([]);
  });

  it("shows a sentence in another language, and says which that is", async () => {
    expect(await findingsOf("half-translated", site(ENGLISH, ENGLISH))).toMatchObject([
      {
        excerpt: JSON.stringify(ENGLISH),
        message: "This reads like English, and the page is in Cymraeg.",
      },
    ]);
    expect(await findingsOf("half-translated", site(WELSH_TEXT, WELSH_TEXT))).toMatchObject([
      { message: "This reads like Cymraeg, and the page is in English." },
    ]);
  });

  it("looks at what is around the pages", async () => {
    const languages = { cy: { ...WELSH, footer: { ...WELSH.footer, text: ENGLISH } } };
    expect(await findingsOf("half-translated", { ...bilingual(), languages })).toMatchObject([
      { excerpt: JSON.stringify(ENGLISH) },
    ]);
  });

  it("leaves names, quotations and sites in one language alone", async () => {
    expect(await findingsOf("half-translated", site(ENGLISH, "Man of the Match, Barry"))).toEqual(
      [],
    );
    const page = makePage({ sections: [{ type: "hero", heading: "Toeau" }, prose(WELSH_TEXT)] });
    expect(await findingsOf("half-translated", makeConfig({ pages: [page] }))).toEqual([]);
  });
});
