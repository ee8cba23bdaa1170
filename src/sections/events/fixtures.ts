import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "events", events: [{ title: "Ladder race", start: "2199-10-03" }] },
  full: {
    type: "events",
    eyebrow: "Over this heading",
    id: "dates",
    background: "card",
    heading: "On the roof this year",
    intro: "Bring *your* rope.",
    layout: "single",
    show: "all",
    events: [
      {
        title: "Slate supper",
        start: "2199-10-03 18:30",
        end: "22:00",
        timeZone: "Europe/London",
        place: "Yard two",
        address: "4 Kiln Lane, Mockham",
        online: "https://meet.example/supper",
        who: "The Gutter Band",
        prices: [
          { label: "grown roofers", price: 12, from: true, per: "a seat" },
          { label: "apprentices", price: 4 },
        ],
        tickets: "https://tickets.example/supper",
        movedFrom: "2199-09-26 18:30",
        summary: "Soup among chimneys.",
        text: "Nobody climbs in **storms**.",
        picture: { file: "picture.svg", alt: "A table on a ridge" },
        link: "/ferryside",
      },
      {
        title: "Tile count",
        start: "2199-01-01 10:00",
        every: "week",
        days: ["Tuesday", "Thursday"],
        until: "2199-06-30",
        except: ["2199-02-05"],
        price: "by donation",
        status: "cancelled",
      },
    ],
  },
  tiles: {
    type: "events",
    heading: "Picture days",
    layout: "tiles",
    events: [
      {
        title: "Open day",
        start: "2199-05-01",
        end: "2199-05-03",
        summary: "See how slate is cut.",
        picture: { file: "drawing.svg", alt: "A hammer at rest" },
      },
      {
        title: "First Saturdays",
        start: "2199-01-05 10:00",
        every: "month",
        on: "first Saturday",
        online: "https://meet.example/saturdays",
        price: 3,
        from: true,
        per: "a head",
        tickets: "/ferryside",
      },
    ],
  },
} satisfies Fixtures<typeof schema>;
