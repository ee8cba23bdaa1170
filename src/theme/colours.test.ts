import { describe, expect, it } from "vitest";
import { seeded } from "../testing/seeded.ts";
import { colourCss } from "./colours.ts";
import { completeTheme } from "./complete-theme.ts";
import { contrast, TEXT_CONTRAST } from "./contrast.ts";

const anyColour = (random: () => number) =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, "0")}`;

/** The colours of both schemes, as browsers read them. */
function schemesOf(light: Record<"paper" | "ink" | "accent", string>) {
  const theme = { motif: "plain", iconStyle: "Sharp", fonts: {} } as const;
  const css = colourCss(completeTheme({ ...theme, colours: { light, dark: {} } }, "en").colours);
  return css
    .split("@media")
    .map(
      (part) => new Map([...part.matchAll(/--(\w+):(#\w+)/g)].map(([, name, hex]) => [name, hex])),
    );
}

describe("what stands on dark bands, and on the boards there", () => {
  it.each(Array.from({ length: 4 }, (_, seed) => seed))("can be read: seed %d", (seed) => {
    const random = seeded(seed);
    let tried = 0;
    while (tried < 25) {
      const [paper, ink, accent] = [anyColour(random), anyColour(random), anyColour(random)];
      if (contrast(paper, ink) < TEXT_CONTRAST) continue;
      tried++;
      for (const scheme of schemesOf({ paper, ink, accent })) {
        const colour = (name: string) => scheme.get(name) ?? "";
        for (const text of ["onBand", "mutedOnBand", "accent", "errorOnBand", "successOnBand"]) {
          for (const ground of ["band", "bandCard"]) {
            const ratio = contrast(colour(text), colour(ground));
            const where = `${text} ${colour(text)} on ${ground} ${colour(ground)}`;
            expect(ratio, where).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          }
        }
      }
    }
  });
});
