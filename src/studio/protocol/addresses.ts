/** Where the browser finds the studio and its API. */

export const STUDIO_URL = "/__studio/";
export const API_URL = `${STUDIO_URL}api/`;

/** Responds to whoever has the key, also while the site is read for the first time. */
export const ALIVE_URL = `${API_URL}alive`;

/** The script in the pages that the studio shows. */
export const FRAME_SCRIPT_URL = `${STUDIO_URL}frame.js`;

/** Small versions of the pictures of `public/media`. */
export const MEDIA_URL = `${STUDIO_URL}media/`;

/** Larger files are not taken. */
export const MAX_UPLOAD_BYTES = 50_000_000;

/** The address of a small version of a picture; `version` changes with its content. */
export const mediaUrl = (name: string, version: string): string =>
  `${MEDIA_URL}${encodeURIComponent(name)}?v=${encodeURIComponent(version)}`;
