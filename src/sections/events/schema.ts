import {
  action,
  choice,
  clock,
  date,
  dayOfMonth,
  days,
  eyebrow,
  heading,
  link,
  list,
  markdown,
  moment,
  object,
  picture,
  price,
  text,
  timeZone,
  withRules,
  z,
} from "plumbline/kit";
import { EVENT_RULES } from "./rules.ts";

const EVERY = ["day", "week", "2 weeks", "3 weeks", "4 weeks", "month", "year"] as const;

const size = object("One of several prices of an event.", {
  label: text("Who or what the price is for.", "children").optional(),
  ...price,
});

const event = withRules(
  object("An event.", {
    title: heading(3, "The name of the event.", "Harvest supper"),
    start: moment(
      "The day, and the time when it begins. Without a time, it lasts all day. The first date, if it repeats.",
      "2026-10-03 18:30",
      "2026-10-05",
    ),
    end: z
      .union([clock("The time when it ends.", "22:00"), moment("The last day.", "2026-10-09")], {
        error: "write a time such as 22:00, or a date with a time, such as 2026-10-04 02:00",
      })
      .optional()
      .meta({
        description:
          "The time when it ends, on the same day or in the night after it; or its last day, with a time if `start` has one.",
        examples: ["22:00", "2026-10-09"],
      }),
    every: choice(
      EVERY,
      "How often it repeats: counted from `start`; each month on the day in `on`. It goes on until the day in `until`.",
    )
      .meta({ title: "Repeats", enumDescriptions: EVERY.map((each) => `Every ${each}`) })
      .optional(),
    days: days("The days of the week on which it repeats; default: the day of `start`.").optional(),
    on: dayOfMonth.optional(),
    until: date("The last day on which it repeats.", "2026-12-15")
      .meta({ title: "Repeats until" })
      .optional(),
    except: list(
      date("A day on which it does not take place.", "2026-12-25"),
      "The dates that are left out.",
      ["2026-12-25"],
    ).optional(),
    timeZone: timeZone("The time zone of the event; default: the one of the business.").optional(),
    place: text(
      "Where it takes place; default: the business, unless it is online.",
      "Village hall",
    ).optional(),
    address: text("The address of the place.", "2 Mill Lane, Barry").optional(),
    online: link(
      "Where people take part online: the address of the meeting, or of a page that explains how.",
      "https://meet.example/harvest",
    ).optional(),
    who: text("Who speaks, plays or leads it.", "The Quarry Choir").optional(),
    ...price,
    price: price.price.optional(),
    prices: list(size, "Several prices instead of one.", [
      { label: "adults", price: 8 },
      { label: "children", price: 4 },
    ]).optional(),
    tickets: link(
      "Where tickets are sold or places are booked.",
      "https://tickets.example/harvest",
      "#contact",
    ).optional(),
    status: choice(
      ["cancelled", "postponed", "full"],
      "Whether it is cancelled, postponed to an unknown date, or fully booked. An event with a new date has it as `start`, and the old one as `movedFrom`.",
    ).optional(),
    movedFrom: moment("The date that it had before.", "2026-09-26 18:30").optional(),
    summary: text("What it is, in a sentence or two.", "Soup, bread and songs.").optional(),
    text: markdown(
      "The whole description, for an event that is shown alone.",
      "Bring a **plate** and a friend.",
    ).optional(),
    picture: picture.optional(),
    link: link("The page about the event.", "/harvest-supper").optional(),
  }),
  ...EVENT_RULES,
);

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the events.", "What’s on").optional(),
  intro: markdown("A sentence or two under the heading.", "All are welcome.").optional(),
  layout: choice(
    ["list", "tiles", "single"],
    "The layout: a list by date; tiles with pictures; or all details of each event, for a page about a single one.",
  ).default("list"),
  events: list(
    event,
    "The events, in any order; the section sorts them by date, and omits those that are past. A table is often shorter.",
    [{ title: "Harvest supper", start: "2026-10-03 18:30", end: "22:00", price: 8 }],
    { min: 0 },
  ),
  show: choice(
    ["upcoming", "past", "all"],
    "Which events are shown: those that are not past; past ones, the newest first, as in an archive; or both.",
  ).default("upcoming"),
  limit: z
    .int()
    .min(1)
    .optional()
    .meta({ description: "How many events are shown; default: all.", examples: [3] }),
  action: action.optional().meta({
    description: "A button under the events, such as to a page with all of them.",
  }),
};

export type EventFields = z.output<typeof event>;
