import { defineSection } from "../../model/section-definition.ts";
import { deriveDownloads } from "./derive.ts";
import { schema } from "./schema.ts";

export const downloads = defineSection({
  type: "downloads",
  description:
    "Files to take along, such as a price list or a form, each with its kind and size. What a browser can show, it shows; all else it saves.",
  alsoCalled: ["files", "documents", "pdf"],
  schema,
  component: "./downloads.tsx",
  derive: deriveDownloads,
  fixtures: () => import("./fixtures.ts"),
});
