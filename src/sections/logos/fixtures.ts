import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "logos", logos: [{ file: "picture.svg", name: "The slate guild" }] },
  full: {
    type: "logos",
    eyebrow: "In good company",
    id: "members",
    background: "ink",
    heading: "Who vouches for us",
    intro: "Looked at **each year**.",
    logos: [
      { file: "picture.svg", name: "Roofers of Testford", link: "https://guild.example/tess" },
      { file: "drawing.svg", name: "Copper and Lead" },
    ],
  },
} satisfies Fixtures<typeof schema>;
