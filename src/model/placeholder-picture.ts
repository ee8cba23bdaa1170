/** The picture in the place of one that the owner has to choose; the studio adds it to the folder. */
export const PLACEHOLDER_PICTURE = "placeholder.svg";
