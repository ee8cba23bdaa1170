import { defineSection } from "plumbline/kit";
import { derivePriceList } from "./derive.ts";
import { schema } from "./schema.ts";

export const priceList = defineSection({
  type: "priceList",
  description: "Prices in groups, such as a menu or the prices of a salon.",
  alsoCalled: ["prices", "menu", "rates", "pricing"],
  schema,
  derive: derivePriceList,
  fixtures: () => import("./fixtures.ts"),
});
