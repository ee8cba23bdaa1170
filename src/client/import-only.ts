/** Replaces Vite's function of this name, which preloads a module's imports. */
export const __vitePreload = <T>(load: () => Promise<T>): Promise<T> => load();
