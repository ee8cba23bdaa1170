import type { BusinessType } from "../../../schema/business-types.ts";
import type { LookChoice, Theme } from "../../../schema/theme.ts";
import type { Backdrop } from "../backdrop.ts";

type FontPair = Pick<Theme["fonts"], "heading" | "body">;

/** A look: one value with everything that other code needs to know about it. */
export interface LookDefinition extends LookChoice {
  kind: "look";
  /**
   * The file of its styles, beside the definition, which exports them as `styles`; by default `./styles.ts`. Browsers
   * never get the definition.
   */
  styles?: `./${string}`;
  /** The fonts by the script of a language, such as `Arab`; all others get the Latin ones. */
  fonts: { Latn: FontPair } & Record<string, FontPair>;
  /** The background and text colours of a new site with this look. */
  ground: { paper: string; ink: string };
  /** The kinds of business whose new sites get this look. */
  suits?: readonly BusinessType[];
  /** What is behind the words of share images. */
  backdrop: Backdrop;
}

export const DEFAULT_STYLES = "./styles.ts";

/** Defines a look. */
export const defineLook = (look: Omit<LookDefinition, "kind">): LookDefinition => ({
  kind: "look",
  ...look,
});

/** Two fonts by their Fontsource ids, and the weight and width of headings. */
export const fontPair = (heading: string, weight: number, body: string, width = 100): FontPair => ({
  heading: { font: heading, weight, width },
  body: { font: body },
});

/** The look's fonts for a language. */
export const fontsFor = ({ fonts }: LookDefinition, language: string): FontPair =>
  fonts[scriptOf(language) ?? "Latn"] ?? fonts.Latn;

const scriptOf = (language: string) => new Intl.Locale(language).maximize().script;
