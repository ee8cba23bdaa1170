import { beforeAll, describe, expect, it } from "vitest";
import { checkSite } from "../checks/check-site.ts";
import { makeDocument } from "../testing/route.ts";
import { createValidator, hasVocabulary, vocabularyFile } from "../testing/structured-data.ts";

const { site } = await checkSite("site.config.json");
const routes = site?.routes.filter(({ head }) => head.jsonLd) ?? [];

const why = hasVocabulary ? "" : ` (skipped: there is no ${vocabularyFile})`;

describe.skipIf(!hasVocabulary)(
  `the structured data of the site, as a validator reads it${why}`,
  () => {
    let validator: ReturnType<typeof createValidator>;
    beforeAll(() => {
      validator = createValidator();
    });

    it.each(routes)("is right on $path", async (route) => {
      expect(await validator.issues(makeDocument(route))).toEqual([]);
    });

    it("is all of it seen", () => {
      const seen = new Set(routes.flatMap((route) => validator.types(makeDocument(route))));
      expect([...seen].sort()).toEqual([
        "BreadcrumbList",
        "LocalBusiness",
        "Organization",
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
      [
        "a type that schema.org does not have",
        '"@type":"Service"',
        '"@type":"Servise"',
        /"Servise"/,
      ],
      ["a crumb without its place", '"position":', '"place":', /"position" is missing/],
      ["JSON that ends too early", '"@graph":[', '"@graph":', /JSON/],
    ])("would be found wrong with %s", async (_, from, to, message) => {
      expect((await changed(from, to)).join("\n")).toMatch(message);
    });
  },
);
