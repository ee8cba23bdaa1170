import { beforeAll, describe, expect, it } from "vitest";
import { type CheckedSite, checkSite } from "../../pipeline.ts";
import { locations } from "../../testing/facts.ts";
import { makeDocument } from "../../testing/pages/route.ts";
import {
  createValidator,
  hasVocabulary,
  vocabularyFile,
} from "../../testing/pages/structured-data.ts";
import { compiled, makeConfig, makePage } from "../../testing/site.ts";
import { sitesIn } from "../../testing/sites-in.ts";
import { localPage, template } from "../../testing/template.ts";

/** A site with all structured data; the project's own site may have less. */
const whole = await compiled({
  ...makeConfig(),
  templates: { local: template({ structuredData: "service", areaServed: "{location}" }) },
  pages: [
    makePage({
      structuredData: "business",
      sections: [
        { type: "hero", heading: "Roofs that stay dry" },
        { type: "siteSearch", suggestions: [{ label: "Slate", link: "/slate" }] },
      ],
    }),
    makePage({ path: "/slate", title: "Slate", parent: "/", structuredData: "service" }),
    localPage({ parent: "/slate" }),
  ],
});
/** A business of several shops, each with a page. */
const shops = await compiled(
  makeConfig({
    business: { ...makeConfig().business, type: "Bakery" },
    locations,
    pages: [
      makePage({ structuredData: "business" }),
      makePage({ path: "/penryn", title: "Penryn" }),
    ],
  }),
);
/** Organisations that are not shops; each has a home page, and a location with its own. */
const organisations = await Promise.all(
  (["Church", "School", "NGO"] as const).map((type) =>
    compiled(
      makeConfig({
        business: { ...makeConfig().business, type },
        locations,
        pages: [
          makePage({ structuredData: "business" }),
          makePage({ path: "/penryn", title: "Penryn" }),
        ],
      }),
    ),
  ),
);
/** All sites of the project: its own, the examples, and those of the tests. */
const configs = [
  "site.config.json",
  ...["examples", "e2e/sites"].flatMap(sitesIn).map((site) => `${site}/site.config.json`),
];
const sites = await Promise.all(
  configs.map(async (file) => ({ file, ...(await checkSite(file)) })),
);

const withData = ({ routes }: CheckedSite) => routes.filter(({ head }) => head.jsonLd);
const routes = [whole, shops, ...organisations].flatMap(withData);
const shipped = sites.flatMap(({ file, site }) => {
  if (!site) throw new Error(`${file} is not right: npx plumbline check --config ${file}`);
  // One page represents all pages of a template.
  const templates = new Set<string | undefined>();
  const own = site.pages.filter(({ page: { template } }) => {
    const isOne = template === undefined || !templates.has(template);
    templates.add(template);
    return isOne;
  });
  return own.filter(({ route }) => route.head.jsonLd).map(({ route }) => ({ file, route }));
});

const amounts = ["price", "lowPrice", "minPrice", "maxPrice", "value"];

/** The objects of some structured data that have a currency, but no amount. */
function currenciesAlone(data: unknown): object[] {
  if (typeof data !== "object" || data === null) return [];
  const within = Object.values(data).flatMap(currenciesAlone);
  const isAlone = "priceCurrency" in data && !amounts.some((name) => name in data);
  return isAlone ? [data, ...within] : within;
}

const why = hasVocabulary ? "" : ` (skipped: there is no ${vocabularyFile})`;

describe.skipIf(!hasVocabulary)(`the structured data of the site, validated${why}`, () => {
  let validator: ReturnType<typeof createValidator>;
  beforeAll(() => {
    validator = createValidator();
  });

  it.each(routes)("is valid on $path", async (route) => {
    expect(await validator.issues(makeDocument(route))).toEqual([]);
  });

  it.each(shipped)("is valid in $file on $route.path", async ({ route }) => {
    expect(await validator.issues(makeDocument(route))).toEqual([]);
  });

  it("has no empty values, and no currency without a price", () => {
    for (const { route, file } of shipped) {
      const text = JSON.stringify(route.head.jsonLd);
      expect.soft(text, `${file} ${route.path}`).not.toMatch(/:(null|""|\[\]|\{\})|undefined/);
      expect.soft(currenciesAlone(route.head.jsonLd), `${file} ${route.path}`).toEqual([]);
    }
  });

  it("is examined completely", () => {
    const seen = new Set(routes.flatMap((route) => validator.types(makeDocument(route))));
    expect([...seen].sort()).toEqual([
      "Bakery",
      "BreadcrumbList",
      "CafeOrCoffeeShop",
      "Church",
      "LocalBusiness",
      "NGO",
      "Organization",
      "School",
      "Service",
      "WebSite",
    ]);
  });

  const changed = (from: string | RegExp, to: string) =>
    validator.issues(
      routes
        .map((route) => makeDocument(route))
        .join("\n")
        .replaceAll(from, to),
    );

  it.each([
    ["a property that schema.org does not have", '"telephone":', '"telefone":', /"telefone"/],
    ["a type that schema.org does not have", '"@type":"Service"', '"@type":"Servise"', /"Servise"/],
    ["a crumb without its place", '"position":', '"place":', /"position" is missing/],
    ["JSON that ends too early", '"@graph":[', '"@graph":', /JSON/],
  ])("would be invalid with %s", async (_, from, to, message) => {
    expect((await changed(from, to)).join("\n")).toMatch(message);
  });
});
