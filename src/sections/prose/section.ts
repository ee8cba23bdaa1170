import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";

export const prose = defineSection({
  type: "prose",
  description: "Running text under a heading.",
  alsoCalled: ["text", "paragraph", "content", "richText", "markdown"],
  schema,
  fixtures: () => import("./fixtures.ts"),
});
