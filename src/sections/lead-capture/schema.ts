import { heading, list, markdown, text } from "../../../schema/fields/fields.ts";

export const schema = {
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
};
