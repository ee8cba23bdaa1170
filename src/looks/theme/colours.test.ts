import { describe, expect, it } from "vitest";
import { seeded } from "../../testing/changes/seeded.ts";
import { plain } from "../plain/look.ts";
import { colourCss } from "./colours.ts";
import { completeTheme } from "./complete-theme.ts";
import { channels, contrast, luminance, TEXT_CONTRAST } from "./contrast.ts";

const anyColour = (random: () => number) =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, "0")}`;

/** The CSS variables of both schemes. */
function schemesOf(light: Record<"paper" | "ink" | "accent", string> & { band?: string }) {
  const theme = { look: "plain", iconStyle: "Sharp", fonts: {} } as const;
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

describe("a colour layer over a picture", () => {
  it("keeps text readable over any picture", () => {
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

const ACCENTS = "#3874AA #FFD400 #F6C6D0 #050608 #FDFDFD #808080 #003366 #B3261E".split(" ");
const GROUNDS = [
  { paper: "#FFFFFF", ink: "#222222" },
  { paper: "#F7F4EE", ink: "#5A5A5A" },
  { paper: "#FFFFFF", ink: "#0B6B3A" },
  { paper: "#111111", ink: "#EEEEEE" },
  { paper: "#4A5560", ink: "#FFFFFF" },
];
const BANDS = [undefined, "#10253E", "#000000", "#2E2E2E", "#3D0C11"];

/** Colours that people choose, and random ones. */
const CHOICES = [
  ...GROUNDS.flatMap((ground) =>
    ACCENTS.flatMap((accent) => BANDS.map((band) => ({ ...ground, accent, band }))),
  ),
  ...readableByChance(seeded(3), 100),
];

function readableByChance(random: () => number, count: number) {
  const chosen: { paper: string; ink: string; accent: string; band: undefined }[] = [];
  while (chosen.length < count) {
    const [paper, ink, accent] = [anyColour(random), anyColour(random), anyColour(random)];
    if (contrast(paper, ink) >= TEXT_CONTRAST) chosen.push({ paper, ink, accent, band: undefined });
  }
  return chosen;
}

describe("a dark band", () => {
  /** #444444, on which white letters are easy to read. */
  const DARK = luminance("#444444");
  const TEXTS = ["onBand", "mutedOnBand", "accentOnBand", "errorOnBand", "successOnBand"];

  it.each(CHOICES)("is dark, with readable text: $paper $ink $accent $band", (choice) => {
    const { band: given, ...first } = choice;
    for (const scheme of schemesOf({ ...first, ...(given ? { band: given } : {}) })) {
      const colour = (name: string) => scheme.get(name) ?? "";
      const [band, board] = [colour("band"), colour("bandCard")];
      expect(luminance(band), band).toBeLessThan(DARK);
      const pairs = TEXTS.flatMap((text) => [
        [text, "band"],
        [text, "bandCard"],
      ]);
      for (const [text = "", ground = ""] of [...pairs, ["onAccentOnBand", "accentOnBand"]]) {
        const where = `${text} ${colour(text)} on ${ground} ${colour(ground)}`;
        expect(contrast(colour(text), colour(ground)), where).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }
      // No colour is darker than black or lighter than white.
      if (!/^#(0{6}|f{6})$/i.test(band)) {
        expect(contrast(band, board), `${board} on ${band}`).toBeGreaterThan(1.015);
      }
    }
  });

  it("uses the accent itself if it is readable", () => {
    const [day] = schemesOf({ paper: "#FFFFFF", ink: "#14202B", accent: "#DFFF2F" });
    expect(day?.get("accentOnBand")).toBe("#DFFF2F");
  });
});
