import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";
import { productsStructuredData } from "./structured-data.ts";

export const products = defineSection({
  type: "products",
  description:
    "Products with picture and price, each a link to where it is sold. The site has no cart of its own.",
  alsoCalled: ["shop", "store", "goods", "merchandise", "catalogue"],
  says: ["shop"],
  schema,
  texts: ["shop"],
  structuredData: productsStructuredData,
  fixtures: () => import("./fixtures.ts"),
});
