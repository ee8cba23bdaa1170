import type { ColourName, Colours, Theme } from "../../schema/theme.ts";
import { channels, contrast, luminance, MARK_CONTRAST, TEXT_CONTRAST } from "./contrast.ts";
import { firstReadable, mixColours, readableTone, textColourOn, toTone } from "./tones.ts";

/** What shows where something filled with the accent ends: the first of these that is seen on the page. */
function accentEdge(colours: Colours): ColourName {
  const isSeen = (name: ColourName) =>
    contrast(colours[name], colours.paper) >= MARK_CONTRAST &&
    contrast(colours[name], colours.card) >= MARK_CONTRAST;
  return (["accent", "onAccent"] as const).find(isSeen) ?? "ink";
}

/** Boards on bands have a share of the band's text, as long as all can be read on them. */
const BOARD_SHARES = [0.09, 0.06];

/** Where it cannot, they go the other way, as far as it takes to be seen. */
const contrastingBoard = (band: string, onBand: string) =>
  luminance(onBand) > luminance(band)
    ? mixColours(band, "#000000", 0.2)
    : mixColours(band, "#FFFFFF", 0.7);

/**
 * What only dark bands have, and follows from the colours that they share with the page. Links, buttons
 * and marks there have the accent, or where that is too dark for it, a tone of the accent.
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
 * How much of a ground has to lie over a picture so that text can be read on it, whatever the picture
 * shows: nothing in it is lighter than white or darker than black.
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

/** What is seen of a picture's dot through a ground that lets `1 - share` of it through. */
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

/** The colours as CSS variables, for light and for dark surroundings. */
export const colourCss = ({ light, dark }: Theme["colours"]): string =>
  `:root{color-scheme:light dark;${declarations(light)}}` +
  `@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`;
