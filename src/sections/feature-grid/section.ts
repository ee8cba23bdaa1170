import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";

export const featureGrid = defineSection({
  type: "featureGrid",
  name: "Cards",
  description: "A grid of cards, for services, features or platforms.",
  alsoCalled: ["features", "cards", "services", "offers"],
  says: ["offer"],
  schema,
  texts: ["cards"],
  fixtures: () => import("./fixtures.ts"),
});
