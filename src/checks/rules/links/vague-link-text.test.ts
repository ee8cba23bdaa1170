import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { bilingual, welsh } from "../../../testing/languages.ts";
import { makeConfig, makePage, type SectionConfig, withSections } from "../../../testing/site.ts";
import { localPage, params, template } from "../../../testing/template.ts";

const RULE = "vague-link-text";
const withLabel = (label: string) =>
  withSections({ type: "hero", heading: "Roofs", actions: [{ label, link: "/" }] });
const withText = (text: string) => withSections({ type: "prose", text });

describe("vague-link-text", () => {
  it("reports a button that does not name its target, at its text", async () => {
    expect(await findingsOf(RULE, withLabel("Click here!"))).toMatchObject([
      {
        severity: "warning",
        excerpt: '"Click here!"',
        location: "/ › section 1, hero › actions › entry 1 › label",
        page: "/",
        message:
          'The link text "Click here!" does not say where it leads. ' +
          "Screen readers list links without the words around them.",
        hint: "Name the target of the link, such as See our prices.",
      },
    ]);
  });

  it.each([
    "here",
    "More…",
    "READ MORE",
    "Learn more →",
    "this page",
    "link",
    "Find out more here",
  ])("reports %s", async (label) =>
    expect(await findingsOf(RULE, withLabel(label))).toHaveLength(1),
  );

  it.each(["https://roofs.example", "www.roofs.example/slate"])("reports %s", async (label) => {
    expect(await findingsOf(RULE, withLabel(label))).toMatchObject([
      { message: expect.stringContaining("is read out letter by letter.") },
    ]);
  });

  it.each(["Learn more about slate", "Get started", "Contact", "Here to help", "Checkatrade.com"])(
    "accepts %s",
    async (label) => expect(await findingsOf(RULE, withLabel(label))).toEqual([]),
  );

  it.each([
    ["cy", "Cliciwch yma", "Darllen mwy", "Prisiau ein llechi"],
    ["de", "Hier klicken!", "Mehr erfahren", "Mehr über Schiefer"],
    ["de", "hier", "WEITERE INFOS", "Unsere Öffnungszeiten"],
    ["fr", "Cliquez ici", "EN SAVOIR PLUS", "Nos prix"],
    ["fr", "Lire la suite", "plus d’infos", "Lire nos prix"],
    ["es", "Haz clic aquí", "Mas informacion", "Más sobre pizarra"],
    ["pl", "Kliknij tutaj", "dowiedz sie wiecej", "Nasz cennik"],
    ["ar", "اضغط هنا", "إقرأ المَزيد", "أسعار الخبز"],
    ["ar", "للمزيد", "اعرف المزيد", "المزيد عن الخبز"],
  ])("knows vague texts in %s: %s, %s, but not %s", async (language, one, other, good) => {
    const actions = [one, other, good].map((label) => ({ label, link: "/" }));
    const site = withSections({ type: "hero", heading: "Roofs", actions });
    const found = await findingsOf(RULE, { ...site, language });
    expect(found.map(({ excerpt }) => excerpt)).toEqual([`"${one}"`, `"${other}"`]);
  });

  it.each([
    ["en", "Visit", "/plan-your-visit", "/church"],
    ["de", "Infos", "/infos", "/preise"],
    ["fr", "Détails", "/details", "/prix"],
    ["es", "Información", "/informacion-util", "/precios"],
    ["pl", "Szczegóły", "/szczegóły", "/cennik"],
  ])(
    "accepts the name of a page as a clear text: %s %s to %s, not to %s",
    async (language, label, page, other) => {
      const hero: SectionConfig = {
        type: "hero",
        heading: "Roofs",
        actions: [page, other].map((link) => ({ label, link })),
      };
      const pages = [page, other].map((path) => makePage({ path, title: path }));
      const site = makeConfig({ language, pages: [makePage({ sections: [hero] }), ...pages] });
      const found = await findingsOf(RULE, site);
      expect(found.map(({ location }) => location)).toEqual([
        "/ › section 1, hero › actions › entry 2 › label",
      ]);
    },
  );

  it("accepts the menu labels of pages", async () => {
    const menu = (label: string) => ({
      header: { brand: "St Brannoc", links: [{ label: "Visit", link: "/sundays" }] },
      pages: [makePage(), makePage({ path: "/sundays", title: "Sundays", label })],
    });
    expect(await findingsOf(RULE, makeConfig(menu("Visit us")))).toEqual([]);
    expect(await findingsOf(RULE, makeConfig(menu("Sundays")))).toHaveLength(1);
  });

  it("uses the language of a page rather than that of the site", async () => {
    const actions = [{ label: "Darllen mwy", link: "/" }];
    const hero: SectionConfig = { type: "hero", heading: "Toeau", actions };
    const pages = (sections: SectionConfig[]) => bilingual([makePage(), welsh({ sections })]);
    expect(await findingsOf(RULE, pages([hero]))).toHaveLength(1);
    expect(await findingsOf(RULE, withSections(hero))).toEqual([]);
  });

  it("checks the links in Markdown, not the text around them", async () => {
    const text = "Click here: [**here**](/), [slates](/), read more, [](/).";
    const found = await findingsOf(RULE, withText(text));
    expect(found.map(({ excerpt }) => excerpt)).toEqual([`"${text}"`, "[]"]);
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('The link text "here" does not say'),
      expect.stringContaining("This link has no words"),
    ]);
  });

  it.each([
    ["[www.slates.example](https://www.slates.example)", 0],
    ["[www.slates.example/](https://www.slates.example/)", 0],
    ["[WWW.Slates.example](https://www.slates.example/roofs)", 0],
    ["[www.slates.example](https://www.other.example)", 1],
    ["[https://www.slates.example](https://www.slates.example)", 1],
    ["[www.slates.example/a/b](https://www.slates.example/a/b)", 1],
  ])("accepts a domain as the name of a site: %s", async (text, count) => {
    expect(await findingsOf(RULE, withText(text))).toHaveLength(count);
  });

  it("reports an address as link text at the address", async () => {
    const found = await findingsOf(RULE, withText("Slates: <https://slates.example>, dry."));
    expect(found).toMatchObject([{ excerpt: "<https://slates.example>" }]);
  });

  it("checks a card's link and a fact's text, but not texts without a link", async () => {
    const config = withSections(
      {
        type: "featureGrid",
        heading: "More",
        cards: [
          { title: "More", text: "More", link: "/", linkLabel: "See more" },
          { title: "More", text: "More" },
        ],
      },
      {
        type: "ctaBand",
        heading: "Here",
        actions: [{ label: "Slates", link: "/" }],
        details: [{ label: "Website", text: "Roofs", link: "/" }],
      },
    );
    expect(await findingsOf(RULE, config)).toMatchObject([
      {
        excerpt: '"See more"',
        location: "/ › section 1, featureGrid › cards › entry 1 › linkLabel",
      },
    ]);
  });

  it("reports a mistake of a template once, and a mistake of a parameter on its page", async () => {
    const actions = ["Read more", "{location}"].map((label) => ({ label, link: "/" }));
    const local = template({ sections: [{ type: "hero", heading: "Roofs", actions }] });
    const vague = localPage({ path: "/b", params: params({ location: "Here" }) });
    const config = makeConfig({ templates: { local }, pages: [makePage(), localPage(), vague] });
    const found = await findingsOf(RULE, config);
    expect(found.map(({ excerpt, affects }) => [excerpt, affects])).toEqual([
      ['"Here"', ["/b"]],
      ['"Read more"', ["/roofs-mockham", "/b"]],
    ]);
  });
});
