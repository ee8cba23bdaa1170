import { defineSection } from "../../model/section-definition.ts";
import { derivePriceList } from "./derive.ts";
import { schema } from "./schema.ts";

export const priceList = defineSection({
  type: "priceList",
  description: "Prices in groups, as on a menu or a salon's board.",
  alsoCalled: ["prices", "menu", "rates", "pricing"],
  schema,
  component: "./price-list.tsx",
  derive: derivePriceList,
  fixtures: () => import("./fixtures.ts"),
});
