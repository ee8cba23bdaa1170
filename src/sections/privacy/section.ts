import { defineSection } from "plumbline/kit";
import { derivePrivacy } from "./derive.ts";
import { schema } from "./schema.ts";

export const privacy = defineSection({
  type: "privacy",
  name: "Privacy notice",
  description:
    "The privacy notice, generated from what the site uses: forms, map, fonts, search. You add what Plumbline cannot know.",
  alsoCalled: ["privacyPolicy", "dataProtection", "gdpr"],
  says: ["law"],
  schema,
  uses: { features: { privacyNotice: "always" } },
  derive: derivePrivacy,
  fixtures: () => import("./fixtures.ts"),
});
