import { type Slots, writeOut } from "./grammar.ts";
import { pick, pickSome, type Random } from "./random.ts";
import { closings } from "./topics/closings.ts";
import { lists } from "./topics/lists.ts";
import { openings } from "./topics/openings.ts";
import type { Topic } from "./topics/topic.ts";
import { website } from "./topics/website.ts";
import { work } from "./topics/work.ts";

/** About as long as the texts that people wrote. */
const WORDS = { min: 230, max: 320 };

/** How many paragraphs stand between the first and the last. */
const TOPICS = [2, 3, 3];

/** Whether one of them ends in a list. */
const WITH_LIST = [true, false, false];

/** A page's own text in Markdown: drawn again until it is neither short nor long. */
export function localContent(slots: Slots, random: Random): string {
  for (;;) {
    const paragraphs = plan(random).map((paragraph) => writeOut(paragraph, slots, random));
    const text = paragraphs.join("\n\n");
    const words = text.split(/\s+/).length;
    if (words >= WORDS.min && words <= WORDS.max) return text;
  }
}

/** Four or five paragraphs that have not been written out yet. */
function plan(random: Random): string[] {
  const topics = pickSome(random, [...work, ...website], pick(random, TOPICS));
  const inner = topics.map((topic) => paragraph(topic, random));
  if (pick(random, WITH_LIST)) inner[1] = listed(random);
  return [
    paragraph(pick(random, openings), random),
    ...inner,
    paragraph(pick(random, closings), random),
  ];
}

const paragraph = (topic: Topic, random: Random): string =>
  topic.map((stage) => pick(random, stage)).join(" ");

function listed(random: Random): string {
  const { before, entries } = pick(random, lists);
  const chosen = pickSome(random, entries, 3).map((entry) => `- ${entry}`);
  return `${paragraph(before, random)}\n\n${chosen.join("\n")}`;
}
