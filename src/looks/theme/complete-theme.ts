import type { ColourName, Colours, Theme, ThemeInput } from "../../../schema/theme.ts";
import { contrast, luminance, TEXT_CONTRAST } from "./contrast.ts";
import {
  firstReadable,
  mixColours,
  readableTone,
  type Tone,
  textColourOn,
  tonesTo,
  toTone,
} from "./tones.ts";

type PartialColours = { [Name in ColourName]?: string | undefined };
type BaseColours = Pick<Colours, "paper" | "ink" | "accent">;

/** Fills in the fonts and colours that the owner leaves out; the owner's own stay unchanged. */
export function completeTheme(
  { colours, fonts, ...rest }: ThemeInput,
  chosen: Pick<Theme["fonts"], "heading" | "body">,
): Theme {
  const { heading = chosen.heading, body = chosen.body, ...other } = fonts;
  return { ...rest, fonts: { heading, body, ...other }, ...completeColours(colours) };
}

/**
 * Computes the colours that the owner leaves out. Each one starts from a good-looking default and gets darker or lighter
 * until text on it is readable.
 */
export function completeColours({
  light: byDay,
  dark: byNight,
}: ThemeInput["colours"]): Pick<Theme, "colours" | "derived"> {
  const light = schemeOf(byDay, {});
  const dark = darkScheme(byNight, light, byDay.band);
  const missing = (chosen: PartialColours) =>
    (Object.keys(light) as ColourName[]).filter((name) => chosen[name] === undefined);
  return { colours: { light, dark }, derived: { light: missing(byDay), dark: missing(byNight) } };
}

const isDarkScheme = ({ paper, ink }: Pick<BaseColours, "paper" | "ink">) =>
  luminance(paper) < luminance(ink);

/** A site that is dark in light mode is the same in dark mode. `ownBand` is the owner's band by day. */
function darkScheme(chosen: PartialColours, day: Colours, ownBand: string | undefined): Colours {
  const wishes = isDarkScheme(day) ? day : { ...day, ...nightColours(day) };
  const paper =
    chosen.paper ?? readableTone(toTone(wishes.paper), definedColours(chosen, ...TEXT_ON_PAPER));
  const ink =
    chosen.ink ?? readableTone(toTone(wishes.ink), [paper, ...definedColours(chosen, "card")]);
  const band = chosen.band ?? (isDarkScheme(day) ? day.band : nightBand(paper, ownBand));
  // The accent is used on paper and on bands; in dark mode, bands are lighter.
  const accent =
    chosen.accent ??
    readableTone(toTone(wishes.accent), [band, ...definedColours(chosen, "onAccent")]);
  const own = ownBand === undefined ? {} : { band };
  return schemeOf({ ...chosen, ...own, paper, ink, accent }, isDarkScheme(day) ? day : {});
}

const TEXT_ON_PAPER = ["ink", "muted", "link", "error", "success"] as const;

/** Swaps paper and ink, both slightly adjusted. */
function nightColours({ paper, ink }: Colours): Pick<Colours, "paper" | "ink"> {
  const [ground, text] = [toTone(ink), toTone(paper)];
  const [night] = tonesTo({ ...ground, l: 0.2, c: Math.min(ground.c, 0.03) }, 0);
  const [moon] = tonesTo({ ...text, l: 0.965, c: Math.min(text.c, 0.012) }, 1);
  return { paper: night ?? ink, ink: moon ?? paper };
}

const definedColours = (colours: PartialColours, ...names: ColourName[]): string[] =>
  names.flatMap((name) => colours[name] ?? []);

