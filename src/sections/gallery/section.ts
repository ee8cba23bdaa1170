import { defineSection } from "plumbline/kit";
import { deriveGallery } from "./derive.ts";
import { schema } from "./schema.ts";

export const gallery = defineSection({
  type: "gallery",
  name: "Pictures",
  description:
    "Pictures in a grid that visitors can enlarge, and pairs of before and after with a slider.",
  alsoCalled: ["photos", "pictures", "images", "slideshow", "carousel", "portfolio"],
  says: ["work"],
  schema,
  texts: ["gallery"],
  derive: deriveGallery,
  fixtures: () => import("./fixtures.ts"),
});
