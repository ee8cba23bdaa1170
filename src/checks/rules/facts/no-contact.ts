import { defineCheck } from "../../engine/rule.ts";

export const noContact = defineCheck({
  id: "no-contact",
  severity: "error",
  summary: "The business has an email address or a phone number.",
  explanation:
    "Customers have to reach you, and so does anyone with a question about their " +
    "personal data. Give an email address or a phone number under business; both are better.",
  *checkSite({ config: { business } }) {
    if (business.email !== undefined || business.phone !== undefined) return;
    yield {
      path: ["business"],
      at: "key",
      message: "The business has neither an email address nor a phone number.",
      hint: 'Add "email" or "phone" under business.',
    };
  },
});
