import { ourKit } from "../../src/kit/our-kit.ts";
import { definitionOf } from "../../src/model/section-kit.ts";

/** The name of a type's folder, which is also that of its picture. */
const folderOf = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The example of a type: its fixture with the most fields. */
export async function fullFixtureOf(type: string): Promise<object> {
  const { fixtures } = definitionOf(ourKit(), { type });
  return (await fixtures()).fixtures.full;
}

/** The path of the picture of a type's example, relative to `docs`. */
export const pictureOf = (type: string): string => `images/sections/${folderOf(type)}.webp`;
