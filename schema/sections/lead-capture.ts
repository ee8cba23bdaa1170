import { heading, list, markdown, text } from "../fields/fields.ts";
import { section } from "../fields/section.ts";

export const leadCapture = section(
  "leadCapture",
  "A sign-up for something free, in exchange for an email; it uses `forms.signup`.",
  {
    heading: heading(2, "The heading.", "The free local SEO guide"),
    text: markdown("What the visitor gets.", "Nine jobs you can do this week.").optional(),
    points: list(text("One thing that is in it.", "Your Google profile"), "What is in it.", [
      "Your Google profile",
    ]).optional(),
    nameLabel: text("Label of the name field.", "First name").optional(),
    emailLabel: text("Label of the email field.", "Email").optional(),
    button: text("What the button says.", "Send me the guide").optional(),
    success: text("What is shown once the sign-up has gone out.", "Thank you. Check your inbox."),
    failure: text(
      "What is shown when the sign-up could not be sent.",
      "That did not go through. Nothing you typed is lost.",
    ).optional(),
    smallPrint: markdown("A line under the form.", "One email, no list.").optional(),
  },
  {
    background: "card",
    features: { signupForm: "always" },
    texts: ["form", "signup"],
    alsoCalled: ["newsletter", "signup", "subscribe", "leads"],
  },
);
