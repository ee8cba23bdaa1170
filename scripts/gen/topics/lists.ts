import type { Topic } from "./topic.ts";

/** A paragraph that ends in a list: what leads to it, and what may stand in it. */
export interface ListTopic {
  before: Topic;
  entries: readonly string[];
}

export const lists: readonly ListTopic[] = [
  {
    before: [
      [
        "For a {trade} in {place} I would (plan|begin with) this:",
        "A first plan for a {trade} between {place} and {near} might (read|look like this):",
        "If you were the only {trade} on {street}, I would still (want|ask for):",
        "{number} pages would (do|carry you), and this is what they hold:",
      ],
    ],
    entries: [
      "one page for {job}, with a price to start from",
      "one page for {small}, (short|quick) and with a large number",
      "a map of where you go, (ending|stopping) at {near2}",
      "pictures of {houses}, not of (tools|handshakes)",
      "{proof}, with a line on why it (matters|counts)",
      "an answer to those who ask {worry}",
      "three reviews that name {place}",
      "a form that takes a photo of the (trouble|damage)",
      "what you do **not** do, so that nobody (asks|rings) in vain",
      "your face, your van and (who|the name of whoever) picks up",
      "the weeks in {month} when you are (away|off)",
      "a page headed {heading} and a second one for landlords",
      "a word on parking near {landmark}",
      "which {trade2} you work with, and why",
    ],
  },
  {
    before: [
      [
        "{person} decides in a minute, and looks for these (things|signs):",
        "Before anyone in {place} lets a {trade} in, they (check|look) for:",
        "Three things tell owners of {houses} that you are (real|the right one):",
        "What makes somebody by {landmark} ring you rather than the next one on the (list|screen)?",
      ],
    ],
    entries: [
      "a (local|landline) number and a name to go with it",
      "a job they recognise, on {street} or in {near}",
      "a photograph of {proof}",
      "words about {houses}, from someone who has (been in|worked on) them",
      "an answer before they have to ask {worry}",
      "insurance and registration, with the (number|date)",
      "a review by {person2}",
      "a price for {small}, even a (rough|broad) one",
      "how soon you can (come|look at it)",
      "a site that opens at once (below|under) {hill}",
      "the same name on the van, the (invoice|quote) and the page",
      "no (rubbish|empty phrases) about passion",
    ],
  },
];
