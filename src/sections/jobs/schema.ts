import {
  actions,
  choice,
  date,
  eyebrow,
  flag,
  heading,
  list,
  markdown,
  object,
  price,
  text,
} from "plumbline/kit";

export const KINDS = [
  ...(["fullTime", "partTime", "temporary", "freelance"] as const),
  ...(["apprenticeship", "internship", "volunteer"] as const),
] as const;

const job = object("One vacancy.", {
  title: heading(3, "The name of the job.", "Roofer"),
  kinds: list(choice(KINDS, "A kind of employment."), "The kinds of employment.", [
    "fullTime",
  ]).optional(),
  place: text("Where the work is; default: the business.", "Cardiff and the Vale").optional(),
  remote: flag("Whether the work can be done from home.", false),
  pay: object("The pay, and the time that it is for.", price).optional(),
  begins: text("When the work begins.", "in April, or earlier").optional(),
  text: markdown(
    "What the work is, whom you look for and what you offer.",
    "You lay slate in a team of three.",
  ).optional(),
  posted: date(
    "The day on which you published it; job searches ask for it.",
    "2026-11-16",
  ).optional(),
  until: date(
    "The last day to apply; after it, the job is no longer on the page.",
    "2027-01-31",
  ).optional(),
  actions: actions(2).default([]),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the jobs.", "Work with us").optional(),
  intro: markdown("A sentence or two under the heading.", "Four days a week.").optional(),
  jobs: list(job, "The vacancies, in order.", [{ title: "Roofer", kinds: ["fullTime"] }], {
    min: 0,
  }),
  none: markdown(
    "The words in place of the list if no job is open; there are some by default.",
    "Write to us anyway.",
  ).optional(),
};