/** All colours of a scheme; `wishes` are preferred values of those that the owner leaves out. */
function schemeOf(chosen: PartialColours & BaseColours, wishes: PartialColours): Colours {
  const { paper, ink, accent } = chosen;
  const isDark = isDarkScheme(chosen);
  const card = chosen.card ?? cardColour(chosen, wishes.card);
  const onAccent = chosen.onAccent ?? textColourOn(accent, chosen);
  const band = chosen.band ?? bandColour(chosen, wishes.band);
  const onBand = chosen.onBand ?? textColourOn(band, chosen);
  const text = (name: ColourName, tone: Tone) =>
    chosen[name] ?? readableTone(wishes[name] ? toTone(wishes[name]) : tone, [paper, card]);
  return {
    paper,
    card,
    ink,
    muted: text("muted", toTone(mixColours(ink, paper, 0.28))),
    line: chosen.line ?? wishes.line ?? mixColours(paper, ink, 0.16),
    accent,
    onAccent,
    link: text("link", linkTone(accent, [paper, card], ink)),
    band,
    onBand,
    mutedOnBand: chosen.mutedOnBand ?? readableTone(toTone(mixColours(onBand, band, 0.25)), [band]),
    lineOnBand: chosen.lineOnBand ?? mixColours(band, onBand, 0.2),
    error: text("error", { l: isDark ? 0.76 : 0.5, c: isDark ? 0.13 : 0.18, h: 28 }),
    success: text("success", { l: isDark ? 0.8 : 0.48, c: 0.11, h: 157 }),
  };
}

/** From this lightness on, paper counts as white. */
const WHITE_LIGHTNESS = 0.985;

/**
 * Cards are lighter than the paper, or slightly darker if the paper is white, as long as text on them
 * stays readable.
 */
function cardColour(chosen: PartialColours & BaseColours, wish: string | undefined): string {
  const { l, c, h } = toTone(chosen.paper);
  const lighter = isDarkScheme(chosen)
    ? { l: l + 0.045, c, h }
    : { l: l + 0.7 * (1 - l), c: c / 2, h };
  const other = l > WHITE_LIGHTNESS ? toTone(mixColours(chosen.paper, chosen.ink, 0.035)) : lighter;
  const [board = chosen.paper] = tonesTo(wish === undefined ? other : toTone(wish), 1);
  return firstReadable(
    [board, chosen.paper, "#FFFFFF", "#000000"],
    definedColours(chosen, ...TEXT_ON_PAPER),
  );
}

/**
 * A band is dark with any ink and accent. It is pale only if the owner's text colour on it needs that.
 */
function bandColour(chosen: PartialColours & BaseColours, wish: string | undefined): string {
  const { paper, ink, accent } = chosen;
  const dark = toTone(wish ?? (isDarkScheme(chosen) ? nightBand(paper) : ink));
  const { c, h } = toTone(accent);
  const pale = { l: isDarkScheme(chosen) ? 0.85 : 0.93, c: Math.min(c, 0.025), h };
  const texts = definedColours(chosen, "onBand", "mutedOnBand");
  const asDark = { ...dark, l: Math.min(dark.l, MAX_DARK_LIGHTNESS) };
  return firstReadable([...tonesTo(asDark, 0), ...tonesTo(pale, 1)], texts);
}

/** Lighter colours do not look dark. */
const MAX_DARK_LIGHTNESS = 0.36;
const BAND_STEP = 0.12;
/** Stronger colours glare beside dark paper. */
const MAX_NIGHT_CHROMA = 0.075;

/** A band that differs from dark paper, in its hue or that of the owner's band: lighter, if it stays dark. */
function nightBand(paper: string, own = paper): string {
  const { l } = toTone(paper);
  const { c, h } = toTone(own);
  const lighter = l + BAND_STEP;
  const tone = {
    l: lighter > MAX_DARK_LIGHTNESS ? Math.min(MAX_DARK_LIGHTNESS, l - BAND_STEP) : lighter,
    h,
  };
  const chroma =
    own === paper ? Math.max(c, Math.min(0.04, c * 1.6)) : Math.min(c, MAX_NIGHT_CHROMA);
  const [band = paper] = tonesTo({ ...tone, c: chroma }, 1);
  return band;
}

/** A yellow dark enough to be readable looks brown, so links use the opposite hue, blue. */
const YELLOWS = { from: 60, to: 135 };
const BLUE = { l: 0.47, c: 0.19, h: 262 };
/** Colours below this chroma look grey. */
const MAX_GREY_CHROMA = 0.04;

/** Links have the accent's hue if possible. */
function linkTone(accent: string, grounds: readonly string[], ink: string): Tone {
  const tone = toTone(accent);
  const isRead = grounds.every((ground) => contrast(accent, ground) >= TEXT_CONTRAST);
  if (isRead) return tone;
  if (tone.c < MAX_GREY_CHROMA) return toTone(ink);
  return tone.h >= YELLOWS.from && tone.h <= YELLOWS.to ? BLUE : tone;
}
