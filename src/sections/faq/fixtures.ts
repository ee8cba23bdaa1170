import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "faq",
    questions: [{ question: "How long does slate last?", answer: "A hundred years." }],
  },
  full: {
    type: "faq",
    eyebrow: "Good to know",
    id: "questions",
    background: "ink",
    heading: "Before you ring",
    intro: "Three answers **at once**.",
    questions: [
      { question: "Do you climb in the rain?", answer: "No.\n\n## Why\n\nWet slate is *ice*." },
      {
        question: "Who pays for the scaffold?",
        answer: "We do:\n\n- up on Monday\n- down on Friday",
      },
    ],
    open: "first",
  },
  open: {
    type: "faq",
    heading: "All of it",
    questions: [{ question: "Is it dry?", answer: "As a bone." }],
    open: "all",
  },
} satisfies Fixtures<typeof schema>;
