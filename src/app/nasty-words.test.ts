// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import type { Path } from "../diagnostics/diagnostic.ts";
import type { RouteModel } from "../model/route.ts";
import { type FixtureModule, fixtureMedia, siteWith } from "../testing/fixtures.ts";
import { makeDocument } from "../testing/route.ts";
import { type Config, compile, compiled, makePage } from "../testing/site.ts";
import { localPage, template } from "../testing/template.ts";
import { JSON_LD_TYPE } from "./document.ts";
import { createRenderer } from "./server.tsx";

/** All that ends a script, a comment or a line where nobody meant it to. */
const NASTY = ` </script><!-- ]]> <script>alert(1)</script> <i>&amp;" ' \u2028 \u2029 x`;
/** What an owner can write into a field: Markdown takes HTML only as words, an address no spaces. */
const VARIANTS = [
  NASTY,
  NASTY.replaceAll("<", "\\<").replaceAll("&", "\\&"),
  `</script><!--]]>"'>`,
];

const modules = import.meta.glob<FixtureModule>("../sections/*/fixtures.ts", { eager: true });
const sections = Object.values(modules).map(({ fixtures }) => fixtures.full);

/** A site with every section type, a template, and every optional fact. */
function wholeSite(): Config {
  const base = siteWith({ type: "hero", heading: "Roofs" });
  const business = {
    ...base.business,
    alternateNames: ["T&S"],
    legalName: "Ting Limited",
    facts: { secondBase: "Mockham" },
    profiles: [{ name: "Social", url: "https://social.example/roofs" }],
  };
  const groups = [{ heading: "More", links: [{ label: "Home", link: "/" }] }];
  return {
    ...base,
    business,
    footer: { ...base.footer, text: "Roofs.", groups, smallLinks: groups[0]?.links },
    templates: { local: template({ structuredData: "service", areaServed: "{location}" }) },
    pages: [
      makePage({ sections, structuredData: "business" }),
      makePage({ path: "/slate", label: "Slate", parent: "/", structuredData: "service" }),
      localPage({ parent: "/" }),
    ],
  };
}

/** The paths of all strings in a value. */
const stringPaths = (value: unknown, path: Path = []): Path[] => {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringPaths(inner, [...path, key]));
};

/** Adds to the string at a path. */
function addAt(value: unknown, [key, ...rest]: Path, more: string): unknown {
  if (key === undefined) return `${value}${more}`;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? Object.assign([], value)
    : Object.assign({}, value);
  copy[key] = addAt(copy[key], rest, more);
  return copy;
}

/** The site with nasty words wherever the compiler lets them stand, and those places. */
async function nastySite(plain: Config) {
  const attempts = new Map(
    stringPaths(plain).map((path) => [path.join("."), { path, variants: [...VARIANTS] }]),
  );
  for (;;) {
    const nasty = [...attempts.values()].filter(({ variants }) => variants.length > 0);
    const config = nasty.reduce<unknown>(
      (value, { path, variants: [more = ""] }) => addAt(value, path, more),
      plain,
    ) as Config;
    const { diagnostics } = await compile(config, fixtureMedia);
    if (diagnostics.length === 0)
      return { config, places: nasty.map(({ path }) => path.join(".")) };
    // What is refused is tried with the next variant, and left as it was when there is none.
    for (const place of new Set(diagnostics.map(({ path }) => path.join(".")))) {
      if (!attempts.get(place)?.variants.shift()) throw new Error(`${place} is refused as it is.`);
    }
  }
}

/** All pages of a site as documents. */
async function render(config: Config) {
  const site = await compiled(config, fixtureMedia);
  const { header, footer, page } = createRenderer(site.model);
  return site.routes.map((route) => {
    return { route, html: makeDocument(route, { header, footer, main: page(route).main }) };
  });
}

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const elements = (page: Document) => [...page.querySelectorAll("*")].map(({ tagName }) => tagName);

/** Where a config takes no words of the owner's own, but for the theme, which takes none at all. */
const NO_WORDS = `
  language business.url business.email business.phone business.whatsapp business.address.country
  business.openingHours.days business.openingHours.opens business.openingHours.closes
  business.currency business.logo business.shareImage
  forms.contact.service pages.path pages.parent pages.template pages.structuredData
  pages.sections.type pages.sections.id pages.sections.background pages.sections.layout
  pages.sections.frame pages.sections.picture.file pages.sections.video.files
  pages.sections.video.poster pages.sections.actions.link pages.sections.actions.icon
  pages.sections.actions.style pages.sections.cards.icon pages.sections.details.icon
  pages.sections.items.icon pages.sections.tiers.action.icon pages.sections.tiers.action.style
  templates.local.params.location.type templates.local.params.story.type
  templates.local.params.areas.type templates.local.structuredData templates.local.sections.type
  templates.local.sections.text templates.local.sections.areas
`;

describe("words that would break out of a page", () => {
  let places: string[];
  let before: Document[];
  let after: { page: Document; route: RouteModel }[];

  beforeAll(async () => {
    const plain = wholeSite();
    const nasty = await nastySite(plain);
    places = nasty.places;
    before = (await render(plain)).map(({ html }) => parse(html));
    after = (await render(nasty.config)).map(({ html, route }) => ({ page: parse(html), route }));
  });

  it("can be written wherever a config has words, and only there", () => {
    const refused = stringPaths(wholeSite()).filter((path) => !places.includes(path.join(".")));
    const kinds = refused.map((path) => path.filter((key) => !/^\d+$/.test(String(key))).join("."));
    const unthemed = kinds.filter((kind) => !kind.startsWith("theme."));
    expect(new Set(unthemed)).toEqual(new Set(NO_WORDS.trim().split(/\s+/)));
  });

  it("add no element to any page, and take none away", () => {
    expect(after.map(({ page }) => elements(page))).toEqual(before.map(elements));
  });

  it("leave the structured data whole, and are in it", () => {
    for (const { page, route } of after) {
      const script = page.querySelector(`script[type="${JSON_LD_TYPE}"]`)?.textContent ?? "null";
      expect(JSON.parse(script)).toEqual(route.head.jsonLd);
      expect(script).toContain("\\u003c/script>");
    }
  });

  it("end no line and no script within a script", () => {
    for (const { page } of after) {
      const scripts = [...page.querySelectorAll("script")].map(({ textContent }) => textContent);
      expect(scripts.join("")).not.toMatch(/[<\u2028\u2029]/);
    }
  });
});
