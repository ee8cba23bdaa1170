import { defineSection } from "plumbline/kit";
import { deriveDownloads } from "./derive.ts";
import { schema } from "./schema.ts";

export const downloads = defineSection({
  type: "downloads",
  description:
    "Files to download, such as a price list or a form, each with its type and size. Browsers open files that they can display and save all others.",
  alsoCalled: ["files", "documents", "pdf"],
  says: ["downloads"],
  schema,
  derive: deriveDownloads,
  fixtures: () => import("./fixtures.ts"),
});
