import { defineLook, fontPair } from "plumbline/kit";
import { backdrop } from "./backdrop.ts";

export const plain = defineLook({
  name: "plain",
  description: "quiet and exact, with blocks of colour",
  styles: "./styles.ts",
  fonts: {
    Latn: fontPair("schibsted-grotesk", 700, "source-sans-3"),
    Arab: fontPair("cairo", 700, "cairo"),
  },
  ground: { paper: "#FFFFFF", ink: "#172033" },
  backdrop,
});
