/**
 * What a section can bring to its page that other parts of a site ask about, with where the file
 * describes it, if it does.
 */
export const FEATURES = {
  contactForm: "forms.contact",
  signupForm: "forms.signup",
  map: "map",
  player: undefined,
  /** The maps of single locations; a location may do without. */
  locationMaps: undefined,
  /** A list of news, which is also a feed. */
  feed: undefined,
  /** Something that visitors can close. */
  closable: undefined,
  privacyNotice: undefined,
  search: undefined,
  video: undefined,
} as const;

export type Feature = keyof typeof FEATURES;

/** When a section brings a feature: always, or if its fields say so. */
type Condition<Section> = "always" | Asked<Section>["holds"];

/** A method, so that the conditions of one type stand among those of all types. */
interface Asked<Section> {
  holds(section: Section): boolean;
}

/** The features of a section type. */
export type FeatureConditions<Section> = { [F in Feature]?: Condition<Section> };
