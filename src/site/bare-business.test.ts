import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../commands/build/build-site.ts";
import type { BuildResult } from "../output/build-result.ts";
import { compile, makeConfig, makePage, withSections, writeSite } from "../testing/site.ts";

/** The required facts: a name, a web address, a country, and one way to be reached. */
const bare = {
  name: "Mock Bakery",
  url: "https://bread.example",
  address: { country: "GB" },
} as const;

const config = makeConfig({
  search: { llmsTxt: true },
  header: { brand: "{business.name}", links: [{ label: "Home", link: "/" }] },
  footer: { copyright: "© 2026 {business.name}" },
  forms: {
    contact: {
      service: "own",
      endpoint: "https://forms.example/bread",
      next: "/",
    },
  },
  pages: [
    makePage({
      structuredData: "business",
      sections: [
        { type: "hero", heading: "Bread" },
        { type: "contact", heading: "Ask us" },
      ],
    }),
    makePage({
      path: "/loaves",
      title: "Loaves for the whole week",
      structuredData: "service",
      sections: [{ type: "hero", heading: "Loaves" }],
    }),
    makePage({
      path: "/privacy",
      title: "What we do with your details",
      sections: [
        { type: "hero", heading: "What we do with your details" },
        { type: "privacy", retention: "Letters go after a year." },
      ],
    }),
  ],
});

/** Traces of a fact that is displayed although it is missing. */
const TRACES = [
  /undefined|\[object|\bnull\b|\bNaN\b/,
  // Styles name such addresses by their beginning.
  /WhatsApp|(?<!\^)="(https:\/\/wa\.me\/|tel:|mailto:)"/,
  // The header measures its labels by spans with their text in an attribute; hidden elements do not
  // count.
  /<(dd|dt|li|ul|h\d|p|span)\b(?![^>]*(?:data-words="[^"]| hidden=))[^>]*><\/\1>/,
  /: *$|, ,/m,
];

describe.each([
  ["an email address", { email: "bread@bread.example" }],
  ["a phone number", { phone: "+44 29 2018 0123" }],
])("a business that gives no more than %s", (_, way) => {
  const { folder, file } = writeSite({ ...config, business: { ...bare, ...way } });
  const out = join(folder, "dist");
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (path: string) => readFileSync(join(out, path), "utf8");

  let result: BuildResult;
  beforeAll(async () => {
    result = await buildSite({ configFile: file, outDir: out });
  });

  it("has a site without errors", () => {
    expect(result.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(result.isBuilt).toBe(true);
  });

  it.each(["index.html", "loaves.html", "privacy.html", "llms.txt"])(
    "has no empty trace of other facts in %s",
    (path) => {
      const text = read(path);
      expect(TRACES.flatMap((trace) => text.match(trace) ?? [])).toEqual([]);
    },
  );

  it.each(["index.html", "loaves.html"])("gives search engines no empty values in %s", (path) => {
    const [, json = ""] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(read(path)) ?? [];
    expect(emptyIn(JSON.parse(json))).toEqual([]);
  });
});

/** The paths of empty values. */
function emptyIn(value: unknown, path = "$"): string[] {
  if (value === null || value === "" || value === undefined) return [path];
  if (typeof value !== "object") return [];
  const entries = Object.entries(value);
  const isSaying = entries.some(([key]) => key !== "@type");
  return isSaying ? entries.flatMap(([key, inner]) => emptyIn(inner, `${path}.${key}`)) : [path];
}

it("reports which facts links and tokens lack", async () => {
  const { pages } = withSections({
    type: "hero",
    heading: "Bread, {business.whatsapp}",
    text: "From {business.address}, {business.address.region}, {business.openingHours}",
    actions: [{ label: "Chat", link: "whatsapp:Hello" }],
  });
  const business = { ...bare, email: "bread@bread.example" };
  const { diagnostics } = await compile({ ...config, business, pages });
  expect(diagnostics.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    'unknown-token: "{business.whatsapp}" needs "whatsapp" under business, which is not in the file.',
    'unknown-token: "{business.address}" needs "street" under business › address, which is not in the file.',
    'unknown-token: "{business.address.region}" needs "region" under business › address, which is not in the file.',
    'unknown-token: "{business.openingHours}" needs the hours of a usual week, and "openingHours" under business has none.',
    'link-target: "whatsapp:Hello" needs "whatsapp" under business, which is not in the file.',
  ]);
});

it("asks for the usual phone hours if all phone hours are seasonal", async () => {
  const { pages } = withSections({ type: "hero", heading: "Ring us {business.phoneHours}" });
  const summer = { days: ["Monday" as const], opens: "09:00", closes: "12:00" };
  const phoneHours = [{ ...summer, from: "2031-06-01", until: "2031-08-31" }];
  const { diagnostics } = await compile({ ...config, business: { ...bare, phoneHours }, pages });
  expect(diagnostics.map(({ message }) => message)).toContain(
    '"{business.phoneHours}" needs the hours of a usual week, and "phoneHours" under business has none.',
  );
});

it("asks for a usual week if all hours are seasonal", async () => {
  const { pages } = withSections({ type: "hero", heading: "Open {business.openingHours}" });
  const summer = { days: ["Monday" as const], opens: "08:00", closes: "17:00" };
  const openingHours = [{ ...summer, from: "2031-06-01", until: "2031-08-31" }];
  const diagnosticsOf = async (business: object) =>
    (await compile({ ...config, business: { ...bare, ...business }, pages })).diagnostics;
  expect(await diagnosticsOf({ openingHours })).toMatchObject([
    {
      message:
        '"{business.openingHours}" needs the hours of a usual week, and "openingHours" under business has none.',
      hint: expect.stringMatching(/^Add an entry without "from" there, or /),
    },
  ]);
  expect(await diagnosticsOf({ openingHours: [...openingHours, summer] })).toEqual([]);
});
