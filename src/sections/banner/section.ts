import { defineSection } from "plumbline/kit";
import { deriveBanner } from "./derive.ts";
import { schema } from "./schema.ts";

export const banner = defineSection({
  type: "banner",
  name: "Notice",
  description:
    "A short notice, such as a holiday or a closed road; it may be the first section of a page, and appears between its dates if it has any.",
  alsoCalled: ["announcement", "alert", "notice"],
  says: ["news"],
  schema,
  script: { file: "./notice.ts", beforePaint: true },
  uses: { features: { closable: ({ closable }) => closable } },
  derive: deriveBanner,
  fixtures: () => import("./fixtures.ts"),
});
