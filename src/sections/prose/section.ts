import { defineSection } from "plumbline/kit";
import { deriveProse } from "./derive.ts";
import { schema } from "./schema.ts";

export const prose = defineSection({
  type: "prose",
  name: "Text",
  description: "Running text under a heading.",
  alsoCalled: ["text", "paragraph", "content", "richText", "markdown"],
  says: ["story", "law"],
  schema,
  derive: deriveProse,
  fixtures: () => import("./fixtures.ts"),
});
