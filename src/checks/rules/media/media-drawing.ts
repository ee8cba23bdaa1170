import type { DrawingFault } from "../../../lib/files/drawing-faults.ts";
import { defineCheck } from "../../engine/rule.ts";
import { firstUses } from "./media-size.ts";

export const mediaDrawing = defineCheck({
  id: "media-drawing",
  severity: "warning",
  summary: "Drawings look the same on every device.",
  explanation:
    "Browsers show an SVG on a page like a photograph. They load no fonts or other pictures for it, and run no " +
    "scripts in it. Letters appear in another font, and linked pictures are missing. Drawing " +
    "programs can turn letters into shapes, and embed pictures in the file.",
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
    why: "contains letters, but browsers load no font for a drawing, so many visitors see another font.",
    hint: 'Turn the letters into shapes. Drawing programs call that "object to path" or "create outlines".',
  },
  outside: {
    why: "links to a font, a picture or styles, which browsers do not load for a drawing.",
    hint: "Embed them when you export the drawing.",
  },
  script: {
    why: "contains scripts or HTML, which browsers ignore in a drawing.",
    hint: "Export it again as a plain SVG.",
  },
};
