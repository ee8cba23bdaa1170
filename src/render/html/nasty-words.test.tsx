import { beforeAll, describe, expect, it } from "vitest";
import { safeParse } from "zod";
import { meaningOf } from "../../../schema/fields/meaning.ts";
import { bare, schemaAt } from "../../config/parse/schema-at.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { ourKit } from "../../kit/our-kit.ts";
import { JSON_LD_TYPE } from "../../model/page-data.ts";
import type { RouteModel } from "../../model/route.ts";
import { fixtureMedia, siteWith, typesWithFixtures } from "../../testing/fixtures.ts";
import { makeDocument } from "../../testing/pages/route.ts";
import { type Config, compile, compiled, makePage } from "../../testing/site.ts";
import { localPage, template } from "../../testing/template.ts";
import { createRenderer } from "./server.tsx";

/** Everything that can end a script or a comment. */
const NASTY = ` </script><!-- ]]> <script>alert(1)</script> <i>&amp;" ' x`;
/** What an owner can write into a field: Markdown accepts HTML only as text, an address no spaces. */
const VARIANTS = [
  NASTY,
  NASTY.replaceAll("<", "\\<").replaceAll("&", "\\&"),
  `</script><!--]]>"'>`,
];

const sections = (await typesWithFixtures()).map(({ fixtures }) => fixtures.full);

/** A site with every section type, a template, and every optional fact. */
function siteWithEverything(): Config {
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
    templates: {
      ...base.templates,
      local: template({ structuredData: "service", areaServed: "{location}" }),
    },
    pages: [
      makePage({ sections, structuredData: "business" }),
      makePage({
        path: "/slate",
        label: "Slate",
        parent: "/",
        structuredData: "service",
        date: "2026-11-02",
      }),
      localPage({ parent: "/" }),
      ...base.pages.slice(1),
    ],
  };
}

/** The paths of all strings in a value. */
const stringPaths = (value: unknown, path: Path = []): Path[] => {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringPaths(inner, [...path, key]));
};

/** Appends to the string at a path. */
function addAt(value: unknown, [key, ...rest]: Path, more: string): unknown {
  if (key === undefined) return `${value}${more}`;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? Object.assign([], value)
    : Object.assign({}, value);
  copy[key] = addAt(copy[key], rest, more);
  return copy;
}

/**
 * Letters instead of all special characters, in the same length, since the layout of tables depends on it.
 */
const harmless = (words: string) => words.replace(/\s/g, " ").replace(/[^\p{L} ]/gu, "x");

/**
 * The site with nasty text at every position that the compiler accepts, the list of these positions, and the
 * site with harmless text there.
 */
async function nastySite(plain: Config) {
  const attempts = new Map(
    stringPaths(plain).map((path) => [path.join("."), { path, variants: [...VARIANTS] }]),
  );
  for (;;) {
    const nasty = [...attempts.values()].filter(({ variants }) => variants.length > 0);
    const withWords = (words: (nasty: string) => string) =>
      nasty.reduce<unknown>(
        (value, { path, variants: [more = ""] }) => addAt(value, path, words(more)),
        plain,
      ) as Config;
    const config = withWords((words) => words);
    const { diagnostics } = await compile(config, fixtureMedia);
    if (diagnostics.length === 0) {
      const places = nasty.map(({ path }) => path.join("."));
      return { config, places, harmless: withWords(harmless) };
    }
    // A rejected text is replaced by the next variant, or by the original if there is none.
    for (const place of new Set(diagnostics.map(({ path }) => path.join(".")))) {
      // A text in the place of an object is one of its fields (schema/fields/short-form.ts).
      const attempt = attempts.get(place) ?? attempts.get(place.replace(/\.\w+$/, ""));
      if (!attempt?.variants.shift()) throw new Error(`${place} is refused as it is.`);
    }
  }
}

/** All pages of a site as documents. */
async function render(config: Config) {
  const site = await compiled(config, fixtureMedia);
  const { header, footer, page } = createRenderer(site.model);
  return site.routes.map((route) => {
    const parts = { header: header(route.path), footer, main: page(route).main };
    return { route, html: makeDocument(route, parts) };
  });
}

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const elements = (page: Document) => [...page.querySelectorAll("*")].map(({ tagName }) => tagName);

/** Fields that name something else in the file, or insert a parameter unchanged. */
const REFERENCES = new Set(
  `pages.template pages.sections.location pages.sections.only pages.sections.parent
  pages.sections.template pages.sections.pages templates.local.sections.text
  templates.local.sections.areas`.split(/\s+/),
);

const kindAt = (path: Path, config: Config) => {
  const schema = schemaAt(ourKit().schemas.site, config, path);
  return { schema, kind: (schema && meaningOf(bare(schema))?.kind) ?? "text" };
};

/** Whether the beginning of a value decides if it is valid. */
const isAddress = (path: Path, config: Config): boolean =>
  ["link", "endpoint"].includes(kindAt(path, config).kind);

/** Whether the schema accepts free text at a path, unlike the name of a file or a choice. */
function acceptsText(path: Path, config: Config): boolean {
  const { schema, kind } = kindAt(path, config);
  // The schema of a parameter is in its template; here it is a text.
  if (!schema) return path.includes("params");
  const value = path.reduce<unknown>((at, step) => Reflect.get(Object(at), step), config);
  const isWord = VARIANTS.some((more) => safeParse(schema, `${value}${more}`).success);
  return isWord && ["text", "markdown", "fact"].includes(kind) && !REFERENCES.has(kindOf(path));
}

/** A path without the indexes of entries. */
const kindOf = (path: Path) => path.filter((key) => !/^\d+$/.test(String(key))).join(".");

describe("text that could break out of a page", () => {
  let places: string[];
  let before: Document[];
  let after: { page: Document; route: RouteModel }[];

  beforeAll(async () => {
    const nasty = await nastySite(siteWithEverything());
    places = nasty.places;
    before = (await render(nasty.harmless)).map(({ html }) => parse(html));
    after = (await render(nasty.config)).map(({ html, route }) => ({ page: parse(html), route }));
  });

  it("is accepted wherever a config has text, and only there", () => {
    const config = siteWithEverything();
    const paths = stringPaths(config).filter((path) => !isAddress(path, config));
    const wordless = paths.filter((path) => !acceptsText(path, config));
    const refused = paths.filter((path) => !places.includes(path.join(".")));
    expect(new Set(refused.map(kindOf))).toEqual(new Set(wordless.map(kindOf)));
    expect(places.length).toBeGreaterThan(wordless.length);
  });

  it("adds and removes no elements on any page", () => {
    expect(after.map(({ page }) => elements(page))).toEqual(before.map(elements));
  });

  it("does not damage the structured data, and appears in it", () => {
    for (const { page, route } of after) {
      const script = page.querySelector(`script[type="${JSON_LD_TYPE}"]`)?.textContent ?? "null";
      expect(JSON.parse(script)).toEqual(route.head.jsonLd);
      expect(script).toContain("\\u003c/script>");
    }
  });

  it("ends neither a line nor a script within a script", () => {
    for (const { page } of after) {
      const scripts = [...page.querySelectorAll("script")].map(({ textContent }) => textContent);
      expect(scripts.join("")).not.toMatch(/[<\u2028\u2029]/);
    }
  });
});
