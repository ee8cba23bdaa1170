// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { siteWith } from "../../testing/fixtures.ts";
import { openSection } from "../../testing/section.tsx";
import { fixtures } from "./fixtures.ts";

describe("team", () => {
  it("keeps the place of a portrait that is not there beside one that is", async () => {
    const { main } = await openSection(siteWith(fixtures.full));
    expect(main.querySelectorAll("img")).toHaveLength(1);
    expect(main.querySelectorAll('[data-testid="PersonSharpIcon"]')).toHaveLength(1);
  });

  it("has no empty places where nobody has a portrait", async () => {
    const { main } = await openSection(siteWith(fixtures.minimal));
    expect(main.querySelectorAll("svg")).toHaveLength(0);
  });

  it("tells search engines who works for the business", async () => {
    const { route } = await openSection(siteWith(fixtures.full));
    const worksFor = { "@id": "https://roofs.example/#business" };
    expect(route.head.jsonLd).toMatchObject({
      "@graph": [
        {
          "@type": "Person",
          name: "Tessa Ting",
          jobTitle: "Master of slate",
          image: "https://roofs.example/media/picture.svg",
          worksFor,
        },
        { "@type": "Person", name: "Owen Rees", jobTitle: "Apprentice", worksFor },
      ],
    });
  });
});
