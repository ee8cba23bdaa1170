import { type Config, makeConfig, makePage, type PageConfig, wrong } from "./site.ts";

type Template = NonNullable<Config["templates"]>[string];

/** A template with a parameter of each type. */
export const template = (parts: Partial<Template> = {}): Template => ({
  params: {
    location: { type: "text", description: "The name of the place" },
    story: { type: "markdown", description: "What is true of this place only" },
    areas: { type: "list", description: "Two places nearby", count: 2 },
  },
  label: "{location}",
  title: "Roofs in {location}",
  description: "Dry roofs in {location}.",
  sections: [
    { type: "hero", heading: "{location} roofs" },
    { type: "prose", text: "{story}" },
    { type: "nearbyAreas", heading: "Also near {location}", areas: ["{areas}"] },
  ],
  ...parts,
});

/** A template for a table with towns and their stories; the first section has the id "way". */
export const townTemplate = template({
  params: {
    town: { type: "text", description: "The place" },
    story: { type: "markdown", description: "Its story" },
  },
  label: "{town}",
  title: "Roofs in {town}",
  description: "Dry roofs in {town}.",
  sections: [
    { type: "hero", heading: "{town} roofs", id: "way" },
    { type: "prose", text: "{story}" },
  ],
});

/** A template whose parameters come from the rows of a file, including an object and links. */
export const shop = template({
  params: {
    location: { type: "text", description: "The place" },
    areas: { type: "list", description: "Places nearby", count: 2 },
    miles: { type: "number", description: "How far it is", optional: true },
    base: {
      type: "object",
      description: "Where from",
      optional: true,
      fields: { city: { type: "text", description: "The city" } },
    },
    links: {
      type: "list",
      description: "Where to",
      optional: true,
      fields: {
        label: { type: "text", description: "Words" },
        link: { type: "link", description: "To" },
      },
    },
  },
  sections: wrong([
    { type: "hero", heading: "{location}, {miles} miles from {base.city}", actions: "{links}" },
    { type: "nearbyAreas", heading: "Also near", areas: ["{areas}"] },
  ]),
});

/** A page of the template. */
export const localPage = (parts: Partial<PageConfig> = {}): PageConfig => ({
  path: "/roofs-mockham",
  template: "local",
  params: params(),
  ...parts,
});

/** Its parameters, all valid by default. */
export const params = (parts: NonNullable<PageConfig["params"]> = {}) => ({
  location: "Mockham",
  story: "Slates by the sea.",
  areas: ["Otherby", "Thirdwick"],
  ...parts,
});

/** A site with the template, a home page and these pages. */
export const templated = (...pages: PageConfig[]): Config =>
  makeConfig({ templates: { local: template() }, pages: [makePage(), ...pages] });
