import type { SectionInput } from "../../schema/fields/section.ts";
import { type FIXTURE_FILES, fixtureSurroundings } from "../kit/conformance/surroundings.ts";
import { ourKit } from "../kit/our-kit.ts";
import { SMALL_MP4, SMALL_SVG, SMALL_WEBM } from "./facts.ts";
import { type Config, type MediaFiles, makeConfig } from "./site.ts";

/** The files that fixtures may name. */
export const fixtureMedia: MediaFiles & Record<(typeof FIXTURE_FILES)[number], MediaFiles[string]> =
  {
    "picture.svg": SMALL_SVG,
    "drawing.svg": SMALL_SVG,
    "film.webm": SMALL_WEBM,
    "film.mp4": SMALL_MP4,
    "words.vtt": "WEBVTT",
    "prices.pdf": "%PDF-1.7",
  };

/** The built-in section types, each with its fixtures. */
export const typesWithFixtures = () =>
  Promise.all(
    [...ourKit().sections.values()].map(async (definition) => ({
      definition,
      ...(await definition.fixtures()),
    })),
  );

/** A site with everything that a section may need, and one page with the section. */
export function siteWith(section: SectionInput): Config {
  // Other tests have no files.
  const { pages, ...around } = fixtureSurroundings(section.type === "pageList");
  const page = {
    path: "/",
    title: "Home",
    description: "Dry roofs.",
    tags: ["Storms"],
    sections: [section],
  };
  return makeConfig({ ...around, pages: [page, ...pages] });
}
