import { defineLook, fontPair } from "plumbline/kit";
import { backdrop } from "./backdrop.ts";

export const slate = defineLook({
  name: "slate",
  description: "courses of slates in fine lines, and edges like split stone",
  styles: "./styles.ts",
  fonts: {
    Latn: fontPair("archivo", 480, "source-sans-3", 116),
    Arab: fontPair("readex-pro", 400, "cairo"),
  },
  ground: { paper: "#F2F3F4", ink: "#262B33" },
  backdrop,
});
