import { describe, expect, it } from "vitest";
import { siteWith } from "../../testing/fixtures.ts";
import { openSection } from "../../testing/pages/section.tsx";
import { fixtures } from "./fixtures.ts";

describe("team", () => {
  const initialsOf = async (...names: string[]) => {
    const picture = { file: "picture.svg", alt: "Somebody with a hammer" };
    const people = [{ name: "Tess Ting", picture }, ...names.map((name) => ({ name }))];
    const { main } = await openSection(siteWith({ type: "team", heading: "Who", people }));
    return [...main.querySelectorAll("li [aria-hidden]")].map(({ textContent }) => textContent);
  };

  it("shows initials instead of a missing portrait beside others", async () => {
    const names = [
      "Owen Rees",
      "Dr. med. Örs Petra von der Aue",
      "Cher",
      "Jean-Luc  Ôtard (junior)",
    ];
    expect(await initialsOf(...names)).toEqual(["OR", "ÖA", "C", "JÔ"]);
    expect(await initialsOf("محمد علي", "Mr.")).toEqual(["م", "M"]);
  });

  it("reserves no space if nobody has a portrait", async () => {
    const { main } = await openSection(siteWith(fixtures.minimal));
    expect(main.querySelectorAll("li [aria-hidden]")).toHaveLength(0);
  });

  it("lists the people of the business for search engines", async () => {
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
