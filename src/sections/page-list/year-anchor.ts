/** The id of a year in the list with an id. */
export const yearAnchor = (id: string | undefined, year: string) => `${id ?? "pages"}-${year}`;
