/** The code of a static studio does not change while it runs. */

export const codeKey = (): string => "static";
export const siteCodeKey = (extensionsKey = ""): string => `static ${extensionsKey}`;

const unavailable = async (name: string): Promise<URL> => {
  throw new Error(`Browsers cannot run "${name}".`);
};
export const workerUrl = unavailable;
export const newestWorkerUrl = unavailable;
export const watchedCode = { paths: [] as string[], isIgnored: () => true };
