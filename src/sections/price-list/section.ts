import { defineSection } from "plumbline/kit";
import { derivePriceList } from "./derive.ts";
import { schema } from "./schema.ts";
import { priceListStructuredData } from "./structured-data.ts";

export const priceList = defineSection({
  type: "priceList",
  description: "Prices in groups, such as the prices of a salon.",
  alsoCalled: ["prices", "rates", "pricing"],
  says: ["prices"],
  schema,
  derive: derivePriceList,
  structuredData: priceListStructuredData,
  fixtures: () => import("./fixtures.ts"),
});
