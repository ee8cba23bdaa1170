/** The windows in which the site is tested. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** The content of a window of 1280 by 1024 pixels at a zoom of 400 %. */
export const ZOOMED = { width: 320, height: 256 };

/** The narrowest screen of WCAG's reflow criterion. */
export const NARROW = { width: 320, height: 640 };
