import { defineSection } from "plumbline/kit";
import { deriveVideo } from "./derive.ts";
import { schema } from "./schema.ts";
import { videoStructuredData } from "./structured-data.ts";

export const video = defineSection({
  type: "video",
  description:
    "A film with sound, from your own file or from a service such as YouTube or Vimeo. Nothing loads, and no other company learns of the visit, before a visitor presses play.",
  alsoCalled: ["film", "movie", "youtube", "vimeo"],
  says: ["work"],
  schema,
  uses: {
    features: {
      video: ({ files }) => files !== undefined,
      player: ({ player }) => player !== undefined,
    },
  },
  texts: ["video", "player"],
  rules: [
    {
      holds: ({ files, player, captions }) =>
        files ? player === undefined : player !== undefined && captions.length === 0,
      error:
        "A film is either `files` of your own, which may have `captions`, or a `player` elsewhere.",
      path: "files",
    },
  ],
  derive: deriveVideo,
  structuredData: videoStructuredData,
  fixtures: () => import("./fixtures.ts"),
});
