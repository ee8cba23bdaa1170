/** Takes the place of Vite's function of this name, which preloads what a module imports. */
export const __vitePreload = <T>(load: () => Promise<T>): Promise<T> => load();
