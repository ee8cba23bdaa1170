/** Selector for pages in a right-to-left language. */
export const RTL = '[dir="rtl"]';

/** For ornaments and arrows that point in the reading direction. */
export const MIRRORED = { scale: "-1 1" };

/**
 * For facts, such as an address, on a right-to-left page: their own letters decide their direction, and
 * the page their alignment.
 */
export const OWN_DIRECTION = { unicodeBidi: "plaintext", textAlign: "right" } as const;
