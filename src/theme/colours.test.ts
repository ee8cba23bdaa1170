import { describe, expect, it } from "vitest";
import { plain } from "../motifs/plain/motif.ts";
import { seeded } from "../testing/seeded.ts";
import { colourCss } from "./colours.ts";
import { completeTheme } from "./complete-theme.ts";
import { channels, contrast, TEXT_CONTRAST } from "./contrast.ts";

const anyColour = (random: () => number) =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, "0")}`;

/** The colours of both schemes, as browsers read them. */
function schemesOf(light: Record<"paper" | "ink" | "accent", string>) {
  const theme = { motif: "plain", iconStyle: "Sharp", fonts: {} } as const;
  const css = colourCss(
    completeTheme({ ...theme, colours: { light, dark: {} } }, plain.fonts.Latn).colours,
  );
  return css
    .split("@media")
    .map(
      (part) =>
        new Map([...part.matchAll(/--(\w+):(#\w+|[\d.]+)/g)].map(([, name, hex]) => [name, hex])),
    );
}

const mixed = (over: string, under: string, share: number) =>
  `#${channels(over)
    .map((value, at) => Math.round(value * share + (channels(under)[at] ?? 0) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;

describe("a ground laid over a picture", () => {
  it("leaves words readable, whatever the picture shows", () => {
    const random = seeded(7);
    let tried = 0;
    while (tried < 60) {
      const [paper, ink, accent] = [anyColour(random), anyColour(random), anyColour(random)];
      if (contrast(paper, ink) < TEXT_CONTRAST + 0.1) continue;
      tried++;
      for (const scheme of schemesOf({ paper, ink, accent })) {
        const colour = (name: string) => scheme.get(name) ?? "";
        const scrim = Number(colour("scrim"));
        for (const [ground, text] of [
          ["paper", "ink"],
          ["card", "ink"],
          ["band", "onBand"],
        ] as const) {
          for (const pixel of ["#000000", "#ffffff", anyColour(random)]) {
            const seen = mixed(colour(ground), pixel, scrim);
            const where = `${text} ${colour(text)} on ${ground} over ${pixel} by ${scrim}`;
            expect(contrast(colour(text), seen), where).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          }
        }
      }
    }
  });
});

describe("what stands on dark bands, and on the boards there", () => {
  it.each(Array.from({ length: 4 }, (_, seed) => seed))(
    "can be read, and the boards be seen: seed %d",
    (seed) => {
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
          const [band, board] = [colour("band"), colour("bandCard")];
          // Black and white have nothing beyond them.
          if (!/^#(0{6}|f{6})$/i.test(band)) {
            expect(contrast(band, board), `${board} on ${band}`).toBeGreaterThan(1.015);
          }
        }
      }
    },
  );
});
