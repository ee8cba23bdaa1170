import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage, type PageConfig } from "../../../testing/site.ts";

const found = (language: string, label: string, parts: Partial<PageConfig> = {}) => {
  const page = makePage({ path: "/it", label, structuredData: "service", ...parts });
  return findingsOf("service-name", makeConfig({ language, pages: [makePage(), page] }));
};

it("reports a page whose label is that of a list instead of a service", async () => {
  expect(await found("de", "Leistungen")).toMatchObject([
    {
      severity: "warning",
      path: ["pages", 1, "structuredData"],
      message: '"Leistungen" does not name a service, so search engines learn of none here.',
      hint: expect.stringContaining('"label"'),
    },
  ]);
});

it.each([
  ["en-GB", "Our services"],
  ["en-GB", "Treatments & prices"],
  ["cy", "Ein gwasanaethau"],
  ["de-AT", "Unsere Leistungen und Preise"],
  ["fr", "Tarifs et remboursement"],
  ["es", "Nuestros servicios"],
  ["pl", "Oferta"],
  ["ar", "القطع والأسعار"],
])("recognizes the names of lists in %s: %s", async (language, label) => {
  expect(await found(language, label)).toHaveLength(1);
});

it.each([
  ["en-GB", "Web design services"],
  ["en-GB", "Rewiring"],
  ["de", "Preise senken lassen"],
  ["de", "Zahnreinigung"],
  ["fr", "Soins du dos"],
])("accepts the name of a service in %s: %s", async (language, label) => {
  expect(await found(language, label)).toEqual([]);
});

it("accepts pages without structured data, and pages about a service in one place", async () => {
  expect(await found("en", "Services", { structuredData: undefined })).toEqual([]);
  expect(await found("en", "Services", { areaServed: "Penryn" })).toEqual([]);
});
