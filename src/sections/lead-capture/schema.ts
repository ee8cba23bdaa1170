import { eyebrow, heading, list, markdown, text } from "plumbline/kit";

export const schema = {
  eyebrow,
  heading: heading(2, "The heading.", "The free local SEO guide"),
  text: markdown("The offer to visitors.", "Nine jobs you can do this week.").optional(),
  points: list(text("One part of the offer.", "Your Google profile"), "What the offer contains.", [
    "Your Google profile",
  ]).optional(),
  nameLabel: text("The label of the name field.", "First name").optional(),
  emailLabel: text("The label of the email field.", "Email").optional(),
  button: text("The words of the button.", "Send me the guide").optional(),
  success: text("The message after a sign-up is sent.", "Thank you. Check your inbox."),
  failure: text(
    "The message when a sign-up cannot be sent.",
    "That did not go through. Nothing you typed is lost.",
  ).optional(),
  smallPrint: markdown("A line under the form.", "One email, no list.").optional(),
};
