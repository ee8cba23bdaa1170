import {
  choice,
  clock,
  date,
  days,
  eyebrow,
  heading,
  link,
  list,
  markdown,
  object,
  price,
  shortForm,
  text,
  withRules,
} from "plumbline/kit";

export const FILTERS = ["name", "who", "where", "level"] as const;

const lesson = withRules(
  object("A class on one or more days of the week.", {
    days: days("The days of the week."),
    begins: clock("The time when it begins.", "18:30"),
    ends: clock("The time when it ends.", "19:45").optional(),
    name: text("The name of the class.", "Yin yoga"),
    who: text("Who teaches it.", "Ann B.").optional(),
    where: text("The room or place.", "Upper room").optional(),
    level: text("The level.", "Beginners").optional(),
    ...price,
    price: price.price.optional(),
    note: text("A short note.", "bring a blanket").optional(),
    firstDay: date("The first day of the class, if it is in the future.", "2027-01-11").optional(),
    lastDay: date("Its last day.", "2027-07-02").optional(),
    link: link("The target of a link on its name.", "/yin-yoga").optional(),
  }),
  {
    holds: ({ begins, ends }) => ends === undefined || begins !== ends,
    error: "A class cannot end when it begins.",
    path: "ends",
  },
  {
    holds: ({ firstDay = "", lastDay }) => lastDay === undefined || firstDay <= lastDay,
    error: "This is before the first day.",
    path: "lastDay",
  },
);

const filter = object(
  "A filter, with a name if that of classes does not fit, such as for services.",
  {
    by: choice(FILTERS, "What visitors can choose by."),
    label: text("The name of the filter.", "Led by").optional(),
  },
);

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the timetable.", "Classes").optional(),
  intro: markdown("A sentence or two under the heading.", "Come ten minutes early.").optional(),
  classes: list(lesson, "The classes, in any order; a table is often shorter.", [
    { days: ["Monday"], begins: "18:30", ends: "19:45", name: "Yin yoga" },
  ]),
  filters: list(
    shortForm(filter, "by"),
    "The filters over the timetable; default: those that have between 2 and 16 choices, if there are many classes.",
    ["who", "level"],
    { min: 0 },
  ).optional(),
  note: markdown(
    "A note under the timetable, such as about holidays.",
    "No classes in August.",
  ).optional(),
};
