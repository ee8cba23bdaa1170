import type { SiteInput } from "../../../schema/site.ts";

/** The names of the files that our fixtures refer to. */
export const FIXTURE_FILES = [
  "picture.svg",
  "drawing.svg",
  "film.webm",
  "film.mp4",
  "words.vtt",
  "prices.pdf",
] as const;

/** The parts of a site that our fixtures refer to: forms, locations, authors, and other pages. */
export function fixtureSurroundings(hasPictures: boolean) {
  const withPicture = (alt: string) =>
    hasPictures ? { picture: { file: FIXTURE_FILES[0], alt } } : {};
  return {
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
        ...withPicture("Ines on a ladder"),
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
        ...withPicture("A pile of slates"),
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
  } satisfies Partial<SiteInput>;
}
