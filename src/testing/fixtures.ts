import type { SectionInput } from "../../schema/fields/section.ts";
import { ourKit } from "../kit/our-kit.ts";
import { SMALL_MP4, SMALL_SVG, SMALL_WEBM } from "./facts.ts";
import { type Config, type MediaFiles, makeConfig } from "./site.ts";

/** The files that fixtures may name. */
export const fixtureMedia: MediaFiles = {
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

/** A picture that only lists of pages show; other tests have no files. */
const pictureOf = ({ type }: SectionInput, alt: string) =>
  type === "pageList" ? { picture: { file: "picture.svg", alt } } : {};

/** A site with everything that a section may need, and one page with the section. */
export const siteWith = (section: SectionInput): Config =>
  makeConfig({
    forms: {
      contact: {
        service: "own",
        endpoint: "https://forms.example/{business.email}",
        next: "/message-sent.html",
      },
      more: {
        booking: {
          service: "own",
          endpoint: "https://forms.example/{business.email}",
          fields: [
            { type: "date", name: "day", label: "Day of the visit", required: true },
            { type: "email", name: "email", label: "Email", required: true },
          ],
        },
      },
      signup: {
        endpoint: "https://newsletter.example/subscribe",
        marker: { name: "submit", value: "1" },
        antiForgery: { name: "csrf", value: "true" },
        next: "/subscribed",
        trackingUrl: "https://newsletter.example/view",
        scriptUrl: "https://newsletter.example/form.js",
      },
    },
    locations: {
      yard: {
        name: "Slate yard",
        address: { street: "4 Kiln Lane", locality: "Mockham" },
        openingHours: [
          { days: ["Friday", "Saturday"], opens: "07:00", closes: "12:00" },
          { days: ["Saturday"], from: "2030-05-01", until: "2030-05-31", allDay: true },
        ],
        closures: [{ from: "2030-12-24", note: "Christmas" }],
        phoneHours: [{ days: ["Friday"], opens: "06:00", closes: "20:00" }],
        moreHours: {
          talks: {
            label: "Talks",
            times: [
              { days: ["Sunday"], opens: "09:00", closes: "10:00" },
              { days: ["Sunday"], opens: "11:00", note: "in Welsh" },
              { every: "month", on: "first Friday", opens: "18:00" },
              { from: "2030-06-02", opens: "15:00", note: "in the chapel" },
            ],
            closures: [{ from: "2030-12-29" }],
          },
        },
        map: "https://maps.example/yard",
        mapEmbed: "https://maps.example/embed/yard",
        directions: "https://maps.example/to/yard",
      },
    },
    map: {
      embedUrl: "https://maps.example/embed?q={business.geo}",
      linkUrl: "https://maps.example/?q={business.geo}",
      title: "Map of Testford",
    },
    authors: {
      ines: {
        name: "Ines Marlow",
        text: "Ines has laid slates since 1998.",
        ...pictureOf(section, "Ines on a ladder"),
        profiles: [{ name: "Her photographs", url: "https://photos.example/ines" }],
      },
    },
    templates: {
      report: { params: {}, sections: [{ type: "hero", heading: "Blown off" }] },
      branch: {
        params: {},
        label: "Ferryside",
        title: "Ferryside",
        description: "Roofs by the ferry.",
        sections: [{ type: "prose", text: "By the ferry." }],
      },
    },
    pages: [
      {
        path: "/",
        title: "Home",
        description: "Dry roofs.",
        tags: ["Storms"],
        sections: [section],
      },
      { path: "/ferryside", template: "branch" },
      {
        path: "/storm",
        label: "After the storm",
        title: "After the storm",
        description: "Forty slates in one night.",
        date: "2026-11-02",
        parent: "/",
        template: "report",
        author: "ines",
        series: "Repairs",
        tags: ["Storms"],
        ...pictureOf(section, "A pile of slates"),
      },
      {
        path: "/gutters",
        label: "Full gutters",
        title: "Full gutters",
        description: "Leaves, moss and a ball.",
        date: "2025-10-07",
        template: "report",
        author: "ines",
        series: "Repairs",
      },
    ],
  });
