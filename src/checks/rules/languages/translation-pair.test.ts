import { describe, expect, it } from "vitest";
import { findingsOf, findingsOfAll } from "../../../testing/check.ts";
import { bilingual, welsh } from "../../../testing/languages.ts";
import { makeConfig, makePage, type PageConfig } from "../../../testing/site.ts";

const slate = makePage({ path: "/slate", title: "Slate" });
const messages = async (...pages: PageConfig[]) => {
  const found = await findingsOf("translation-pair", bilingual([makePage(), slate, ...pages]));
  return found.map(({ message, hint }) => `${message} ${hint}`);
};

describe("translation-pair", () => {
  it("accepts pairs, and a site in one language", async () => {
    expect(await messages(welsh(), welsh({ path: "/cy/llechi", translationOf: "/slate" }))).toEqual(
      [],
    );
    expect(await findingsOf("translation-pair", makeConfig())).toEqual([]);
  });

  it.each([
    ["a path without a page", "/slat", /There is no page \/slat .*Did you mean "\/slate"/],
    ["a page in the same language", "/cy", /main language.*Name the path of a page/],
  ])("requires a page in the main language, not %s", async (_, translationOf, expected) => {
    expect(await messages(welsh(), welsh({ path: "/cy/llechi", translationOf }))).toEqual([
      expect.stringMatching(expected),
    ]);
  });

  it("suggests only pages without a translation", async () => {
    const taken = welsh({ path: "/cy/llechi", translationOf: "/slate" });
    const second = welsh({ path: "/cy/to", translationOf: "/slat" });
    expect(await messages(welsh(), taken, second)).toEqual([
      expect.stringMatching(/There is no page \/slat .*Name the path/),
    ]);
  });

  it.each([
    ["a misspelt original", welsh({ path: "/cy/llechi", translationOf: "/slat" })],
    ["an original in an unknown language", welsh({ path: "/cy/llechi", language: "ga" })],
  ])("reports %s once", async (_, page) => {
    const found = await findingsOfAll(bilingual([makePage(), slate, welsh(), page]));
    const rules = found.map(({ rule }) => rule).filter((rule) => rule.includes("translation"));
    expect(rules).toEqual(["translation-pair"]);
  });

  it("reports two translations of a page into one language", async () => {
    expect(await messages(welsh(), welsh({ path: "/cy/hafan" }))).toEqual([
      expect.stringContaining("/cy is already the translation of this page"),
    ]);
  });

  it("reports a translation without a language", async () => {
    const page = makePage({ path: "/llechi", title: "Llechi", translationOf: "/slate" });
    expect(await messages(page)).toEqual([expect.stringContaining('Add its "language"')]);
  });

  it("reports a language that the site does not have", async () => {
    expect(await messages(welsh({ language: "ga" }))).toEqual([
      expect.stringContaining('is in "ga", which is not a language of this site'),
    ]);
  });

  it.each([
    ["has ended", { until: "2026-01-31" }, 'the same "until": "2026-01-31"'],
    ["has not begun", { from: "2099-01-01" }, 'the same "from": "2099-01-01"'],
  ])("is only a warning if the original %s", async (_, days, hint) => {
    const sale = { ...makePage({ path: "/sale", title: "Sale" }), ...days };
    const config = bilingual([
      makePage(),
      welsh(),
      sale,
      welsh({ path: "/cy/sêl", translationOf: "/sale" }),
    ]);
    expect(await findingsOf("translation-pair", config)).toEqual([]);
    const warnings = await findingsOf("missing-translation", config);
    expect(warnings.map((each) => each.hint)).toEqual([expect.stringContaining(hint)]);
  });

  it("is an error while the original is a draft", async () => {
    const draft = makePage({ path: "/sale", title: "Sale", draft: true });
    const found = await findingsOf(
      "translation-pair",
      bilingual([makePage(), welsh(), draft, welsh({ path: "/cy/sêl", translationOf: "/sale" })]),
    );
    expect(found).toHaveLength(1);
  });
});
