import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "leadCapture", heading: "The roof guide", success: "Check your inbox." },
  full: {
    type: "leadCapture",
    eyebrow: "For free",
    id: "guide",
    background: "paper",
    heading: "Ten leaks you can mend",
    text: "A guide for **dry** days.",
    points: ["Which slates slip", "When to ring"],
    nameLabel: "What you are called",
    emailLabel: "Where it should go",
    button: "Send me the guide",
    success: "It is on its way.",
    failure: "It did not get through.",
    smallPrint: "One letter, no list.",
  },
} satisfies Fixtures<typeof schema>;

/** Both appear after the form has been sent. */
export const shownLater = ["success", "failure"];
