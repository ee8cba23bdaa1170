import { defineSection } from "../../model/section-definition.ts";
import { deriveVideo } from "./derive.ts";
import { videoStructuredData } from "./describe.ts";
import { schema } from "./schema.ts";

export const video = defineSection({
  type: "video",
  description:
    "A film with sound, from a file of your own or from YouTube, Vimeo and the like. Nothing of it is loaded, and no other company learns of the visit, before somebody presses play.",
  alsoCalled: ["film", "movie", "youtube", "vimeo"],
  schema,
  component: "./video.tsx",
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
  describe: videoStructuredData,
  fixtures: () => import("./fixtures.ts"),
});
