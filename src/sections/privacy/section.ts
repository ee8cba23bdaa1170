import { defineSection } from "../../model/section-definition.ts";
import { derivePrivacy } from "./derive.ts";
import { schema } from "./schema.ts";

export const privacy = defineSection({
  type: "privacy",
  description:
    "The privacy notice. It writes itself from what the site does: forms, map, fonts, search. You add what a website cannot know.",
  alsoCalled: ["privacyPolicy", "dataProtection", "gdpr"],
  schema,
  component: "./privacy.tsx",
  uses: { features: { privacyNotice: "always" } },
  derive: derivePrivacy,
  fixtures: () => import("./fixtures.ts"),
});
