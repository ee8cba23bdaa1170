import type { Wish } from "../../model/kit/wishes.ts";
import { STUDIO_URL } from "./addresses.ts";

/** Pages with one section each, in the theme of the site. */
export const SAMPLES_URL = `${STUDIO_URL}samples/`;

/** The section types to choose from. */
export interface SectionChoices {
  /** Changes with everything that their pictures depend on. */
  key: string;
  types: SectionChoice[];
}

/** A section type to add. */
export interface SectionChoice {
  type: string;
  /** The type in words. */
  name: string;
  description: string;
  alsoCalled: readonly string[];
  /** What owners want to say with it. */
  says: readonly Wish[];
  /** The names of its presets, the one with the fewest fields first. */
  presets: readonly string[];
  /** Whether it is the site's own, or of one of its plugins. */
  isOwn: boolean;
}

/** The address of a page that shows a preset of a section type. */
export const sampleUrl = (key: string, type: string, preset: string): string =>
  `${SAMPLES_URL}page?${new URLSearchParams({ type, preset, key })}`;
