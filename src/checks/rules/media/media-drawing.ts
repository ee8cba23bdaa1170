import type { DrawingFault } from "../../../files/drawing-faults.ts";
import { defineCheck } from "../../engine/rule.ts";
import { firstUses } from "./media-size.ts";

export const mediaDrawing = defineCheck({
  id: "media-drawing",
  severity: "warning",
  summary: "Drawings look on every device as they were drawn.",
  explanation:
    "Browsers show an SVG on a page like a photograph: they load no fonts and no other pictures for it, and run no " +
    "scripts in it. Letters come in a font that happens to be there, and pictures from elsewhere are missing. Drawing " +
    "programs can turn letters into shapes, and put pictures into the file.",
  *checkSite(site) {
    for (const { file, name, at } of firstUses(site, () => true)) {
      for (const fault of file.faults ?? []) {
        const { why, hint } = WORDS[fault];
        yield { ...at, message: `${name} ${why}`, hint };
      }
    }
  },
});

const WORDS: Record<Exclude<DrawingFault, "unreadable">, { why: string; hint: string }> = {
  letters: {
    why: "has letters in it, and browsers load no font for a drawing: many visitors see another one.",
    hint: 'Turn the letters into shapes; drawing programs call that "object to path" or "create outlines".',
  },
  outside: {
    why: "asks for a font, a picture or styles from elsewhere, which browsers do not load for a drawing.",
    hint: "Embed them when you export the drawing.",
  },
  script: {
    why: "has scripts or HTML in it, which browsers do not show in a drawing.",
    hint: "Export it again as a plain SVG.",
  },
};
