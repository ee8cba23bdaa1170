/**
 * The features that a section can add to its page and that other code asks for, with the part of the config
 * that describes each, if any.
 */
export const FEATURES = {
  contactForm: "forms.contact",
  /** One of the other forms, by its name. */
  namedForm: "forms.more",
  signupForm: "forms.signup",
  map: "map",
  player: undefined,
  /** The maps of single locations; not every location has one. */
  locationMaps: undefined,
  /** A list of news, which the page also offers as a feed. */
  feed: undefined,
  /** A notice that visitors can close. */
  closable: undefined,
  privacyNotice: undefined,
  search: undefined,
  video: undefined,
} as const;

export type Feature = keyof typeof FEATURES;

/** When a section adds a feature: always, or depending on its fields. */
type Condition<Section> = "always" | Asked<Section>["holds"];

/** Declares a method, since methods are bivariant: conditions of one type can be listed with those of all. */
interface Asked<Section> {
  holds(section: Section): boolean;
}

/** The features of a section type. */
export type FeatureConditions<Section> = { [F in Feature]?: Condition<Section> };
