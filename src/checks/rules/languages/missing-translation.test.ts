import { describe, expect, it } from "vitest";
import { findingsOf, findingsOfPreview } from "../../../testing/check.ts";
import { bilingual, WELSH, welsh } from "../../../testing/languages.ts";
import { makeConfig, makePage, type PageConfig } from "../../../testing/site.ts";

const slate = makePage({ path: "/slate", title: "Slate" });
const messages = async (...given: Parameters<typeof bilingual>) =>
  (await findingsOf("missing-translation", bilingual(...given))).map(({ message }) => message);

describe("missing-translation", () => {
  it("accepts sites in one language, and pages that exist in all languages", async () => {
    for (const path of ["/404.html", "/404"]) {
      const notFound = makePage({ path, title: "Not here", index: false });
      expect(await messages([makePage(), welsh(), notFound])).toEqual([]);
    }
    expect(await findingsOf("missing-translation", makeConfig())).toEqual([]);
  });

  it("reports a page without a translation, unless the page says that this is intended", async () => {
    expect(await messages([makePage(), welsh(), slate])).toEqual([
      "Page /slate has no translation into Cymraeg.",
    ]);
    expect(await messages([makePage(), welsh(), { ...slate, oneLanguage: true }])).toEqual([]);
  });

  it("explains that the translation is a draft, or when it will be published", async () => {
    const found = async (...pages: PageConfig[]) =>
      (await findingsOf("missing-translation", bilingual(pages))).map(({ message, hint }) => [
        message,
        hint,
      ]);
    const slates = welsh({ path: "/cy/llechi", translationOf: "/slate" });
    const onThatDay = "Build and publish the site on that day or later.";
    const finished = 'Remove "draft" there when it is finished.';
    expect(await found(makePage(), welsh(), slate, { ...slates, draft: true })).toEqual([
      ["Page /slate has no translation into Cymraeg yet: /cy/llechi is a draft.", finished],
    ]);
    expect(await found(makePage(), welsh(), slate, { ...slates, date: "2999-01-01" })).toEqual([
      [
        "Page /slate has no translation into Cymraeg yet: /cy/llechi is published from 2999-01-01.",
        onThatDay,
      ],
    ]);
    expect(await found(makePage(), welsh({ draft: true }))).toEqual([
      ["No page is in Cymraeg yet: /cy is a draft.", finished],
    ]);
  });

  it("reports a page in another language that does not name its original", async () => {
    const { translationOf: _, ...page } = welsh({ path: "/cy/toeau" });
    expect(await messages([makePage(), welsh(), page])).toEqual([
      "Page /cy/toeau does not say which page in English it translates.",
    ]);
    expect(await messages([makePage(), welsh(), { ...page, oneLanguage: true }])).toEqual([]);
  });

  it("reports once that a language has no page, or no header and footer", async () => {
    expect(await messages([makePage(), slate])).toEqual(["No page is in Cymraeg."]);
    const { header } = WELSH;
    expect(await messages(undefined, { languages: { cy: { header } } })).toEqual([
      "The pages in Cymraeg use the footer of the main language.",
    ]);
  });

  it("waits until a draft is finished", async () => {
    const found = async (page: PageConfig) =>
      (await findingsOfPreview(bilingual([makePage(), welsh(), page]))).map(({ rule }) => rule);
    expect(await found({ ...slate, draft: true })).not.toContain("missing-translation");
    expect(await found(slate)).toContain("missing-translation");
  });
});
