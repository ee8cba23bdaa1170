import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "embed", url: "https://calendly.com/slate-roofs/visit" },
  full: {
    type: "embed",
    eyebrow: "Online",
    id: "booking",
    background: "card",
    heading: "Choose a day",
    intro: "It takes **one** minute.",
    url: "https://visits.example/slate-roofs",
    label: "Free days of the roofer",
    button: "Look at free days",
    service: "Roof Visits",
    kind: "booking",
    purpose: "the booking of a visit",
    learns: "your name, and where the roof is",
    open: "frame",
    height: 700,
    poster: "picture.svg",
    text: "Or ring the bell at the *yard*.",
  },
  link: {
    type: "embed",
    heading: "Sick of heights",
    url: "https://www.doctolib.de/dachkrankheiten/testford/dr-slate",
    background: "ink",
  },
} satisfies Fixtures<typeof schema>;

/** The privacy notice says what the service is for. */
export const shownLater = ["purpose"];
