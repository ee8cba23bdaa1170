import { ourKit } from "../../src/kit/our-kit.ts";
import { definitionOf } from "../../src/model/kit/section-kit.ts";

/** The name of a type's folder, which is also that of its picture. */
export const folderOf = (type: string) =>
  type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A section that the reference shows, and the path of its picture, relative to `docs`. */
export interface Example {
  /** The layout that it is an example of; undefined for the fixture with the most fields. */
  layout?: string;
  section: object;
  picture: string;
}

const fixturesOf = async (type: string) =>
  (await definitionOf(ourKit(), { type }).fixtures()).fixtures;

/** The example of a type: its fixture with the most fields. */
export const fullFixtureOf = async (type: string): Promise<object> => (await fixturesOf(type)).full;

/** The examples of a type: the full one, and each fixture that has the name of its layout. */
export async function examplesOf(type: string): Promise<Example[]> {
  const fixtures = await fixturesOf(type);
  const layouts = Object.entries(fixtures).filter(
    ([name, section]) => "layout" in section && section.layout === name,
  );
  return [
    { section: fixtures.full, picture: pictureOf(folderOf(type)) },
    ...layouts.map(([layout, section]) => ({
      layout,
      section,
      picture: pictureOf(`${folderOf(type)}-${layout}`),
    })),
  ];
}

const pictureOf = (name: string) => `images/sections/${name}.webp`;
