import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { SMALL_WEBM } from "../../../testing/facts.ts";
import { makeConfig, withSections } from "../../../testing/site.ts";
import { localPage, params, template } from "../../../testing/template.ts";

const pictured = (alt: string) => {
  const picture = { file: "logo.svg", alt };
  return { type: "hero", heading: "Slate roofs", picture } as const;
};

describe("alternative-text", () => {
  it.each([
    ["IMG_2041.jpg", '"IMG_2041.jpg" is the name of a file; it does not say what it shows.'],
    ["DSC0042", '"DSC0042" is the name of a file; it does not say what it shows.'],
    ...[
      "Screenshot 2026-03-14 at 09.12.44",
      "Bildschirmfoto 2026-03-14 um 09.12.44",
      "Capture d’écran 2026-03-14 à 09.12.44",
      "WhatsApp Image 2026-03-14 at 09.12.44",
      "IMG-20260314-WA0001",
      "photo_5",
      "image (3)",
      "0b7e4a52-3f6d-4c1e-9a77-2f7d2c9e1b10",
      "12345",
      "DJI_0042",
      "GOPR0123",
      "P1010101",
      "AdobeStock_123456",
      "pexels-photo-12345",
      "final_v2",
      "roof-team.HEIC",
      "photo-1234567890123-abcdef",
      "ChatGPT Image Nov 2",
      "DALL·E 2",
      "roof-removebg-preview",
    ].map((name): [string, string] => [
      name,
      `"${name}" is the name of a file; it does not say what it shows.`,
    ]),
    ...["image", "alt text", "Alt-Text", "placeholder", "Untitled design (3)", "hero-image"].map(
      (words): [string, string] => [words, `"${words}" does not say what it shows.`],
    ),
    ["My photo 2", '"My photo 2" does not say what it shows.'],
    ["Picture of a roof", '"Picture of a roof" starts with what screen readers say anyway.'],
    ["Roof", '"Roof" is too short to say what it shows.'],
    ["slate roofs", '"slate roofs" repeats the heading beside it, so it adds nothing.'],
  ])("reports %s", async (alt, message) => {
    expect(await findingsOf("alternative-text", withSections(pictured(alt)))).toMatchObject([
      {
        severity: "warning",
        excerpt: JSON.stringify(alt),
        location: "/ › section 1, hero › picture › alt",
        message,
      },
    ]);
  });

  it.each([
    ["de", "Foto vom Dach", "Dachdecker bei der Arbeit"],
    ["de", "Alternativtext", "Werkstatt mit Vorhof"],
    ["de", "Unbenannt 2", "Unbenannte Gasse hinter dem Hof"],
    ["fr", "sans titre", "Ardoises posées sans clous"],
    ["es", "Sin título 2", "Tejas sin esmalte"],
    ["pl", "bez nazwy", "Dachówki bez szkliwa"],
    ["fr", "Photo d’un toit", "Un couvreur pose des ardoises"],
    ["es", "Imagen de un tejado", "Fotógrafo en un tejado"],
    ["pl", "zdjecie 3", "Dekarz na dachu"],
    ["cy", "Llun o'r to", "Töwr ar do capel"],
    ["ar", "صورة من المخبز", "خباز يخرج الخبز من الفرن"],
  ])("reports in %s: %s, but not %s", async (language, bad, good) => {
    const site = withSections(pictured(bad), { ...pictured(good), heading: "Slates" });
    const found = await findingsOf("alternative-text", { ...site, language });
    expect(found.map(({ excerpt }) => excerpt)).toEqual([JSON.stringify(bad)]);
  });

  it.each([
    "A roofer lays slates",
    "The crew in 2026",
    "House number 12",
    "Roofs",
    "Photographer on a roof",
    "Video call with Tess",
  ])("accepts %s", async (alt) =>
    expect(await findingsOf("alternative-text", withSections(pictured(alt)))).toEqual([]),
  );

  it("ignores the headings of other sections", async () => {
    const other = { type: "prose", heading: "On the chapel", text: "Slates." } as const;
    const config = withSections(pictured("On the chapel"), other);
    expect(await findingsOf("alternative-text", config)).toEqual([]);
  });

  it("accepts the name of a logo, and the descriptions of videos and files", async () => {
    const config = withSections(
      { type: "hero", heading: "Roofs" },
      { type: "logos", heading: "BMI", logos: [{ file: "logo.svg", name: "BMI" }] },
      { type: "downloads", heading: "PDF", files: [{ file: "logo.svg", label: "PDF" }] },
    );
    expect(await findingsOf("alternative-text", config)).toEqual([]);
  });

  it("checks the texts of media.json as those beside a picture", async () => {
    const texts = {
      "logo.svg": { alt: "Roofs" },
      "roof.svg": { alt: "roof.jpg" },
      "a.svg": { alt: "" },
    };
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
    const config = withSections(
      { type: "hero", heading: "Roofs", picture: "logo.svg" },
      { type: "prose", text: "One\n\n![](roof.svg)\n\n![](a.svg)\n\nTwo" },
    );
    const files = { "media.json": JSON.stringify(texts), "roof.svg": svg, "a.svg": svg };
    expect(await findingsOf("alternative-text", config, files)).toMatchObject([
      { message: '"Roofs" repeats the heading beside it, so it adds nothing.' },
      { message: '"roof.jpg" is the name of a file; it does not say what it shows.' },
    ]);
  });

  it("checks a video's label, and no other labels", async () => {
    const video = { files: ["roof.webm"], poster: "logo.svg", label: "Video" };
    const actions = [{ label: "Ring", link: "phone:" }];
    const config = withSections({ type: "hero", heading: "Roofs", video, actions });
    expect(await findingsOf("alternative-text", config, { "roof.webm": SMALL_WEBM })).toMatchObject(
      [{ excerpt: '"Video"', location: "/ › section 1, hero › video › label" }],
    );
  });

  it("reports the parameter that is the whole text", async () => {
    const config = makeConfig({
      templates: { local: template({ sections: [pictured("{location}")] }) },
      pages: [localPage({ params: params({ location: "Ely" }) })],
    });
    expect(await findingsOf("alternative-text", config)).toMatchObject([
      { excerpt: '"Ely"', location: "/roofs-mockham › params › location" },
    ]);
  });
});
