import { defineSection } from "plumbline/kit";
import { deriveContact } from "./derive.ts";
import { schema } from "./schema.ts";

export const contact = defineSection({
  type: "contact",
  description:
    "The contact form with the details and map of the business, from `forms.contact`, `business` and `map`; it omits the form or the map if the config does.",
  alsoCalled: ["form", "contactForm", "getInTouch", "enquiry"],
  says: ["reach", "hours", "place"],
  schema,
  uses: {
    features: {
      contactForm: ({ form }) => form === undefined,
      namedForm: ({ form }) => form !== undefined,
      map: ({ showMap }) => showMap !== false,
    },
    hours: ({ showDetails }) =>
      showDetails ? { form: "beside", business: true, locations: "all" } : undefined,
  },
  texts: ["facts", "form", "map"],
  derive: deriveContact,
  fixtures: () => import("./fixtures.ts"),
});
