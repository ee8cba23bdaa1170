import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "gardenYear",
    heading: "Das Gartenjahr",
    seasons: [{ name: "Sommer", jobs: ["Hecke schneiden"] }],
  },
  full: {
    type: "gardenYear",
    id: "gartenjahr",
    background: "card",
    heading: "Durch das Jahr",
    intro: "Was *jetzt* zu tun ist.",
    seasons: [
      { name: "März", jobs: ["Rosen schneiden", "Beete lockern"] },
      { name: "Oktober", jobs: ["Zwiebeln stecken"] },
    ],
  },
} satisfies Fixtures<typeof schema>;
