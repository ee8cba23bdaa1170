/** The cache of a session: browsers have no folder for it. */

const entries = new Map<string, Promise<Uint8Array>>();

export function cached(
  _cacheDir: string,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const known = entries.get(key) ?? make();
  entries.set(key, known);
  known.catch(() => entries.delete(key));
  return known;
}

export const cachedNow = (_cacheDir: string, _key: string, make: () => Buffer): Buffer => make();
export const readEntry = async (): Promise<undefined> => undefined;
export const writeEntry = async (): Promise<void> => {};
export const takeDamages = (): number => 0;
export const folderIn = (cacheDir: string, name: string): string => `${cacheDir}/${name}`;
export const cachedFolder = async (folder: string): Promise<string> => folder;
