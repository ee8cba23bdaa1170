import { defineSection } from "../../model/section-definition.ts";
import { deriveGallery } from "./derive.ts";
import { schema } from "./schema.ts";

export const gallery = defineSection({
  type: "gallery",
  description:
    "Pictures in a grid that open large, and pairs of before and after with a slider between them.",
  alsoCalled: ["photos", "pictures", "images", "slideshow", "carousel", "portfolio"],
  schema,
  component: "./gallery.tsx",
  texts: ["gallery"],
  derive: deriveGallery,
  fixtures: () => import("./fixtures.ts"),
});
