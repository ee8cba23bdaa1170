/** Nothing can be required in a browser: what asks for a package gets the answer that it is not there. */
export const createRequire = () =>
  Object.assign(
    (name: string) => {
      throw new Error(`Browsers cannot load "${name}".`);
    },
    {
      resolve(name: string): string {
        throw new Error(`Browsers cannot load "${name}".`);
      },
    },
  );
