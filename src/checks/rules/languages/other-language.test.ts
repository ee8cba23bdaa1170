import { describe, expect, it } from "vitest";
import { findingsOf, fixedBy } from "../../../testing/check.ts";
import { bilingual, WELSH, welsh } from "../../../testing/languages.ts";
import { type Config, makeConfig, makePage, type SectionConfig } from "../../../testing/site.ts";

type Other = NonNullable<Config["languages"]>[string];

const slate = makePage({ path: "/slate", title: "Slate" });
const llechi = welsh({ path: "/cy/llechi", title: "Llechi", translationOf: "/slate" });
const parking = makePage({ path: "/parking", title: "Parking", oneLanguage: true });
const notice: SectionConfig = { type: "privacy", retention: "A year." };
const contact: SectionConfig = { type: "contact", id: "ask", heading: "Ask" };
const form: NonNullable<NonNullable<Config["forms"]>["contact"]> = {
  service: "own",
  endpoint: "https://forms.example/send",
  next: "/slate",
  fields: [{ type: "text", name: "roof", label: "Which roof is it?" }],
};

const reports = async (config: Config) =>
  (await findingsOf("other-language", config)).map(({ location, hint }) => [location, hint]);

const linking = (label: string, link: string): SectionConfig[] => [
  { type: "ctaBand", heading: "Mwy", actions: [{ label, link }] },
];

const site = (cy: Other = {}, inWelsh: SectionConfig[] = [], parts: Partial<Config> = {}) =>
  bilingual([makePage(), slate, parking, welsh({ sections: inWelsh }), llechi], {
    ...parts,
    languages: { cy: { ...WELSH, ...cy } },
  });

describe("other-language", () => {
  it("accepts links to pages in the same language, and sites in one language", async () => {
    expect(await reports(site({}, linking("Llechi", "/cy/llechi")))).toEqual([]);
    expect(await reports(makeConfig())).toEqual([]);
  });

  it("reports a link, and fixes it if the page has a translation", async () => {
    const config = site({}, linking("Llechi", "/slate#main"));
    expect(await reports(config)).toEqual([
      ["/cy › section 1, ctaBand › actions › entry 1 › link", 'Did you mean "/cy/llechi#main"?'],
    ]);
    expect(await fixedBy("other-language", config)).toContain('"/cy/llechi#main"');
  });

  it.each([
    ["Parcio", 1],
    ["Parcio (Saesneg)", 0],
    ["Parking (in English)", 0],
    ["Parcio · EN", 0],
  ])("accepts a link whose text names the language: %s", async (label, count) => {
    expect(await reports(site({}, linking(label, "/parking")))).toHaveLength(count);
    const text = `Gweler [${label}](/parking).`;
    expect(await reports(site({}, [{ type: "prose", text }]))).toHaveLength(count);
  });

  it("ignores redirects, which nobody reads", async () => {
    const redirects = [{ from: "/cy/hen", to: "/cy/llechi" }];
    const text = "Gweler y llechi.";
    expect(await reports(site({}, [{ type: "prose", text }], { redirects }))).toEqual([]);
  });

  it("checks menus, the footer and the pages after forms", async () => {
    const link = { label: "Llechi", link: "/slate" };
    const config = site({
      header: { ...WELSH.header, links: [link] },
      footer: { ...WELSH.footer, smallLinks: [link] },
      forms: { contact: form, privacy: "/slate" },
    });
    const pages = config.pages.map((page) =>
      page.path === "/cy" ? { ...page, sections: [contact] } : page,
    );
    expect(await reports({ ...config, pages })).toEqual(
      expect.arrayContaining([
        ["languages › cy › header › links › entry 1 › link", 'Did you mean "/cy/llechi"?'],
        ["languages › cy › footer › smallLinks › entry 1 › link", 'Did you mean "/cy/llechi"?'],
        ["languages › cy › forms › contact › next", 'Did you mean "/cy/llechi"?'],
        ["languages › cy › forms › privacy", 'Did you mean "/cy/llechi"?'],
      ]),
    );
  });

  it("reports a parent page in another language", async () => {
    const below = welsh({ path: "/cy/coch", oneLanguage: true, parent: "/slate" });
    const { translationOf: _, ...page } = below;
    expect(await reports(bilingual([makePage(), slate, welsh(), llechi, page]))).toEqual([
      ["/cy/coch › parent", 'Did you mean "/cy/llechi"?'],
    ]);
  });

  it("reports that a language lacks a form, and a privacy notice for it", async () => {
    const home = makePage({ sections: [notice] });
    const config = bilingual([home, slate, welsh({ sections: [contact] }), llechi], {
      forms: { contact: form },
    });
    expect(await reports(config)).toEqual([
      ["languages › cy", expect.stringContaining('Add a complete "forms" in Cymraeg here')],
      ["languages › cy", expect.stringContaining('Add a page in Cymraeg with a "privacy" section')],
    ]);
    const unworded = { service: "own" as const, endpoint: "https://forms.example/send" };
    const free = bilingual([makePage(), welsh({ sections: [contact, notice] })], {
      forms: { contact: unworded },
    });
    expect(await reports(free)).toEqual([]);
  });
});

describe("the tag of a language", () => {
  it.each([
    ["en-UK", 'Did you mean "en-GB"?'],
    ["en-EN", undefined],
    ["en-EU", undefined],
  ])("has an existing country, unlike %s", async (language, hint) => {
    const [found, ...others] = await findingsOf("invalid-value", makeConfig({ language }));
    expect(others).toEqual([]);
    expect(found?.location).toBe("language");
    if (hint) expect(found?.hint).toBe(hint);
  });
});
