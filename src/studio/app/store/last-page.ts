const KEY = "plumbline-studio-page";

const isReload = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");

/** The page that a window shows first: the home page, or after a reload the one that it showed before. */
export const firstPage = (): string => (isReload() && sessionStorage.getItem(KEY)) || "/";

/** Remembers the page that the window shows. */
export const rememberPage = (page: string): void => sessionStorage.setItem(KEY, page);
