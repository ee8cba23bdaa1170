import type { ColourName, Colours, Theme } from "../../../schema/theme.ts";
import { channels, contrast, luminance, MARK_CONTRAST, TEXT_CONTRAST } from "./contrast.ts";
import { firstReadable, mixColours, readableTone, textColourOn, toTone } from "./tones.ts";

/**
 * The edge of areas filled with the accent: the first of these colours with enough contrast on the page.
 */
function accentEdge(colours: Colours): ColourName {
  const isSeen = (name: ColourName) =>
    contrast(colours[name], colours.paper) >= MARK_CONTRAST &&
    contrast(colours[name], colours.card) >= MARK_CONTRAST;
  return (["accent", "onAccent"] as const).find(isSeen) ?? "ink";
}

/** The share of the band's text colour in cards on bands, as long as text on them stays readable. */
const BOARD_SHARES = [0.09, 0.06];

/** Otherwise they move away from the text colour until the card is visible. */
const contrastingBoard = (band: string, onBand: string) =>
  luminance(onBand) > luminance(band)
    ? mixColours(band, "#000000", 0.2)
    : mixColours(band, "#FFFFFF", 0.7);

/**
 * Colours of dark bands, computed from those of the page. Links, buttons and marks use the accent, or a
 * readable tone of it.
 */
function bandColours(colours: Colours) {
  const { band, onBand, mutedOnBand, accent, onAccent, error, success } = colours;
  const boards = BOARD_SHARES.map((share) => mixColours(band, onBand, share));
  const texts = [onBand, mutedOnBand, ...(contrast(accent, band) < TEXT_CONTRAST ? [] : [accent])];
  const bandCard = firstReadable([...boards, contrastingBoard(band, onBand), band], texts);
  const onBoth = (colour: string) => readableTone(toTone(colour), [band, bandCard]);
  const accentOnBand = onBoth(accent);
  const isSame = accentOnBand.toLowerCase() === accent.toLowerCase();
  return {
    bandCard,
    accentOnBand,
    onAccentOnBand: isSame ? onAccent : textColourOn(accentOnBand, colours),
    errorOnBand: onBoth(error),
    successOnBand: onBoth(success),
  };
}

/**
 * The opacity of a background over a picture at which text is readable on any picture: its darkest
 * pixel is black, its lightest white.
 */
function scrimOver({ paper, card, band, ink, onBand }: Colours): number {
  const pairs = [
    [paper, ink],
    [card, ink],
    [band, onBand],
  ] as const;
  const isEnough = (share: number) =>
    pairs.every(([ground, text]) =>
      ["#000000", "#FFFFFF"].every(
        (pixel) => contrast(blended(pixel, ground, share), text) > TEXT_CONTRAST,
      ),
    );
  const shares = Array.from({ length: 50 }, (_, step) => (50 + step) / 100);
  return shares.find(isEnough) ?? 1;
}

/** A pixel under a background with the opacity `share`. */
const blended = (pixel: string, ground: string, share: number): string => {
  const below = channels(pixel);
  const mixed = channels(ground).map((value, at) => value * share + (below[at] ?? 0) * (1 - share));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
};

const declarations = (colours: Colours) =>
  Object.entries({
    ...colours,
    ...bandColours(colours),
    accentEdge: `var(--${accentEdge(colours)})`,
    scrim: scrimOver(colours),
  })
    .map(([name, value]) => `--${name}:${value};`)
    .join("");

/** The colours as CSS variables, for light and dark mode. */
export const colourCss = ({ light, dark }: Theme["colours"]): string =>
  `:root{color-scheme:light dark;${declarations(light)}}` +
  `@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`;
