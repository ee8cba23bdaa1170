import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";

export const split = defineSection({
  type: "split",
  name: "Picture and text",
  description:
    "A picture beside a text, with a list, facts or buttons: who is behind the business, or one thing about it. Several can alternate their sides.",
  alsoCalled: [
    ...["about", "aboutUs", "story", "biography", "profile"],
    ...["content", "textImage", "imageText", "mediaText", "pictureText", "feature"],
  ],
  says: ["people"],
  schema,
  derive: ({ precedingOfType }, { side }) => ({
    isPictureLast: side === "end" || (side === "alternate" && precedingOfType % 2 === 1),
  }),
  rules: [
    {
      holds: ({ heading, text, points }) =>
        [heading, text, points].some((words) => words !== undefined),
      error:
        "There is nothing beside the picture. Write a heading, a text or points; for pictures alone there are other types, such as a gallery.",
      path: "text",
    },
  ],
  fixtures: () => import("./fixtures.ts"),
});
