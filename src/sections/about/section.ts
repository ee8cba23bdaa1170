import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";

export const about = defineSection({
  type: "about",
  description: "Who is behind the business, with a portrait.",
  alsoCalled: ["aboutUs", "story", "biography", "profile"],
  schema,
  fixtures: () => import("./fixtures.ts"),
});
