import { defineSection } from "plumbline/kit";
import { deriveHero } from "./derive.ts";
import { schema } from "./schema.ts";

interface HeroFields {
  picture?: unknown;
  video?: unknown;
  layout?: string | undefined;
  frame: string;
}

/** The field that is incompatible with the others, and why. */
function incompatibleField(hero: HeroFields): [field: string, error: string] | null {
  const { picture, video, layout, frame } = hero;
  // A page may omit an optional picture of its template.
  const hasPlace = "picture" in hero || "video" in hero;
  if (picture && video) {
    const error = "A hero shows a picture or a video, not both; the video has its own poster.";
    return ["picture", error];
  }
  if (layout && layout !== "centred" && !hasPlace) {
    const error = `\`layout\` positions the picture or the video, and the hero has neither: add a \`picture\` or a \`video\`, remove \`layout\`, or write "centred".`;
    return ["layout", error];
  }
  if (frame === "phone" && layout && layout !== "beside") {
    const error = `A phone is only possible beside the text: remove \`frame\`, or write "beside".`;
    return ["layout", error];
  }
  return null;
}

export const hero = defineSection({
  type: "hero",
  name: "Start of a page, large",
  description: "The start of a page: its main heading, a sentence or two, and buttons.",
  alsoCalled: ["intro", "header", "opener", "cover", "jumbotron"],
  says: ["start"],
  schema,
  inApp: true,
  uses: {
    features: { video: ({ video }) => video !== undefined },
    cover: ({ layout }) =>
      layout === "behind"
        ? "background"
        : layout === "above" || layout === "cover"
          ? "picture"
          : undefined,
  },
  texts: ["video"],
  rules: [
    {
      holds: (hero) => incompatibleField(hero) === null,
      error: (hero) => incompatibleField(hero)?.[1] ?? "",
      path: (hero) => [[incompatibleField(hero)?.[0] ?? ""]],
    },
  ],
  derive: deriveHero,
  fixtures: () => import("./fixtures.ts"),
});
