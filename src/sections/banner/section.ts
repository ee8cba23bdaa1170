import { defineSection } from "../../model/section-definition.ts";
import { deriveBanner } from "./derive.ts";
import { schema } from "./schema.ts";

export const banner = defineSection({
  type: "banner",
  description:
    "A short notice, such as a holiday or a road that is closed; it may stand first on a page, and shows between its dates if it has any.",
  alsoCalled: ["announcement", "alert", "notice"],
  schema,
  component: "./banner.tsx",
  uses: { features: { closable: ({ closable }) => closable } },
  derive: deriveBanner,
  fixtures: () => import("./fixtures.ts"),
});
