/** The folder of a type's component, and the name of its picture. */
const folderOf = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The section that a type is shown with: the fullest of those that it is tested with. */
export async function exampleOf(type: string): Promise<object> {
  const module: { fixtures: { full: object } } = await import(
    `../../src/sections/${folderOf(type)}/fixtures.ts`
  );
  return module.fixtures.full;
}

/** Where the picture of a type's example lies, seen from `docs`. */
export const pictureOf = (type: string): string => `images/sections/${folderOf(type)}.webp`;
