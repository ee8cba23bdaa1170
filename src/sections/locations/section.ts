import { defineSection } from "plumbline/kit";
import { deriveLocations } from "./derive.ts";
import { schema } from "./schema.ts";

export const locations = defineSection({
  type: "locations",
  description:
    "The `locations` of a business with several, each with its address, phone, hours, map and directions.",
  alsoCalled: ["branches", "shops", "offices", "map"],
  says: ["place"],
  schema,
  uses: {
    features: { locationMaps: ({ showMaps }) => showMaps },
    hours: ({ only }) => ({ form: "card", business: false, locations: only ?? "all" }),
  },
  texts: ["facts", "map"],
  derive: deriveLocations,
  fixtures: () => import("./fixtures.ts"),
});
