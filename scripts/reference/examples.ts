import { ourKit } from "../../src/kit/our-kit.ts";
import { definitionOf } from "../../src/model/section-kit.ts";

/** The folder of a type's component, and the name of its picture. */
const folderOf = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The section that one of our types is shown with: the fullest of those that it is tested with. */
export async function fullFixtureOf(type: string): Promise<object> {
  const { fixtures } = definitionOf(ourKit(), { type });
  return (await fixtures()).fixtures.full;
}

/** Where the picture of a type's example lies, seen from `docs`. */
export const pictureOf = (type: string): string => `images/sections/${folderOf(type)}.webp`;
