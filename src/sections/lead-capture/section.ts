import { defineSection } from "plumbline/kit";
import { deriveLeadCapture } from "./derive.ts";
import { schema } from "./schema.ts";

export const leadCapture = defineSection({
  type: "leadCapture",
  name: "Sign-up",
  description: "A sign-up for a free offer or a newsletter, with the form from `forms.signup`.",
  alsoCalled: ["newsletter", "signup", "subscribe", "leads"],
  says: ["newsletter"],
  schema,
  background: "card",
  uses: { features: { signupForm: "always" } },
  texts: ["form", "signup"],
  derive: deriveLeadCapture,
  fixtures: () => import("./fixtures.ts"),
});
