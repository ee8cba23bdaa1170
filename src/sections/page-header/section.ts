import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";

export const pageHeader = defineSection({
  type: "pageHeader",
  name: "Start of a page, calm",
  description:
    "The calm start of an inner page: its main heading, perhaps with a sentence and a small picture. The home page starts with a `hero`.",
  alsoCalled: ["pageTitle", "titleBar", "subHero", "innerHero", "pageIntro"],
  says: ["topic"],
  schema,
  background: "card",
  fixtures: () => import("./fixtures.ts"),
});
